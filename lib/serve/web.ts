import { STALLED_MS } from './limits';
import type { Ask, Checker, Reply } from './reply';
import type { RequestBody } from './request-body';

/** Answers a request of the Fetch standard, as Next hands them over. */
export async function webReply(checker: Checker, request: Request): Promise<Response> {
  const { method, headers } = request;
  const ask: Ask = {
    method,
    type: headers.get('content-type'),
    encoding: headers.get('content-encoding'),
    length: headers.get('content-length'),
    address: '',
    body: bodyOf(request),
  };
  const reply = await checker.reply(ask);
  return new Response(bodyFor(reply), { status: reply.status, headers: reply.headers });
}

function bodyOf(request: Request): RequestBody {
  const reader = request.body?.getReader();
  return {
    read: async () => (await reader?.read())?.value ?? null,
    close: () => {
      reader?.cancel().catch(() => {});
    },
  };
}

/** The body of a response: many answers as a stream that is given up when nobody reads it. */
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
