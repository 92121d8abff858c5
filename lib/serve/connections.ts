import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { linkOf } from '@/lib/check/changed-links';

/** Waiting requests of a connection above which it is not read: Node dispatches all in a piece that it has read. */
const MAX_WAITING = 8;
/** Waiting requests of all connections above which one that sends more is closed; each takes some kilobytes. */
const MAX_WAITING_IN_ALL = 8192;

/**
 * Answers the requests of a connection one after the other, and reads it only as fast. Node dispatches all pipelined
 * requests immediately, and would hold all of them and their answers in memory.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, Queue>();
  let inAll = 0;

  const queueOf = (socket: Socket): Queue => {
    const known = queues.get(socket);
    if (known) return known;
    const queue: Queue = { isAnswering: false, waiting: [] };
    queues.set(socket, queue);
    // Node reads on whenever a body is read or an answer has ended.
    socket.on('resume', () => {
      if (queue.waiting.length > MAX_WAITING) socket.pause();
    });
    socket.once('close', () => {
      inAll -= queue.waiting.splice(0).length;
    });
    return queue;
  };

  return (request, response) => {
    const { socket } = request;
    const queue = queueOf(socket);
    const answer = () => {
      queue.isAnswering = true;
      response.once('close', () => {
        queue.isAnswering = false;
        const following = socket.destroyed ? undefined : queue.waiting.shift();
        if (!following) return;
        inAll--;
        if (queue.waiting.length === MAX_WAITING) socket.resume();
        following();
      });
      listener(request, response);
    };
    if (!queue.isAnswering) return answer();
    if (socket.destroyed) return;
    queue.waiting.push(answer);
    inAll++;
    if (inAll > MAX_WAITING_IN_ALL) socket.destroy();
    else if (queue.waiting.length > MAX_WAITING) socket.pause();
  };
}

/** The requests of a connection that wait until the one before them is answered. */
interface Queue {
  isAnswering: boolean;
  waiting: (() => void)[];
}

/** Bytes that the client of a connection has not read yet, and when it last read some. */
interface Unsent {
  bytes: number;
  read: number;
}

/** Interval between two checks of the sum, in milliseconds, and maximum number of requests between them. */
const CHECK_MS = 1000;
const CHECK_REQUESTS = 32;

/**
 * Bounds the memory of a server for clients that have not read their answers yet. Above `most` bytes, connections are
 * closed, starting with those that have not read for longest.
 */
export function limitUnsent(server: Server, most: number): void {
  const connections = new Map<Socket, Unsent>();
  let requests = 0;

  const check = () => {
    requests = 0;
    const now = performance.now();
    let sum = 0;
    for (const [socket, unsent] of connections) {
      const bytes = socket.writableLength;
      if (bytes === 0 || bytes < unsent.bytes) unsent.read = now;
      unsent.bytes = bytes;
      sum += bytes;
    }
    if (sum <= most) return;
    const longest = [...connections].sort(([, a], [, b]) => a.read - b.read);
    for (const [socket, { bytes }] of longest) {
      if (bytes === 0) continue;
      socket.destroy();
      sum -= bytes;
      if (sum <= most) return;
    }
  };

  server.on('connection', (socket) => {
    connections.set(socket, { bytes: 0, read: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', () => {
    if (++requests >= CHECK_REQUESTS) check();
  });
  const timer = setInterval(check, CHECK_MS).unref();
  server.on('close', () => clearInterval(timer));
}

const NO_PATH = 'The request has no path of this app; request a path such as /.';

/**
 * Gives each path one spelling before it is routed, and answers requests without one. Fastify routes `/api/./fix` and
 * a full URL, as proxies send it, as they stand.
 */
export const normalised =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const { method, url = '' } = request;
    if (method === 'OPTIONS' && url === '*') {
      response.writeHead(204, { Allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' }).end();
      return;
    }
    const target = targetOf(url);
    if (target === null) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end(NO_PATH);
      return;
    }
    const link = linkOf(target);
    if (link !== null) {
      response.writeHead(302, { Location: link }).end();
      return;
    }
    request.url = target;
    listener(request, response);
  };

/**
 * The path and query of a request, with `.` and `..` resolved and without a fragment; null if it has none. The host of
 * a full URL is ignored, since there is only one app. Leading slashes are collapsed, because a browser would read
 * `//name` as a host.
 */
export function targetOf(url: string): string | null {
  const path = /^(?:https?:\/\/[^/?#\\]*)?([/?\\].*)?$/i.exec(url);
  if (path === null || url === '') return null;
  const [, rest = ''] = path;
  const { pathname, search } = new URL(oneSlash(rest), 'http://localhost');
  return oneSlash(pathname) + search;
}

const oneSlash = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;
