import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AHEAD_BYTES } from './limits';
import type { Answers, Responder } from './responder';

/**
 * Answers a request of Node's own server. A client that stops reading is the affair of the server's timeout.
 * @param headers said besides
 * @param address who asks
 */
export async function nodeReply(
  responder: Pick<Responder, 'reply'>,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string> = {},
  address = request.socket.remoteAddress ?? '',
): Promise<void> {
  const pieces = request.iterator({ destroyOnReturn: false });
  const reply = await responder.reply({
    method: request.method ?? '',
    header: (name) => request.headers[name]?.toString() ?? null,
    address,
    body: { read: () => pieces.next(), close: () => {} },
  });
  // Until the answer is sent, it holds the place: what is kept in memory for clients stays bounded.
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
    await send(body, response);
  }
  if (reply.unread) leave(request);
}

/** Sends the answers as they come; while the client has not read the last ones, no more are made. */
async function send(answers: Answers, response: ServerResponse): Promise<void> {
  try {
    for (let text = await answers(); text !== null; text = await answers()) {
      if (response.destroyed) return;
      if (text === '' || response.write(text) || response.writableLength <= AHEAD_BYTES) continue;
      await drainOrClose(response);
    }
    response.end();
  } catch {
    response.destroy();
  }
}

async function drainOrClose(response: ServerResponse): Promise<void> {
  const settled = new AbortController();
  const { signal } = settled;
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
  settled.abort();
}

/** How long what is still coming is thrown away, so that the client reads the answer before the line is cut. */
const LEAVING_MS = 1000;

function leave(request: IncomingMessage): void {
  if (request.complete) return;
  request.resume();
  setTimeout(() => request.socket.destroy(), LEAVING_MS).unref();
}
