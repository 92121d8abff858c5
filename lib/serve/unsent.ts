import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What waits to be read by the client of a connection, and when it last read some of it. */
interface Unsent {
  bytes: number;
  read: number;
}

/** How often the sum is taken, in milliseconds, and after how many requests at the latest. */
const LOOK_MS = 1000;
const LOOK_REQUESTS = 32;

/**
 * Bounds what a server keeps in memory for clients that have yet to read it. When it is over `most` bytes, connections
 * are closed, first those that have not read for longest.
 */
export function limitUnsent(server: Server, most: number): void {
  const connections = new Map<Socket, Unsent>();
  let requests = 0;

  const look = () => {
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
    if (++requests >= LOOK_REQUESTS) look();
  });
  const timer = setInterval(look, LOOK_MS).unref();
  server.on('close', () => clearInterval(timer));
}
