import { checkRoster } from '@/lib/roster/check';
import { builtName } from '@/lib/roster/collection/collecting';
import { sum } from '@/lib/roster/edits/list-edits';
import type { Roster } from '@/lib/roster/roster';
import { sentenceOf } from '@/lib/roster/sentence';
import { counted } from '@/lib/roster/text/words';
import { runInSlices } from '@/lib/roster/time-slices';
import { BranchAndBound, type Found } from './branch-and-bound';
import { inOrder } from './knapsack';
import {
  allocations,
  exactly,
  fewestElements,
  highestCost,
  highestFigure,
  mostStars,
  type Objective,
  objectiveValue,
  type Prepared,
  prepareAll,
  satisfies,
} from './prepared';
import { finishedOf, type Request, rosterOf, type Setup } from './setup';

/** What rosters are ranked by, in this order. */
export interface Rank {
  /** In points; in games without points, in units. */
  cost: number;
  stars: number;
  /** The game's own figure; 0 in games that have none. */
  figure: number;
  elements: number;
}

/** A legal roster from a collection. */
export interface Answer {
  rank: Rank;
  /** No legal roster from the collection ranks higher. */
  proven: boolean;
  /** No legal roster that differs enough from the answers before it ranks higher. */
  bestOfRest: boolean;
  roster: Roster;
  /** The roster with what its game does after it was built; null if that is nothing. */
  finished: Roster | null;
  /** How many models of each entry it fields, in the collection's order. */
  fielded: readonly number[];
}

/** How far a search has come. */
export interface Progress {
  /** Number of rosters found. */
  answers: number;
  /** What it is optimizing in the next roster. */
  by: keyof Rank;
  /** The best value found, and the bound that none exceeds; null while not known. */
  best: number | null;
  most: number | null;
}

/** Options of a search for answers. */
export interface AnswerOptions {
  count: number;
  over: () => boolean;
  /** Whether the caller ended the search; a finish may take `FINISH_TIME` after the time is up. */
  stopped?: () => boolean;
  progress?: ((progress: Progress) => void) | undefined;
}

/** Maximum number of proposals that the checker may refuse. */
const MAX_REFUSED = 500;
/** Minimum number of models by which answers differ. */
const DIFFERENT = 2;
/** Milliseconds between progress reports. */
const REPORT_INTERVAL = 100;

const objectives: readonly [keyof Rank, Objective][] = [
  ['cost', highestCost],
  ['stars', mostStars],
  ['figure', highestFigure],
  ['elements', fewestElements],
];

/**
 * Finds the best legal rosters, each proposed by the solver and judged by the checker.
 * @returns the answers; if there are none, also whether it is proven that no legal roster exists, and what the checker
 *   has against the first that it refused, in sentences
 */
