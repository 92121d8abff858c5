import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { test as base } from 'vitest';
import { type AppOptions, createApp } from '@/lib/serve/app';
import { check, lines } from '@/lib/serve/thread';
import type { Work } from '@/lib/serve/threads';

export interface Served {
  server: Server;
  port: number;
  /** The URL of the check endpoint. */
  checks: string;
  connections: () => Promise<number>;
  /** Opens a connection and sends a request without reading the answer. */
  sendWithoutReading: (sent: string) => Promise<Socket>;
}

/** Checks in this thread; no fixes. */
export const ownWork: Work = {
  check,
  lines,
  fix: () => Promise.reject(new Error('There are no threads here')),
  close: async () => {},
};

export interface How extends Partial<Omit<AppOptions, 'pages' | 'work'>> {
  pages?: RequestListener;
  work?: Partial<Work>;
}

/** Makes a server on a free port, as `npm start` does. */
export async function started({ pages = (_, response) => response.end('a page'), work, ...how }: How = {}) {
  const app = await createApp({
    work: { ...ownWork, ...work },
    pages: async (each) => {
      each.all('/*', (request, reply) => {
        reply.hijack();
        pages(request.raw, reply.raw);
      });
    },
    ...how,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, server: app.server, port: (app.server.address() as AddressInfo).port };
}

/** A test with its own servers. */
export const test = base.extend<{ serve: (how?: How) => Promise<Served> }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  serve: async ({}, use) => {
    const apps: Awaited<ReturnType<typeof started>>[] = [];
    const sockets: Socket[] = [];
    await use(async (how) => {
      const one = await started(how);
      apps.push(one);
      const { server, port } = one;
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
    for (const { app, server } of apps) {
      server.closeAllConnections();
      await app.close();
    }
  },
});

/** A raw POST request. */
export const rawPost = (body: string, type = 'application/json'): string =>
  `POST /api/check HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

export const rawGet = (target: string): string => `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Adds a header to a request that closes the connection after it. */
export const closing = (request: string): string => request.replace('\r\n', '\r\nConnection: close\r\n');
