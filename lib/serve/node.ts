import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sha256 } from '@/lib/cli/hash';
import { manyRosters } from '@/lib/cli/many-rosters';
import { AHEAD_BYTES } from './limits';
import { type Answers, Checker } from './reply';
import type { RequestBody } from './request-body';

/** The address that answers. */
export const CHECK_PATH = '/api/check';

/** A checker that is as fast as Node can make it. */
export const nodeChecker = (): Checker => new Checker({ parse: manyRosters(), sha256 });

/**
 * Answers a request of Node's own server. A client that stops reading is the affair of the server's timeout.
 * @param headers said besides
 * @param address who asks
 */
export async function nodeReply(
  checker: Pick<Checker, 'reply'>,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string> = {},
  address = request.socket.remoteAddress ?? '',
): Promise<void> {
  const reply = await checker.reply({
    method: request.method ?? '',
    type: request.headers['content-type'] ?? null,
    encoding: request.headers['content-encoding'] ?? null,
    length: request.headers['content-length'] ?? null,
    address,
    body: bodyOf(request),
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

function bodyOf(request: IncomingMessage): RequestBody {
  const pieces = request.iterator({ destroyOnReturn: false });
  return {
    read: async () => {
      const { value, done } = await pieces.next();
      return done ? null : (value as Uint8Array);
    },
    close: () => {},
  };
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
