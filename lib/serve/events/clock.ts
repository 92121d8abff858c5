import type { FastifyInstance } from 'fastify';
import { decideForClock } from '@/lib/events/decide';
import { StoreUnavailable } from '@/lib/store/errors';
import type { EventStore } from '@/lib/store/store';
import { UNREADABLE } from '../health';
import { randomHex } from './secrets';

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
    if (isOutage(failing) && !isOutage(failed)) app.log.info('The database of the events can be used again.');
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
