import type { Collection } from '@/lib/roster/collection/collection';
import type { AnyOptimizerModel, BuildRequest } from '@/lib/roster/collection/optimizer';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Parsed } from '@/lib/roster/report';
import type { AnyGameSystem } from '@/lib/roster/system';
import { inList } from '@/lib/roster/text/words';
import { runInSlices } from '@/lib/roster/time-slices';
import { type Answer, answersOf, type Progress } from './answers';
import { searchedByConstraints } from './branch-and-bound';
import { type Change, smallestChange } from './change';
import { any, type Bounds, highestCost, lowestCost, type Objective } from './prepared';
import { type Request, type Setup, setUp } from './setup';

/** The best rosters, or why there are none. */
export interface Built {
  answers: Answer[];
  /** Why no roster is possible, in sentences; empty if there are answers. */
  conflict: string[];
  /** The smallest change of the request that has a roster; null if there are answers or none was found. */
  change: Change | null;
}

/** Options of a search for rosters. */
export interface BuildOptions {
  pack?: Pack | null;
  /** The limit, and fields of the force by their names in the roster file; the pack's if omitted. */
  asked?: BuildRequest;
  /** Maximum number of answers; 3 by default. */
  count?: number;
  /** Whether to find the conflicting wishes if no roster is possible; true by default. */
  explains?: boolean;
  /** Time limit in seconds for all answers together; 5 by default. */
  seconds?: number;
  /** Ends the search early; it returns what it has found. */
  signal?: AbortSignal;
  /** Called ten times a second with the progress of the search. */
  progress?: (progress: Progress) => void;
}

const NONE_IN_TIME = 'no legal roster was found in the time available, but there may be one';
const NONE_IN_PART = 'no legal roster was found among the forces searched, but there may be one';

/**
 * Finds the best legal rosters from a collection: the highest force cost within the limit, then the most stars, then
 * the highest figure of the game, then the fewest elements; in games without points, the most units come first. The
 * solver proposes by the constraints of the game's model; what the checker refuses is left out. Runs in slices of 20
 * milliseconds, so that a worker can receive an abort.
 * @returns faults if the request does not make a force of the game
 */
export async function optimize(
  collection: Collection,
  system: AnyGameSystem,
  model: AnyOptimizerModel,
  { pack = null, asked = {}, count = 3, explains = true, seconds = 5, signal, progress }: BuildOptions = {},
): Promise<Parsed<Built>> {
  const start = performance.now();
  const stopped = () => signal?.aborted === true;
  const over = () => performance.now() - start >= seconds * 1000 || stopped();
  const request: Request = { collection, system, model, pack, asked };
  const ready = await runInSlices(setUp(request), stopped);
  if (ready === undefined)
    return { ok: true, value: { answers: [], conflict: [NONE_IN_TIME], change: null } };
  if (!ready.ok) return ready;
  const none = async (conflict: string[]): Promise<Parsed<Built>> => ({
    ok: true,
    value: { answers: [], conflict, change: explains ? await smallestChange(request, over) : null },
  });
  if ('conflict' in ready.value) return none(ready.value.conflict);
  const { answers, proven, refusal } = await answersOf(request, ready.value, {
    count,
    over,
    stopped,
    progress,
  });
  if (answers.length > 0) return { ok: true, value: { answers, conflict: [], change: null } };
  if (!proven) return none([ready.value.partial ? NONE_IN_PART : NONE_IN_TIME]);
  if (!explains) return none([]);
  // If the constraints allow a force, only the checker knows what is wrong.
  return none(refusal.length > 0 ? refusal : [await conflictOf(ready.value, model, over)]);
}

/**
 * Describes what makes a task infeasible, as "limit 11; Thunderer and Vulture both required: 12": without any one of
 * these parts there would be a force, as far as there was time to try.
 */
async function conflictOf(
  { entries, limit, least, programs }: Setup,
  { nameOf: called, costsAreUnits: inUnits }: Pick<AnyOptimizerModel, 'nameOf' | 'costsAreUnits'>,
  over: () => boolean,
): Promise<string> {
  const best = async (bounds: Bounds, objective: Objective) => {
    if (over()) return undefined;
    const search = await searchedByConstraints({ entries, programs }, bounds, objective, over);
    return search?.proven ? (search.best?.value ?? null) : undefined;
  };
  const says = [
    ...new Set(programs.flatMap(({ constraints }) => constraints.flatMap(({ label }) => label ?? []))),
  ];
  let bounds: Bounds = { limit, least, low: entries.map(({ min }) => min) };
  const relaxations = [
    ...says.map(
      (constraint) =>
        (from: Bounds): Bounds => ({ ...from, without: new Set([...(from.without ?? []), constraint]) }),
    ),
    ...entries.flatMap(({ min }, at) =>
      min > 0 ? [(from: Bounds): Bounds => ({ ...from, low: from.low.with(at, 0) })] : [],
    ),
    (from: Bounds): Bounds => ({ ...from, least: null }),
    (from: Bounds): Bounds => ({ ...from, limit: null }),
  ];
  for (const leaveOut of relaxations) {
    const fewer = leaveOut(bounds);
    if ((await best(fewer, any)) === null) bounds = fewer;
  }

  const parts: string[] = [];
  if (bounds.limit !== null) parts.push(`limit ${bounds.limit}`);
  if (bounds.least !== null) parts.push(`at least ${bounds.least}`);
  parts.push(...says.filter((constraint) => !bounds.without?.has(constraint)));
  const required = entries.flatMap((entry, at) => {
    const count = bounds.low[at] ?? 0;
    if (count === 0) return [];
    return [count === 1 ? called(entry) : `${count} × ${called(entry)}`];
  });
  const together = required.length > 2 ? ' all' : required.length === 2 ? ' both' : '';
  const names = required.length > 0 ? `${inList(required)}${together} required` : null;
  if (bounds.limit !== null && bounds.least === null) {
    const fewest = await best({ ...bounds, limit: null }, lowestCost);
    const cost = fewest == null ? '' : `: ${-fewest}`;
    parts.push(`${names ?? `the ${inUnits ? 'smallest' : 'cheapest'} possible force`}${cost}`);
  } else if (bounds.limit === null && bounds.least !== null) {
    const most = await best({ ...bounds, least: null }, highestCost);
    parts.push(
      ...(names === null ? [] : [names]),
      `the ${inUnits ? 'largest' : 'most expensive'} possible force${most == null ? '' : `: ${most}`}`,
    );
  } else if (names !== null) parts.push(names);
  return parts.join('; ');
}
