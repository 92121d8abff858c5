import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AHEAD_BYTES, STALLED_MS } from './limits';
import type { Answers, Responder } from './responder';

/**
 * Answers a request of Node's HTTP server. The server's timeout handles other clients that stop reading.
 * @param headers additional headers of the response
 * @param address the client's address
 * @param stalled milliseconds in which a client must read what it has been sent of many answers
 */
export async function nodeReply(
  responder: Pick<Responder, 'reply'>,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string> = {},
  address = request.socket.remoteAddress ?? '',
  stalled = STALLED_MS,
): Promise<void> {
  const pieces = request.iterator({ destroyOnReturn: false });
  const reply = await responder.reply({
    method: request.method ?? '',
    header: (name) => request.headers[name]?.toString() ?? null,
    address,
    body: { read: () => pieces.next(), close: () => {} },
  });
  // The request holds its place until the answer is sent, so that memory stays bounded.
  if (response.destroyed) reply.end();
  else response.once('close', reply.end);
  const { status, body } = reply;
  const all: Record<string, string | number> = { ...headers, ...reply.headers };
  if (reply.unread) all.Connection = 'close';
  if (typeof body === 'string') {
    all['Content-Length'] = Buffer.byteLength(body);
    response.writeHead(status, all).end(body);
  } else {
    response.writeHead(status, all);
    await send(body, response, stalled);
  }
  if (reply.unread) discardRest(request);
}

/** Sends the answers as they come; pauses until the client has read the previous ones. */
async function send(answers: Answers, response: ServerResponse, stalled: number): Promise<void> {
  try {
    for (let text = await answers(); text !== null; text = await answers()) {
      if (response.destroyed) return;
      if (text === '' || response.write(text) || response.writableLength <= AHEAD_BYTES) continue;
      await drainOrClose(response, stalled);
    }
    response.end();
  } catch {
    response.destroy();
  }
}

/** Rejects if the answers are not read in time: Node's timeout starts again when a part of them is. */
async function drainOrClose(response: ServerResponse, stalled: number): Promise<void> {
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(stalled)]);
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
  settled.abort();
}

/** Milliseconds to discard the rest of a request, so that the client reads the answer before the connection closes. */
const DISCARD_MS = 1000;

function discardRest(request: IncomingMessage): void {
  if (request.complete) return;
  request.resume();
  setTimeout(() => request.socket.destroy(), DISCARD_MS).unref();
}
