import type { IncomingMessage, ServerResponse } from 'node:http';
import { sha256 } from '@/lib/cli/hash';
import { manyRosters } from '@/lib/cli/many-rosters';
import { TAKING_MS, WAITING_BYTES } from './limits';
import { type Answers, Checker } from './reply';
import type { RequestBody } from './request-body';

/** The address that answers. */
export const CHECK_PATH = '/api/check';

/** A checker that is as fast as Node can make it. */
export const nodeChecker = (): Checker => new Checker({ parse: manyRosters(), sha256 });

/**
 * Answers a request of Node's own server.
 * @param headers said besides
 * @param taking how long a client may take to take its answers
 */
export async function nodeReply(
  checker: Checker,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string> = {},
  taking = TAKING_MS,
): Promise<void> {
  const reply = await checker.reply({
    method: request.method ?? '',
    type: request.headers['content-type'] ?? null,
    length: request.headers['content-length'] ?? null,
    address: request.socket.remoteAddress ?? '',
    body: bodyOf(request),
  });
  const { status, body } = reply;
  const all: Record<string, string | number> = { ...headers, ...reply.headers };
  if (reply.unread) all.Connection = 'close';
  if (typeof body === 'string') {
    all['Content-Length'] = Buffer.byteLength(body);
    response.writeHead(status, all).end(body);
  } else {
    response.writeHead(status, all);
    await send(body, response, taking);
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

/** Sends the answers as they come; a client that does not take them is cut off. */
async function send(answers: Answers, response: ServerResponse, taking: number): Promise<void> {
  try {
    for (let text = await answers.next(); text !== null; text = await answers.next()) {
      if (response.destroyed) return;
      if (text === '' || response.write(text)) continue;
      if (response.writableLength > WAITING_BYTES && !(await taken(response, taking))) {
        response.destroy();
        return;
      }
    }
    response.end();
  } catch {
    response.destroy();
  } finally {
    answers.end();
  }
}

/** Waits until all is sent; false where the client is gone or takes too long. */
function taken(response: ServerResponse, taking: number): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (value: boolean) => () => {
      clearTimeout(timer);
      response.off('drain', drained).off('close', closed);
      resolve(value);
    };
    const [drained, closed] = [settle(true), settle(false)];
    const timer = setTimeout(closed, taking);
    response.once('drain', drained).once('close', closed);
  });
}

/** How long what is still coming is thrown away, so that the client reads the answer before the line is cut. */
const LEAVING_MS = 1000;

function leave(request: IncomingMessage): void {
  if (request.complete) return;
  request.resume();
  setTimeout(() => request.socket.destroy(), LEAVING_MS).unref();
}
