import type { Readable } from 'node:stream';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decideForClock } from '@/lib/events/decide';
import { StoreUnavailable } from '@/lib/store/errors';
import type { EventStore } from '@/lib/store/store';
import { Admission } from '../admission';
import { UNREADABLE } from '../health';
import { limiter } from '../limiter';
import { EVENT_LIMITS } from '../limits';
import { answerUnknown } from '../methods';
import { findAskers, session } from './asking';
import { changing } from './changing';
import { making } from './making';
import { fromWhere, RATES, type Rates } from './rates';
import { live, reading } from './reading';
import { randomHex } from './secrets';
import { LIVE, type LiveLimits, Viewers } from './viewers';
import type { Shared } from './work';

/** Options of the events of a server. */
export interface EventsOptions
  extends Pick<Shared, 'store' | 'work' | 'serverKey'>,
    Partial<Pick<Shared, 'origins' | 'hasProxies' | 'hasSpaces'>> {
  rates?: Partial<Rates>;
  liveLimits?: Partial<LiveLimits>;
  /** Milliseconds between two looks for events whose next step is due. */
  clockMs?: number;
}

/** The routes of events, below `/api/events`. The store is closed with the server. */
export async function events(app: FastifyInstance, options: EventsOptions): Promise<void> {
  const { store, work, serverKey, origins = [], hasProxies = false, clockMs = 1000 } = options;
  const { hasSpaces = false } = options;
  const shared: Shared = {
    store,
    work,
    serverKey,
    origins,
    hasProxies,
    hasSpaces,
    rates: { ...RATES, ...options.rates },
  };
  await app.register(rateLimit, { global: false });
  answerUnknown(app);
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
      strictPreflight: false,
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

/**
 * Takes the steps of events whose time has come. Each process does so: the one that comes first takes a step, and the
 * others find nothing left to do.
 * @param every milliseconds between two looks
 */
async function clock(
  app: FastifyInstance,
  { store, every }: { store: EventStore; every: number },
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let isEnded = false;

  const take = (id: string) =>
    store.change(id, (state, now) => decideForClock(state, { now, random: randomHex }));
  /** What failed in the last look, by what is said of it once: until a look in which it does not fail. */
  let failing = new Map<string, unknown>();

  /** Each look tries again what failed. */
  async function look() {
    const failed = new Map<string, unknown>();
    const keep = (what: string) => (error: unknown) => {
      failed.set(error instanceof StoreUnavailable ? error.message : what, error);
    };
    const due = await store.due(Date.now()).catch(keep(UNREADABLE));
    await Promise.all((due ?? []).map((id) => take(id).catch(keep(`event ${id}`))));
    say(failed);
    failing = failed;
    if (!isEnded) wait();
  }

  function say(failed: ReadonlyMap<string, unknown>) {
    for (const [what, error] of failed) {
      if (failing.has(what)) continue;
      if (error instanceof StoreUnavailable) app.log.error({ code: codeOf(error) }, error.message);
      else app.log.error({ err: error }, what === UNREADABLE ? what : 'The clock of events');
    }
    if (isOutage(failing) && !isOutage(failed)) app.log.info('The database of the server can be used again.');
  }

  function wait() {
    timer = setTimeout(() => {
      looking = look();
    }, every).unref();
  }

  app.addHook('onReady', async () => wait());
  app.addHook('preClose', async () => {
    isEnded = true;
    clearTimeout(timer);
    await looking;
  });
}

const isOutage = (failed: ReadonlyMap<string, unknown>): boolean =>
  failed.has(UNREADABLE) || [...failed.values()].some((error) => error instanceof StoreUnavailable);

/** The code of the database or the system for what is wrong; its message may tell addresses and names. */
const codeOf = ({ cause }: StoreUnavailable): string | undefined =>
  (cause as { code?: string } | undefined)?.code;