export async function answersOf(
  request: Request,
  { entries, limit, least, programs, partial }: Setup,
  { count, over: isOver, stopped = isOver, progress }: AnswerOptions,
): Promise<{ answers: Answer[]; proven: boolean; refusal: string[] }> {
  const { collection, system, pack } = request;
  let refused = 0;
  let refusal: string[] = [];
  const over = () => refused > MAX_REFUSED || isOver();
  const bounds = { limit, least, low: entries.map(({ min }) => min) };
  const prepared = await runInSlices(prepareAll(programs, entries, bounds), over);
  if (prepared === undefined) return { answers: [], proven: false, refusal: [] };
  const answers: Answer[] = [];
  const taken: (readonly number[])[] = [];

  const verdicts = new Map<string, boolean>();
  const isLegal = ({ program }: Prepared, counts: readonly number[]): boolean => {
    const key = `${programs.indexOf(program)} ${counts.join()}`;
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    const { legal, problems } = checkRoster(rosterOf(request, program.force(counts)), system, pack).report;
    if (!legal && refused++ === 0)
      refusal = problems
        .filter(({ severity }) => severity === 'error')
        .map((problem) => sentenceOf(problem, system));
    verdicts.set(key, legal);
    return legal;
  };
  const take = (of: Prepared, columns: readonly number[]): readonly number[] | null => {
    for (const counts of allocations(of, columns)) {
      if (over()) return null;
      if (
        taken.every((other) => differenceOf(counts, other, entries.length) >= DIFFERENT) &&
        isLegal(of, counts)
      )
        return counts;
    }
    return null;
  };
  let lastReport = performance.now();
  const report = (by: keyof Rank, search: BranchAndBound) => {
    if (progress === undefined || performance.now() - lastReport < REPORT_INTERVAL) return;
    lastReport = performance.now();
    const sign = by === 'elements' ? -1 : 1;
    const { best, most } = search;
    progress({
      answers: answers.length,
      by,
      best: best && sign * best.value,
      most: Number.isFinite(most) ? sign * most : null,
    });
  };

  /** Finds the best by one objective after another; `force` is null if there is none, or none was found in time. */
  const searched = async (): Promise<{ force: Force | null; proven: boolean }> => {
    let best: Found | null = null;
    let proven = true;
    const values: [Objective, number][] = [];
    for (const [by, objective] of objectives) {
      const also = (each: Prepared) => values.map(([known, value]) => exactly(known, value)(each));
      const known = best && { ...best, value: valueBy(best, objective) };
      const search: BranchAndBound = new BranchAndBound(prepared, objective, also, take, known);
      const ended = () => {
        report(by, search);
        return over();
      };
      if (proven) await runInSlices(search.run(), ended);
      proven &&= search.proven;
      best = search.best ?? search.rounded;
      if (best === null) break;
      values.push([objective, best.value]);
    }
    return { force: best, proven: proven && !partial };
  };

  const inRank = accepted(inOrder(prepared, limit), take);
  while (answers.length < count) {
    const quick = await runInSlices(nextOf(inRank), over);
    const { force, proven } = quick ? { force: quick, proven: !partial } : await searched();
    if (force === null) return { answers, proven, refusal };
    const rank = rankOf(force);
    const first = answers[0];
    const fielded = force.counts;
    taken.push(fielded);
    const asked = limit === null ? '' : counted(limit, ...request.model.limit.noun);
    const name = builtName(collection, asked, answers.length + 1);
    const roster = rosterOf(request, force.prepared.program.force(fielded), name);
    answers.push({
      rank,
      proven: proven && (first === undefined || (first.proven && isSame(first.rank, rank))),
      bestOfRest: proven,
      roster,
      finished: await finishedOf(request, roster, stopped),
      fielded: collection.entries.map((entry) => fielded[entries.indexOf(entry)] ?? 0),
    });
    if (over()) break;
  }
  return { answers, proven: true, refusal };
}

/** A force in numbers: a count of each variable of a program. */
type Force = Pick<Found, 'prepared' | 'counts'>;

/** Yields the proposed forces that satisfy all constraints, as often as each is taken; undefined between steps. */
function* accepted(
  proposals: ReturnType<typeof inOrder>,
  take: (of: Prepared, columns: readonly number[]) => readonly number[] | null,
): Generator<Force | undefined, undefined> {
  for (const proposal of proposals ?? []) {
    yield;
    if (proposal === undefined || !satisfies(proposal.prepared.constraints, proposal.counts)) continue;
    const { prepared } = proposal;
    for (let counts = take(prepared, proposal.counts); counts; counts = take(prepared, proposal.counts))
      yield { prepared, counts };
  }
}

/** Returns a generator's next value, skipping the steps before it; undefined at the end. */
function* nextOf<Value>(
  all: Generator<Value | undefined, undefined>,
): Generator<undefined, Value | undefined> {
  for (;;) {
    const { done, value } = all.next();
    if (done || value !== undefined) return value;
    yield;
  }
}

const isSame = (one: Rank, other: Rank) =>
  one.cost === other.cost &&
  one.stars === other.stars &&
  one.figure === other.figure &&
  one.elements === other.elements;

/** Counts the models that only one of the two fields, over the first `entries` variables. */
const differenceOf = (one: readonly number[], other: readonly number[], entries: number): number =>
  one.slice(0, entries).reduce((total, count, at) => total + Math.abs(count - (other[at] ?? 0)), 0);

/** Returns the value of a force by an objective. */
const valueBy = ({ prepared, counts }: Force, objective: Objective): number =>
  objectiveValue(
    objective,
    prepared,
    prepared.columns.map(({ members }) => sum(members, (member) => counts[member] ?? 0)),
  );

const rankOf = (force: Force): Rank => ({
  cost: valueBy(force, highestCost),
  stars: valueBy(force, mostStars),
  figure: valueBy(force, highestFigure),
  elements: -valueBy(force, fewestElements),
});
