import type { Readable } from 'node:stream';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Admission } from '../admission';
import { closeUnread } from '../body';
import { hidden } from '../described';
import { EVENT_LIMITS } from '../limits';
import { findAskers, session } from './asking';
import { changing } from './changing';
import { clock } from './clock';
import { making } from './making';
import { Problem, problemBody, problemOf } from './problem';
import { fromWhere, limiter, RATES, type Rates } from './rates';
import { live, reading } from './reading';
import { LIVE, type LiveLimits, Viewers } from './viewers';
import type { Shared } from './work';

/** Options of the events of a server. */
export interface EventsOptions
  extends Pick<Shared, 'store' | 'work' | 'serverKey'>,
    Partial<Pick<Shared, 'origins' | 'hasProxies'>> {
  rates?: Partial<Rates>;
  liveLimits?: Partial<LiveLimits>;
  /** Milliseconds between two looks for events whose next step is due. */
  clockMs?: number;
}

/** The routes of events, below `/api/events`. The store is closed with the server. */
export async function events(app: FastifyInstance, options: EventsOptions): Promise<void> {
  const { store, work, serverKey, origins = [], hasProxies = false, clockMs = 1000 } = options;
  const shared: Shared = {
    store,
    work,
    serverKey,
    origins,
    hasProxies,
    rates: { ...RATES, ...options.rates },
  };
  await app.register(rateLimit, { global: false });
  answerProblems(app);
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', Vary: 'Origin, Cookie' });
  });
  if (origins.length > 0)
    await app.register(cors, {
      origin: [...origins],
      credentials: true,
      methods: ['GET', 'POST'],
      allowedHeaders: ['Content-Type', 'X-Muster-Token'],
      exposedHeaders: ['Retry-After'],
      maxAge: 600,
    });
  const requests = limiter(app, shared.rates.address);
  const wrong = limiter(app, shared.rates.wrong);
  app.addHook('onRequest', requests.count);
  onlyJson(app, shared);

  const viewers = new Viewers(store, { ...LIVE, ...options.liveLimits }, (error) =>
    app.log.error({ err: error }, 'The live views of events'),
  );
  app.addHook('preClose', async () => viewers.close());
  app.addHook('onClose', () => store.close());
  await app.register(making, { ...shared, wrong });
  await app.register(session, { ...shared, wrong });
  for (const { role, path } of bases)
    await app.register(
      async (base) => {
        findAskers(base, role, { store, wrong });
        await base.register(reading, { ...shared, role });
        await base.register(changing, { ...shared, role });
        await base.register(live, { viewers, role });
      },
      { prefix: path },
    );
  await app.register(clock, { store, every: clockMs });
}

const bases = [
  { role: 'organiser', path: '/:id/organiser' },
  { role: 'player', path: '/:id/players/:player' },
  { role: 'public', path: '/:id/public' },
] as const;

/** Answers whatever is wrong as `application/problem+json`. */
function answerProblems(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error, request.routeOptions.bodyLimit);
    if (problem.status === 500) request.log.error({ err: error }, 'A bug in Muster');
    if (!request.raw.complete) closeUnread(request, reply);
    return reply
      .code(problem.status)
      .headers({ ...problem.more.headers, 'Cache-Control': 'no-store' })
      .type('application/problem+json')
      .send(JSON.stringify(problemBody(problem)));
  });
  // More specific than that of the pages.
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    schema: hidden,
    handler: async () => {
      throw new Problem(404, 'unknown', 'There is nothing at this address.');
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is an event's file, which may be larger than a command. */
    takesFile?: boolean;
  }
}

/** Takes JSON only, within its limits, from pages of this server and of other origins that may use it. */
function onlyJson(app: FastifyInstance, { origins }: Shared) {
  const commands = new Admission({ 'application/json': EVENT_LIMITS.command });
  const files = new Admission({ 'application/json': EVENT_LIMITS.file });
  const admissionOf = ({ routeOptions }: FastifyRequest) =>
    routeOptions.config.takesFile ? files : commands;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return;
    fromWhere(request, origins);
    admissionOf(request).admit(request, reply);
  });
  app.addHook('preParsing', async (request, _, body) =>
    request.method === 'POST' ? admissionOf(request).within(request, body as Readable) : body,
  );
}
