import { TAKING_MS } from './limits';
import type { Answers, Ask, Checker } from './reply';
import type { RequestBody } from './request-body';

/** Answers a request of the Fetch standard, as Next hands them over. */
export async function webReply(checker: Checker, request: Request): Promise<Response> {
  const { method, headers } = request;
  const ask: Ask = {
    method,
    type: headers.get('content-type'),
    length: headers.get('content-length'),
    address: '',
    body: bodyOf(request),
  };
  const { status, headers: own, body } = await checker.reply(ask);
  return new Response(typeof body === 'string' ? body : streamOf(body), { status, headers: own });
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

/** The answers as a stream that is given up when nobody takes them. */
function streamOf(answers: Answers): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let slow: ReturnType<typeof setTimeout> | undefined;
  return new ReadableStream({
    async pull(controller) {
      clearTimeout(slow);
      const text = await answers.next();
      if (text === null) {
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(text));
      slow = setTimeout(() => {
        answers.end();
        controller.error(new Error('The answers were not taken.'));
      }, TAKING_MS);
    },
    cancel() {
      clearTimeout(slow);
      answers.end();
    },
  });
}
