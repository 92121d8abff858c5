import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { test as base } from 'vitest';
import { type AppServer, appServer } from '@/lib/serve/server';

export interface Served {
  server: Server;
  port: number;
  /** The URL of the check endpoint. */
  checks: string;
  connections: () => Promise<number>;
  /** Opens a connection and sends a request without reading the answer. */
  sendWithoutReading: (sent: string) => Promise<Socket>;
}

/** A test with its own servers, as `npm start` makes them, on free ports. */
export const test = base.extend<{ serve: (how?: Partial<AppServer>) => Promise<Served> }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  serve: async ({}, use) => {
    const servers: Server[] = [];
    const sockets: Socket[] = [];
    await use(async (how = {}) => {
      const pages: AppServer['pages'] = (_, response) => response.end('a page');
      const server = appServer({ pages, headers: () => ({}), ...how });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      return {
        server,
        port,
        checks: `http://127.0.0.1:${port}/api/check`,
        connections: () => new Promise((resolve) => server.getConnections((_, count) => resolve(count))),
        sendWithoutReading: (sent) =>
          new Promise((resolve) => {
            const socket = connect(port, '127.0.0.1');
            sockets.push(socket);
            socket.pause();
            socket.on('error', () => {});
            socket.write(sent, () => resolve(socket));
          }),
      };
    });
    for (const socket of sockets) socket.destroy();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
});

/** A raw POST request. */
export const rawPost = (body: string, type = 'application/json'): string =>
  `POST /api/check HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

export const rawGet = (target: string): string => `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Adds a header to a request that closes the connection after it. */
export const closing = (request: string): string => request.replace('\r\n', '\r\nConnection: close\r\n');
