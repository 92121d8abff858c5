import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Answered } from '@/lib/check/fix-body';
import type { EventWork } from './events/work';
import { Refusal } from './refusal';
import type { Batch } from './thread';
import { Turns } from './turns';

/** What the server has done by its threads. */
export interface Work {
  check: (body: Uint8Array, client: string) => Promise<Answered>;
  lines: (batch: Batch, client: string) => Promise<string>;
  fix: (body: Uint8Array, client: string) => Promise<Answered>;
  close: () => Promise<void>;
}

/** Bytes of a body above which a check is large: one place is left to the others. */
export const LARGE = 32 * 1024;
/** The most milliseconds of a check, which are also those until a search for fixes begins. */
const CHECK_MS = 5000;
/** The most milliseconds of a search for fixes, which ends by itself after two seconds unless it has found nothing. */
const SEARCH_MS = 2400;
/** The most milliseconds to read an event's file, of which one is read at a time. */
const FILE_MS = 60_000;
const PLACES = 2;

/**
 * Threads that check rosters and search for fixes, so that the process can keep answering. A thread that takes too long
 * is ended, and another started.
 * @param filename the built program of a thread
 */
export function threads(filename: string, searchMs: number = SEARCH_MS): Work & { events: EventWork } {
  const pool = new Piscina({ filename, minThreads: 0, maxThreads: 2 * PLACES + 1, idleTimeout: 60_000 });
  // A thread that ends by itself fails its task; without a task, another is started when there is one.
  pool.on('error', () => {});
  const checks = new Turns({ places: PLACES, perClient: PLACES });
  const fixes = new Turns({ places: PLACES, perClient: 1 });
  const files = new Turns({ places: 1, perClient: 1 });
  const run = <Result>(name: string, task: unknown, signal: AbortSignal, transferList: never[] = []) =>
    pool.run(task, { name, transferList, signal }) as Promise<Result>;
  const tooLong = (error: unknown): never => {
    throw isTimeout(error) ? new Refusal(503, 'This took too long to check; send less at a time.') : error;
  };
  const inTime = <Result>(name: string, job: unknown, ms = CHECK_MS) =>
    run<Result>(name, job, AbortSignal.timeout(ms)).catch(tooLong);
  return {
    check: (body, client) => checks.take(client, body.length > LARGE, () => inTime<Answered>('check', body)),
    lines: (batch, client) => checks.take(client, true, () => inTime<string>('lines', batch)),
    fix: (body, client) =>
      fixes.take(client, false, async () => {
        const { port1, port2 } = new MessageChannel();
        let soFar: Answered | null = null;
        const control = new AbortController();
        let timer = setTimeout(() => control.abort(), CHECK_MS);
        port1.on('message', (answer: Answered) => {
          // The first one says that the search begins.
          if (soFar === null) {
            clearTimeout(timer);
            timer = setTimeout(() => control.abort(), searchMs);
          }
          soFar = answer;
        });
        try {
          return await run<Answered>('fix', { body, port: port2 }, control.signal, [port2 as never]);
        } catch (error) {
          return isTimeout(error) && soFar !== null ? soFar : tooLong(error);
        } finally {
          clearTimeout(timer);
          port1.close();
        }
      }),
    events: {
      list: (job, client, isLarge) => checks.take(client, isLarge, () => inTime('eventList', job)),
      lists: (job, client) => checks.take(client, true, () => inTime('eventLists', job)),
      pack: (job, client) => checks.take(client, false, () => inTime('eventPack', job)),
      fix: (job, client) => fixes.take(client, false, () => inTime('eventFix', job)),
      file: (job, client) => files.take(client, true, () => inTime('eventFile', job, FILE_MS)),
    },
    close: () => pool.destroy(),
  };
}

const isTimeout = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
