import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy to the app's server that can go offline, or serve a newer version of the app. */
export interface NetworkProxy {
  address: string;
  /** Goes offline: connections are refused. */
  goOffline: () => Promise<void>;
  goOnline: () => Promise<void>;
  /** Serves the app as another version, marked in its pages; optionally without the previous version's scripts. */
  serveNewVersion: (without?: 'scripts') => void;
  /** Answers everything but the service worker with 200 and a page, to be cached for a year. */
  breakAfter: (requests: number) => void;
  mend: () => void;
  /** The paths of all requests. */
  requestedPaths: string[];
}

const LISTED = /\{url:"([^"]+\/|\/)",hash:"(\w+)"\}/g;

/** The service worker as another build would generate it: with the hashes of its pages. */
async function otherWorker(worker: string, app: string): Promise<string> {
  const hashes = new Map<string, string>();
  for (const [, url = '', { length } = ''] of worker.matchAll(LISTED)) {
    const page = await (await fetch(app + url)).text();
    hashes.set(url, createHash('sha256').update(otherPage(page)).digest('hex').slice(0, length));
  }
  return worker.replaceAll(LISTED, (_, url) => `{url:"${url}",hash:"${hashes.get(url)}"}`);
}

const withoutScripts = (worker: string) =>
  worker.replaceAll(/\{url:"\/_next\/static\/chunks\/[^"]+\.js",hash:"\w+"\},?/g, '');

const otherPage = (page: string) => page.replace('<html ', '<html data-renewed ');

const WRONG = '<!doctype html><title>Down for maintenance</title><p>Back soon.';

/** Starts a proxy on a free port that forwards everything to the app's server. */
export async function openProxy(app: string): Promise<NetworkProxy> {
  const requestedPaths: string[] = [];
  let isNewVersion = false;
  let scriptsGone = false;
  let untilBroken = Number.POSITIVE_INFINITY;

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/';
    requestedPaths.push(path);
    if (path !== '/sw.js' && --untilBroken < 0) {
      const type = { 'content-type': 'text/html', 'cache-control': 'max-age=31536000, immutable' };
      return outgoing.writeHead(200, type).end(WRONG);
    }
    if (scriptsGone && /^\/_next\/static\/chunks\/.+\.js$/.test(path)) return outgoing.writeHead(404).end();
    // No conditional requests: a 304 would bypass the changes made here.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...otherRequestHeaders } = incoming.headers;
    const headers = { ...otherRequestHeaders, 'accept-encoding': 'identity' };
    const forwarded = request(app + path, { method: incoming.method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      let body = Buffer.concat(chunks);
      if (isNewVersion && path === '/sw.js') body = Buffer.from(await otherWorker(body.toString(), app));
      if (scriptsGone && path === '/sw.js') body = Buffer.from(withoutScripts(body.toString()));
      if (isNewVersion && response.headers['content-type']?.startsWith('text/html'))
        body = Buffer.from(otherPage(body.toString()));
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...otherHeaders } = response.headers;
      // The HTTP cache would hide what the app does not cache itself.
      outgoing
        .writeHead(response.statusCode ?? 500, { ...otherHeaders, 'cache-control': 'no-store' })
        .end(body);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  };

  let server = createServer(answer);
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    requestedPaths,
    goOffline: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    goOnline: async () => {
      server = createServer(answer);
      await listen(port);
    },
    breakAfter: (requests) => {
      untilBroken = requests;
    },
    mend: () => {
      untilBroken = Number.POSITIVE_INFINITY;
    },
    serveNewVersion: (without) => {
      isNewVersion = true;
      scriptsGone = without === 'scripts';
    },
  };
}
