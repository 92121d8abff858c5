import type { FastifyInstance } from 'fastify';
import { decideForClock } from '@/lib/events/decide';
import type { EventStore } from '@/lib/store/store';
import { randomHex } from './random';

/**
 * Takes the steps of events whose time has come. Each process does so: the one that comes first takes a step, and the
 * others find nothing left to do.
 * @param every milliseconds between two looks
 */
export async function clock(
  app: FastifyInstance,
  { store, every }: { store: EventStore; every: number },
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let isEnded = false;

  const take = (id: string) =>
    store.change(id, (state, now) => decideForClock(state, { now, random: randomHex }));
  // The next look tries again.
  const failed = (error: unknown) => app.log.error({ err: error }, 'The clock of events');

  async function look() {
    const due = await store.due(Date.now()).catch(failed);
    await Promise.all((due ?? []).map((id) => take(id).catch(failed)));
    if (!isEnded) wait();
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
