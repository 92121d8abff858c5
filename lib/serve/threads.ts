import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Answered } from '@/lib/check/fix-body';
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
const LARGE = 32 * 1024;
/** The most milliseconds of a check, which are also those until a search for fixes begins. */
const CHECK_MS = 5000;
/** The most milliseconds of a search for fixes, which ends by itself after two seconds unless it has found nothing. */
const SEARCH_MS = 2400;
const PLACES = 2;

/**
 * Threads that check rosters and search for fixes, so that the process can keep answering. A thread that takes too long
 * is ended, and another started.
 * @param filename the built program of a thread
 */
export function threads(filename: string, searchMs: number = SEARCH_MS): Work {
  const pool = new Piscina({ filename, minThreads: 0, maxThreads: 2 * PLACES, idleTimeout: 60_000 });
  // A thread that ends by itself fails its task; without a task, another is started when there is one.
  pool.on('error', () => {});
  const checks = new Turns({ places: PLACES, perClient: PLACES });
  const fixes = new Turns({ places: PLACES, perClient: 1 });
  const run = <Result>(name: string, task: unknown, signal: AbortSignal, transferList: never[] = []) =>
    pool.run(task, { name, transferList, signal }) as Promise<Result>;
  const tooLong = (error: unknown): never => {
    throw isTimeout(error) ? new Refusal(503, 'This took too long to check; send less at a time.') : error;
  };
  return {
    check: (body, client) =>
      checks.take(client, body.length > LARGE, () =>
        run<Answered>('check', body, AbortSignal.timeout(CHECK_MS)).catch(tooLong),
      ),
    lines: (batch, client) =>
      checks.take(client, true, () =>
        run<string>('lines', batch, AbortSignal.timeout(CHECK_MS)).catch(tooLong),
      ),
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
    close: () => pool.destroy(),
  };
}

const isTimeout = (error: unknown) =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
