import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy to the app's server that can go offline, or serve a newer version of the app. */
export interface Front {
  address: string;
  /** Goes offline: connections are refused. */
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  /** Serves the app as another version, marked in its pages; optionally without the previous version's scripts. */
  renew: (without?: 'scripts') => void;
  /** The paths of all requests. */
  asked: string[];
}

/** The service worker as another build would generate it. */
const otherWorker = (worker: string) => worker.replaceAll(/revision:"\w+"/g, 'revision:"renewed"');

const withoutScripts = (worker: string) =>
  worker.replaceAll(/\{url:"\/_next\/static\/chunks\/[^"]+\.js",revision:null\},?/g, '');

const otherPage = (page: string) => page.replace('<html ', '<html data-renewed ');

/** Starts a proxy on a free port that forwards everything to the app's server. */
export async function openFront(app: string): Promise<Front> {
  const asked: string[] = [];
  let renewed = false;
  let scriptsGone = false;

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/';
    asked.push(path);
    if (scriptsGone && /^\/_next\/static\/chunks\/.+\.js$/.test(path)) return outgoing.writeHead(404).end();
    // No conditional requests: a 304 would bypass the changes made here.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...asks } = incoming.headers;
    const headers = { ...asks, 'accept-encoding': 'identity' };
    const handedOn = request(app + path, { method: incoming.method, headers }, async (given) => {
      const chunks: Buffer[] = [];
      for await (const chunk of given) chunks.push(chunk as Buffer);
      let body = Buffer.concat(chunks);
      if (renewed && path === '/sw.js') body = Buffer.from(otherWorker(body.toString()));
      if (scriptsGone && path === '/sw.js') body = Buffer.from(withoutScripts(body.toString()));
      if (renewed && given.headers['content-type']?.startsWith('text/html'))
        body = Buffer.from(otherPage(body.toString()));
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = given.headers;
      // The HTTP cache would hide what the app does not cache itself.
      outgoing.writeHead(given.statusCode ?? 500, { ...kept, 'cache-control': 'no-store' }).end(body);
    });
    handedOn.on('error', () => outgoing.destroy());
    incoming.pipe(handedOn);
  };

  let server = createServer(answer);
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    mend: async () => {
      server = createServer(answer);
      await listen(port);
    },
    renew: (without) => {
      renewed = true;
      scriptsGone = without === 'scripts';
    },
  };
}
