import { createServer } from 'node:http';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyRequest,
} from 'fastify';
import { closeUnread } from './body';
import { endpoints } from './endpoints';
import { refusalOf } from './errors';
import { type EventsOptions, events } from './events/events';
import { securityHeaders } from './headers';
import { health } from './health';
import { FIX_LIMITS, type Kind, LIMITS, type Limits, STALLED_MS, UNSENT_BYTES } from './limits';
import { oneAtATime } from './one-at-a-time';
import { type Refusal, refusalText } from './refusal';
import { normalised } from './target';
import type { Work } from './threads';
import { limitUnsent } from './unsent';

/** Options of the server. */
export interface AppOptions {
  work: Work;
  /** Answers everything but the endpoints. */
  pages: FastifyPluginAsync;
  /** Called before any route is added. */
  prepare?: (app: FastifyInstance) => Promise<unknown>;
  /** The number of proxies in front of the server, which name the client in X-Forwarded-For. */
  proxies?: number;
  /** The events of the server; it has none if omitted. */
  events?: EventsOptions;
  limits?: Record<Kind, Limits>;
  fixLimits?: Limits;
  /** Maximum time, in milliseconds, in which a connection neither sends nor reads. */
  stalled?: number;
  /** Maximum bytes buffered for clients that have not read them yet. */
  unsent?: number;
  /** Where requests are logged as lines of JSON, without addresses, rosters or names; nowhere if omitted. */
  log?: { write: (line: string) => void };
}

/** Makes the server: the endpoints, and the pages. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { work, pages, proxies = 0, stalled = STALLED_MS, unsent = UNSENT_BYTES, log } = options;
  const app = fastify({
    logger: log !== undefined && { stream: log, base: null, serializers: { req: requestLog, err: errorLog } },
    trustProxy: (_, hop) => hop < proxies,
    serverFactory: (handler) => {
      const server = createServer(oneAtATime(normalised(handler)));
      // Headers must arrive within 10 s, a body within its endpoint's limit.
      server.headersTimeout = 10_000;
      server.requestTimeout = 130_000;
      server.timeout = stalled;
      return server;
    },
    forceCloseConnections: 'idle',
  });
  limitUnsent(app.server, unsent);
  app.server.on('connect', (_, socket) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nConnection: close\r\n\r\n');
  });
  // Schemas only describe routes.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await options.prepare?.(app);
  const headers = securityHeaders();
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const refusal = refusalOf(error, request.routeOptions.bodyLimit);
    if (refusal.statusCode === 500) request.log.error({ err: error }, 'A bug in Muster');
    if (!request.raw.complete) closeUnread(request, reply);
    return reply
      .code(refusal.statusCode)
      .headers({ ...refusal.headers, 'Cache-Control': 'no-store' })
      .type('application/json')
      .send(refusalText(refusal));
  });
  const { limits = LIMITS, fixLimits = FIX_LIMITS } = options;
  await app.register(endpoints, { work, limits, fixLimits });
  if (options.events) await app.register(events, { ...options.events, prefix: '/api/events' });
  await app.register(health, options.events ? { store: options.events.store } : {});
  await app.register(pages);
  app.addHook('onClose', () => work.close());
  return app;
}

/** What is logged of a request: its query and its headers may tell who sent it. */
const requestLog = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url });

/** What is logged of an error: its message may quote a roster, with lines that look like those of the stack. */
function errorLog({ name, message, stack = '' }: Error) {
  const at = stack.indexOf(message);
  const frames = at < 0 ? null : stack.slice(at + message.length).match(/^ {4}at .*$/gm);
  return { type: name, message: '', stack: (frames ?? []).join('\n') };
}
