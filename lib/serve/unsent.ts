import type { Server } from 'node:http';
import type { Socket } from 'node:net';

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
