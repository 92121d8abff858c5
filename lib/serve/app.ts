import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { limitUnsent, normalised, oneAtATime } from './connections';
import { hidden } from './described';
import { endpoints } from './endpoints';
import { type EventsOptions, events } from './events/events';
import { pagePolicy, securityHeaders } from './headers';
import { health } from './health';
import { FIX_LIMITS, type Kind, LIMITS, type Limits, STALLED_MS, UNSENT_BYTES } from './limits';
import { answerOthers, OPEN, otherMethods } from './methods';
import { answerProblem, answerUnparsed, nothingHere } from './problem';
import { type SpacesOptions, spaces } from './spaces/spaces';
import type { Work } from './threads';

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
  /** The spaces of the server; it has none if omitted. */
  spaces?: SpacesOptions;
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
    // A request that Node cannot parse, or that is too slow with its headers.
    clientErrorHandler: answerUnparsed,
    // An address that is not encoded as one, before there is any route.
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply as FastifyReply),
    serverFactory: (handler) => {
      const server = createServer(oneAtATime(normalised(handler)));
      // Headers must arrive within 10 s, a body within its endpoint's limit.
      server.headersTimeout = 10_000;
      server.requestTimeout = 130_000;
      server.timeout = stalled;
      // Node's 5 s would close connections that devices and proxies are about to use again.
      server.keepAliveTimeout = stalled;
      return server;
    },
    forceCloseConnections: 'idle',
  });
  limitUnsent(app.server, unsent);
  app.server.on('connect', (_, socket) => {
    socket.end(
      'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST, PUT, DELETE\r\nConnection: close\r\n\r\n',
    );
  });
  // Schemas only describe routes.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await options.prepare?.(app);
  const headers = securityHeaders();
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
  app.setErrorHandler(answerProblem);
  const answerOtherMethods = otherMethods(app, options.events?.origins);
  const { limits = LIMITS, fixLimits = FIX_LIMITS } = options;
  await app.register(endpoints, { work, limits, fixLimits });
  const hasSpaces = options.spaces !== undefined;
  if (options.events) await app.register(events, { ...options.events, hasSpaces, prefix: '/api/events' });
  if (options.spaces) await app.register(spaces, { ...options.spaces, prefix: '/api/spaces' });
  await app.register(health, options.events ? { store: options.events.store } : {});
  answerOtherMethods();
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

/** Files that pages of any site may read, compressed or not: descriptions of what is public anyway. */
const isOpenFile = (url: string) => /^\/(?:api\/openapi\.json|schema\/)/.test(url);

/** The pages and files of a build, compressed where the build has them so. */
export async function pages(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  const policyOf = policies();
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    redirect: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file, { mtimeMs }) => {
      const url = `/${path.relative(root, file).split(path.sep).join('/')}`;
      if (/\.html(?:\.br|\.gz)?$/.test(url)) reply.header('Content-Security-Policy', policyOf(file, mtimeMs));
      if (isOpenFile(url)) reply.headers(OPEN);
      // The names of these files change with their contents.
      const isHashed = url.startsWith('/_next/static/');
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const url of ['/api/openapi.json', '/schema/*'])
    answerOthers(app, url, ['GET', 'HEAD'], { isOpen: true });
  // It is a folder of the build, which would be answered with its index.
  app.get('/api', { schema: hidden }, async () => {
    throw nothingHere(OPEN);
  });
  app.setNotFoundHandler(async ({ url }, reply) => {
    if (/^\/api(?:[/?]|$)/.test(url)) throw nothingHere(/^\/api\/(?:events|spaces)/.test(url) ? {} : OPEN);
    // It is missing while the app is built again.
    const html = await readFile(path.join(root, '404.html'), 'utf8').catch(() => 'Not found');
    return reply
      .code(404)
      .header('Content-Security-Policy', pagePolicy(html))
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

/**
 * Returns the policy of a page that is sent, from its file, which may be compressed, and the time of its last change. It
 * is worked out again after a change: a policy from before a build would forbid the scripts of the pages after it.
 */
function policies(): (file: string, changed: number) => string {
  const known = new Map<string, { changed: number; policy: string }>();
  return (file, changed) => {
    const before = known.get(file);
    if (before?.changed === changed) return before.policy;
    const policy = pagePolicy(readFileSync(file.replace(/\.(?:br|gz)$/, ''), 'utf8'));
    known.set(file, { changed, policy });
    return policy;
  };
}
