import type { FastifyInstance } from 'fastify';
import { StoreUnavailable } from '@/lib/store/errors';
import type { EventStore } from '@/lib/store/store';

/** What is said of a store that fails in another way than stores do. */
export const UNREADABLE = 'The events cannot be read.';

/** Milliseconds that the store of events has to answer. */
const ANSWER_MS = 3000;

const bodyOf = (status: string, more: object = {}) => ({
  type: 'object',
  properties: { status: { const: status }, ...more },
  required: ['status', ...Object.keys(more)],
});

const schema = {
  operationId: 'health',
  summary: 'Whether the server and its store of events answer',
  response: {
    200: { description: 'They do.', ...bodyOf('ok') },
    503: {
      description: 'The store of events does not, for the reason that the sentence says.',
      ...bodyOf('unavailable', { message: { type: 'string' } }),
    },
  },
};

/** The route that says whether the server can work: its events cannot be used without their store. */
export async function health(app: FastifyInstance, { store }: { store?: EventStore }): Promise<void> {
  let asked: Promise<string | null> | null = null;
  /** What is wrong, in a sentence. Requests at the same time ask the store once. */
  const fault = () => {
    asked ??= faultOf(store).finally(() => {
      asked = null;
    });
    return asked;
  };
  app.get('/healthz', { schema }, async (_, reply) => {
    const message = await fault();
    return reply
      .code(message === null ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(message === null ? { status: 'ok' } : { status: 'unavailable', message });
  });
}

async function faultOf(store: EventStore | undefined): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable('gone')), ANSWER_MS);
  });
  try {
    await Promise.race([store?.answers(), late]);
    return null;
  } catch (error) {
    return error instanceof StoreUnavailable ? error.message : UNREADABLE;
  } finally {
    clearTimeout(timer);
  }
}
