import type { Collection } from '@/lib/roster/collection';
import type { AnyOptimizerModel, Asked } from '@/lib/roster/optimizer';
import type { Pack } from '@/lib/roster/pack';
import type { Parsed } from '@/lib/roster/report';
import type { AnyGameSystem } from '@/lib/roster/system';
import { type Answer, answersOf, type Progress } from './answers';
import { type Change, smallestChange } from './change';
import { conflictOf } from './conflict';
import { type Request, setUp } from './setup';

/** The best rosters; where there is none, why. */
export interface Built {
  answers: Answer[];
  /** What cannot hold together, in sentences; empty where there are answers. */
  conflict: string[];
  /** The smallest change of what was asked that there is a roster after; null where there are answers or none was found. */
  change: Change | null;
}

/** What is asked of the rosters. */
export interface BuildOptions {
  pack?: Pack | null;
  /** The limit, and fields of the force by their names in the roster file; the pack's where they are left out. */
  asked?: Asked;
  /** Most answers; 3 where it is not said. */
  count?: number;
  /** Longest time in seconds, of all answers together; 5 where it is not said. */
  seconds?: number;
  /** Ends the search, which then answers with what it has. */
  signal?: AbortSignal;
  /** Is told ten times a second how far the search has come. */
  progress?: (progress: Progress) => void;
}

/**
 * The best legal rosters from a collection: the highest force cost within the limit, then the most stars, then the
 * fewest elements; in games without points, the most units come first. The solver proposes by the rows of the game's
 * model; what the checker refuses is left out. It works in turns of 20 milliseconds, so that a worker hears of an abort.
 * @returns faults where what is asked is no force of the game
 */
export async function optimize(
  collection: Collection,
  system: AnyGameSystem,
  model: AnyOptimizerModel,
  { pack = null, asked = {}, count = 3, seconds = 5, signal, progress }: BuildOptions = {},
): Promise<Parsed<Built>> {
  const start = performance.now();
  const over = () => performance.now() - start >= seconds * 1000 || signal?.aborted === true;
  const request: Request = { collection, system, model, pack, asked };
  const ready = setUp(request);
  if (!ready.ok) return ready;
  const none = async (conflict: string[]): Promise<Parsed<Built>> => ({
    ok: true,
    value: { answers: [], conflict, change: await smallestChange(request, over) },
  });
  if ('conflict' in ready.value) return none(ready.value.conflict);
  const { answers, proven } = await answersOf(request, ready.value, { count, over, progress });
  if (answers.length > 0) return { ok: true, value: { answers, conflict: [], change: null } };
  const where = ready.value.partial ? 'in what is looked at' : 'in the time there was';
  if (!proven) return none([`none was found ${where}; there may be one`]);
  return none([await conflictOf(ready.value, model, over)]);
}
