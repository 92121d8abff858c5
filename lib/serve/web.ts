import { STALLED_MS } from './limits';
import type { Reply, Responder } from './responder';

/** Answers a Fetch API request, as Next passes them. */
export async function webReply(responder: Responder, request: Request): Promise<Response> {
  const reader = request.body?.getReader();
  const reply = await responder.reply({
    method: request.method,
    header: (name) => request.headers.get(name),
    address: '',
    body: {
      read: async () => (await reader?.read()) ?? {},
      close: () => {
        reader?.cancel().catch(() => {});
      },
    },
  });
  return new Response(bodyFor(reply), { status: reply.status, headers: reply.headers });
}

/** The body of a response: for many answers a stream, abandoned if nobody reads it. */
function bodyFor({ body, end }: Reply): string | ReadableStream<Uint8Array> {
  if (typeof body === 'string') {
    end();
    return body;
  }
  const encoder = new TextEncoder();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  return new ReadableStream({
    async pull(controller) {
      clearTimeout(stalled);
      try {
        const text = await body();
        if (text === null) {
          end();
          controller.close();
          return;
        }
        controller.enqueue(encoder.encode(text));
      } catch (error) {
        end();
        throw error;
      }
      stalled = setTimeout(() => {
        end();
        controller.error(new Error('The answers were not read.'));
      }, STALLED_MS);
    },
    cancel() {
      clearTimeout(stalled);
      end();
    },
  });
}
