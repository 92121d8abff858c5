import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { checkEndpoint } from './check-endpoint';
import { clientAddress } from './client-address';
import { fixEndpoint } from './fix-endpoint';
import { securityHeaders } from './headers';
import { STALLED_MS, UNSENT_BYTES } from './limits';
import { nodeReply } from './node';
import { oneAtATime } from './one-at-a-time';
import { Refusal } from './refusal';
import { Responder } from './responder';
import { targetOf } from './target';
import { limitUnsent } from './unsent';

/** Options of the app's server. */
export interface AppServer {
  /** Answers all requests that are not for an endpoint. */
  pages: RequestListener;
  /** Returns the headers for the pages' response at a path. */
  headers: (path: string) => Record<string, string>;
  /** The number of proxies in front of the server, which name the client in X-Forwarded-For. */
  proxies?: number;
  endpoints?: readonly Pick<Responder, 'path' | 'reply'>[];
  /** Maximum time, in milliseconds, in which a connection neither sends nor reads. */
  stalled?: number;
  /** Maximum bytes buffered for clients that have not read them yet. */
  unsent?: number;
}

const ENDPOINT_HEADERS = securityHeaders();

/**
 * The app's endpoints: checks, and the search for fixes.
 * @param fixes runs a search in another thread
 */
export const appEndpoints = (fixes: Parameters<typeof fixEndpoint>[0]): Responder[] => [
  new Responder(checkEndpoint()),
  new Responder(fixEndpoint(fixes)),
];

/** Makes the app's server: its endpoints answer directly, everything else goes to the pages. */
export function appServer({
  pages,
  headers,
  proxies = 0,
  endpoints = [new Responder(checkEndpoint())],
  stalled = STALLED_MS,
  unsent = UNSENT_BYTES,
}: AppServer): Server {
  const server = createServer(
    oneAtATime((request, response) => {
      const target = targetFor(request, response);
      if (target === null) return;
      request.url = target;
      const path = target.split('?', 1)[0] as string;
      const endpoint = endpoints.find((each) => each.path === path);
      if (endpoint) {
        nodeReply(endpoint, request, response, ENDPOINT_HEADERS, clientAddress(request, proxies), stalled);
        return;
      }
      for (const [name, value] of Object.entries(headers(path))) response.setHeader(name, value);
      pages(request, response);
    }),
  );
  // Headers must arrive within 10 s, a body within its endpoint's limit. When the timeout fires, Node checks for
  // progress in sending: a connection that makes any, however slowly, is not closed.
  server.headersTimeout = 10_000;
  server.requestTimeout = 130_000;
  server.timeout = stalled;
  limitUnsent(server, unsent);
  server.on('connect', (_request, socket) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nConnection: close\r\n\r\n');
  });
  return server;
}

/** The requested path and query; null if the request has already been answered. */
function targetFor({ method, url = '' }: IncomingMessage, response: ServerResponse): string | null {
  if (method === 'OPTIONS' && url === '*') {
    response.writeHead(204, { Allow: 'GET, HEAD, POST, OPTIONS' }).end();
    return null;
  }
  try {
    return targetOf(url);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    response.writeHead(error.status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.message);
    return null;
  }
}
