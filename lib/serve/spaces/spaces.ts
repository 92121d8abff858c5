import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { StoreUnavailable } from '@/lib/store/errors';
import type { SpaceStore } from '@/lib/store/spaces';
import { openStream } from '../event-stream';
import { addressOf, type Limiter, limiter } from '../limiter';
import { answerUnknown } from '../methods';
import { forbidden, Problem } from '../problem';
import { findSpaces, idIn, isTokenOf, tokenHash, tokenIn } from './access';
import { routes } from './described';
import { Listeners, SPACE_LIVE, type SpaceLiveLimits } from './live';
import { textOf, writing } from './writing';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The most requests in a minute, but of new spaces in a day. */
export interface SpaceRates {
  /** Of an address, and of a space. */
  address: number;
  space: number;
  /** Tokens that are not right, of an address. */
  wrong: number;
  /** New spaces of an address, in a day. */
  made: number;
}

const RATES: SpaceRates = { address: 3000, space: 600, wrong: 20, made: 10 };

/** Options of the spaces of a server. */
export interface SpacesOptions {
  store: SpaceStore;
  rates?: Partial<SpaceRates>;
  liveLimits?: Partial<SpaceLiveLimits>;
}

/** The routes of spaces, below `/api/spaces`. */
export async function spaces(app: FastifyInstance, options: SpacesOptions): Promise<void> {
  const { store } = options;
  const rates = { ...RATES, ...options.rates };
  await app.register(rateLimit, { global: false });
  answerUnknown(app);
  app.removeAllContentTypeParsers();
  for (const type of ['application/json', 'application/octet-stream'])
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  const requests = limiter(app, rates.address);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    await requests.count(request);
  });
  const ofSpace = limiter(app, rates.space, {
    keyOf: (request) => idIn(request),
    called: 'requests to this space',
  });
  const made = limiter(app, rates.made, { windowMs: DAY_MS, called: 'new spaces from your network' });
  const find = findSpaces({ store, wrong: limiter(app, rates.wrong), requests: ofSpace });
  const listeners = new Listeners(store, { ...SPACE_LIVE, ...options.liveLimits });
  app.addHook('preClose', async () => listeners.close());
  app.addHook('onClose', () => store.close());
  await app.register(making, { store, made, ofSpace });
  await app.register(reading, { store, find, listeners });
  await app.register(writing, { store, find });
  sweepDaily(app, store);
}

/** The route that makes a space: the first request with an id sets its token. */
async function making(
  app: FastifyInstance,
  { store, made, ofSpace }: { store: SpaceStore; made: Limiter; ofSpace: Limiter },
): Promise<void> {
  // The request has no body.
  app.post('/:id', { bodyLimit: 1024, schema: routes.make }, async (request, reply) => {
    const token = tokenIn(request);
    const id = idIn(request);
    const there = await store.space(id);
    const isOwn = there !== null && isTokenOf(token, there);
    // Guesses of ids count like spaces that are made.
    await (isOwn ? ofSpace : made).count(request);
    const { isNew, ...space } = isOwn
      ? { ...(await store.use(there)), isNew: false }
      : await store.make(id, tokenHash(token));
    if (!isTokenOf(token, space)) throw forbidden('There is another space with this id on the server.');
    return reply.code(isNew ? 201 : 200).send({ cursor: `${space.revision}`, expires: space.expires });
  });
}

/** Reading what changed, being told of it as it happens, and deleting the space. */
async function reading(
  app: FastifyInstance,
  { store, find, listeners }: { store: SpaceStore; find: onRequestAsyncHookHandler; listeners: Listeners },
): Promise<void> {
  app.get('/:id', { onRequest: find, schema: routes.changes }, async ({ space, query }) => {
    const { records, revision, more } = await store.changes(space, sinceOf(query));
    return {
      records: records.map(({ id, revision: of, data }) => ({ id, revision: `${of}`, data: textOf(data) })),
      cursor: `${revision}`,
      more,
      expires: space.expires,
    };
  });

  app.delete('/:id', { onRequest: find, schema: routes.remove }, async ({ space }, reply) => {
    await store.remove(space.id);
    listeners.end(space.id);
    return reply.code(204).send();
  });

  app.get(
    '/:id/live',
    { exposeHeadRoute: false, onRequest: find, schema: routes.live },
    async (request, reply) => {
      const device = { space: request.space.id, address: addressOf(request as FastifyRequest) };
      listeners.admit(device);
      const raw = openStream(reply);
      const remove = listeners.add({
        ...device,
        write: (text) => raw.write(text),
        unread: () => raw.writableLength,
        end: () => raw.end(),
      });
      raw.once('close', remove);
      // It may have changed before the device was added.
      const now = await store.space(device.space).catch(() => null);
      if (now === null) raw.end();
      else listeners.changed(now.id, now.revision);
    },
  );
}

function sinceOf(query: unknown): number {
  const { since = '0' } = query as { since?: unknown };
  if (typeof since !== 'string' || !/^\d{1,15}$/.test(since))
    throw new Problem(400, 'invalid', 'The cursor "since" must be one of an answer, or 0 for everything.');
  return Number(since);
}

/** Deletes unused spaces when the server starts, and then once a day. */
function sweepDaily(app: FastifyInstance, store: SpaceStore): void {
  let sweeping: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const sweep = async () => {
    try {
      const count = await store.sweep();
      if (count > 0) app.log.info({ count }, 'Spaces that nobody used were deleted.');
    } catch (error) {
      if (error instanceof StoreUnavailable) app.log.error(error.message);
      else app.log.error({ err: error }, 'The spaces that nobody uses');
    }
  };
  const begin = () => {
    sweeping = sweep();
  };
  app.addHook('onReady', async () => {
    begin();
    timer = setInterval(begin, DAY_MS).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await sweeping;
  });
}
