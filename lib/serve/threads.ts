import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { Refusal } from './body';
import type { EventWork } from './events/work';
import { type Meter, newMeter, TimeLimit, usedIn } from './meter';
import type { Answered, Batch, Task, TaskName } from './thread';
import { Turns } from './turns';

/** What the server has done by its threads; what waits for its turn is given up when its client is `gone`. */
export interface Work {
  check: (body: Uint8Array, client: string, gone?: AbortSignal) => Promise<Answered>;
  lines: (batch: Batch, client: string, gone?: AbortSignal) => Promise<string>;
  fix: (body: Uint8Array, client: string, gone?: AbortSignal) => Promise<Answered>;
  close: () => Promise<void>;
}

/** Bytes of a body above which a check is large: one place is left to the others. */
export const LARGE = 32 * 1024;
/** The most milliseconds of the processor for a check, which are also those until a search for fixes begins. */
const CHECK_MS = 5000;
/** The most milliseconds of a search for fixes, which ends by itself after two seconds unless it has found nothing. */
const SEARCH_MS = 2400;
/** The most milliseconds to read an event's file, of which one is read at a time. */
const FILE_MS = 60_000;
const PLACES = 2;
/**
 * The most milliseconds of work that a client may have had lately: it is reached only by one that keeps most of both
 * places busy. A file of an event, or a file of lists, is read in one place.
 */
const CLIENT_MS = 20_000;

/**
 * Threads that check rosters and search for fixes, so that the process can keep answering. Those for slower work have a
 * lower priority, which leaves the processor to quick checks. A thread that takes too long is ended, and another started.
 * @param filename the built program of a thread
 */
export function threads(filename: string, searchMs: number = SEARCH_MS): Work & { events: EventWork } {
  const options = { filename, minThreads: 0, idleTimeout: 60_000 };
  const quick = new Piscina({ ...options, maxThreads: PLACES });
  const searches = new Piscina({ ...options, maxThreads: PLACES, niceIncrement: 5 });
  const slow = new Piscina({ ...options, maxThreads: 3, niceIncrement: 10 });
  const pools = [quick, searches, slow];
  // A thread that ends by itself fails its task; without a task, another is started when there is one.
  for (const pool of pools) pool.on('error', () => {});
  const checks = new Turns({ places: PLACES, perClient: PLACES, perClientMs: CLIENT_MS });
  const fixes = new Turns({ places: PLACES, perClient: 1, perClientMs: CLIENT_MS });
  const files = new Turns({ places: 1, perClient: 1, perClientMs: CLIENT_MS });
  const tooLong = (error: unknown): never => {
    throw isTimeout(error) ? new Refusal(503, 'This took too long to check; send less at a time.') : error;
  };
  /** Runs a task in a thread, and charges what it used; it is ended at its limit, which `prepare` may change. */
  const run = async <Result>(
    pool: Piscina,
    task: Omit<Task, 'meter'>,
    charge: Charge,
    { ms = CHECK_MS, ports = [], prepare = () => {} }: RunOptions = {},
  ): Promise<Result> => {
    const meter = newMeter();
    const control = new AbortController();
    const limit = new TimeLimit(meter, ms, () => {
      chargeUsed(meter, charge);
      control.abort();
    });
    prepare(limit);
    try {
      return await pool.run({ ...task, meter }, { signal: control.signal, transferList: ports as never[] });
    } finally {
      limit.end();
      if (!control.signal.aborted) chargeUsed(meter, charge);
    }
  };
  const inTime = <Result>(pool: Piscina, name: TaskName, job: unknown, charge: Charge, ms = CHECK_MS) =>
    run<Result>(pool, { name, job }, charge, { ms }).catch(tooLong);
  const check = <Result>(
    name: TaskName,
    job: unknown,
    client: string,
    isLarge: boolean,
    gone?: AbortSignal,
  ) =>
    checks.take(client, isLarge, (charge) => inTime<Result>(isLarge ? slow : quick, name, job, charge), gone);
  return {
    check: (body, client, gone) => check<Answered>('check', body, client, body.length > LARGE, gone),
    lines: (batch, client, gone) => check<string>('lines', batch, client, true, gone),
    fix: (body, client, gone) => {
      const search = async (charge: Charge) => {
        const { port1, port2 } = new MessageChannel();
        let soFar: Answered | null = null;
        const prepare = (limit: TimeLimit) =>
          port1.on('message', (answer: Answered) => {
            // The first one says that the search begins.
            if (soFar === null) limit.restart(searchMs);
            soFar = answer;
          });
        try {
          const pool = body.length > LARGE ? slow : searches;
          const task = { name: 'fix' as const, job: { body, port: port2 } };
          return await run<Answered>(pool, task, charge, { ports: [port2], prepare });
        } catch (error) {
          return isTimeout(error) && soFar !== null ? soFar : tooLong(error);
        } finally {
          port1.close();
        }
      };
      return fixes.take(client, body.length > LARGE, search, gone);
    },
    events: {
      list: (job, client, isLarge) => check('eventList', job, client, isLarge),
      lists: (job, client) => check('eventLists', job, client, true),
      pack: (job, client) => check('eventPack', job, client, false),
      fix: (job, client) => fixes.take(client, false, (charge) => inTime(searches, 'eventFix', job, charge)),
      file: (job, client) =>
        files.take(client, true, (charge) => inTime(slow, 'eventFile', job, charge, FILE_MS)),
    },
    close: async () => {
      await Promise.all(pools.map((pool) => pool.destroy()));
    },
  };
}

const isTimeout = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');

type Charge = (ms: number) => void;

interface RunOptions {
  ms?: number;
  ports?: MessagePort[];
  prepare?: (limit: TimeLimit) => void;
}

function chargeUsed(meter: Meter, charge: Charge) {
  const used = usedIn(meter);
  if (used !== null) charge(used);
}
