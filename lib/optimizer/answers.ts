import { checkRoster } from '@/lib/roster/check';
import { sum } from '@/lib/roster/list-edits';
import type { Roster } from '@/lib/roster/roster';
import { runInSlices } from '@/lib/roster/time-slices';
import { inOrder } from './knapsack';
import {
  exactly,
  fewestElements,
  highestCost,
  mostStars,
  type Objective,
  objectiveValue,
} from './objectives';
import { allocations, type Prepared, prepare, satisfies } from './prepared';
import { type Found, Search } from './search';
import { type Request, rosterOf, type Setup } from './setup';

/** What the best is the best by, in this order. */
export interface Rank {
  /** In points; in games without points in units. */
  cost: number;
  stars: number;
  elements: number;
}

/** A legal roster from a collection. */
export interface Answer {
  rank: Rank;
  /** No legal roster from the collection ranks higher. */
  proven: boolean;
  /** None ranks higher that differs enough from the answers before it. */
  bestOfRest: boolean;
  roster: Roster;
  /** How many models of each entry it fields, in their order. */
  fielded: readonly number[];
}

/** How far a search has come. */
export interface Progress {
  /** Rosters that it has found. */
  answers: number;
  /** What of the next roster it is making the best it can. */
  by: keyof Rank;
  /** What the best that is known of it comes to, and what none comes beyond; null where that is not known yet. */
  best: number | null;
  most: number | null;
}

/** How a search for answers goes. */
export interface AnswerOptions {
  count: number;
  over: () => boolean;
  progress?: ((progress: Progress) => void) | undefined;
}

/** Most proposals that the checker may refuse. */
const MOST_REFUSED = 500;
/** By how many models an answer differs from the others at least. */
const DIFFERENT = 2;
/** Milliseconds from one word of progress to the next. */
const TELL = 100;

const objectives: readonly [keyof Rank, Objective][] = [
  ['cost', highestCost],
  ['stars', mostStars],
  ['elements', fewestElements],
];

/**
 * The best legal rosters, each proposed by the solver and judged by the checker.
 * @returns also whether there is proven to be none where there are no answers
 */
export async function answersOf(
  request: Request,
  { entries, limit, least, programs, partial }: Setup,
  { count, over: isOver, progress }: AnswerOptions,
): Promise<{ answers: Answer[]; proven: boolean }> {
  const { collection, system, pack } = request;
  let refused = 0;
  const over = () => refused > MOST_REFUSED || isOver();
  const bounds = { limit, least, low: entries.map(({ min }) => min) };
  const prepared = programs.map((program) => prepare(program, entries, bounds));
  const answers: Answer[] = [];
  const taken: (readonly number[])[] = [];

  const verdicts = new Map<string, boolean>();
  const isLegal = ({ program }: Prepared, counts: readonly number[]): boolean => {
    const key = `${programs.indexOf(program)} ${counts.join()}`;
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    const { legal } = checkRoster(rosterOf(request, program.force(counts)), system, pack).report;
    if (!legal) refused++;
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
  let told = performance.now();
  const tell = (by: keyof Rank, search: Search) => {
    if (progress === undefined || performance.now() - told < TELL) return;
    told = performance.now();
    const sign = by === 'elements' ? -1 : 1;
    const { best, most } = search;
    progress({
      answers: answers.length,
      by,
      best: best && sign * best.value,
      most: Number.isFinite(most) ? sign * most : null,
    });
  };

  /** The best by one objective after the other; `force` is null where there is none, or none was found in time. */
  const searched = async (): Promise<{ force: Force | null; proven: boolean }> => {
    let best: Found | null = null;
    let proven = true;
    const values: [Objective, number][] = [];
    for (const [by, objective] of objectives) {
      const also = (each: Prepared) => values.map(([known, value]) => exactly(known, value)(each));
      const known = best && { ...best, value: comesTo(best, objective) };
      const search: Search = new Search(prepared, objective, also, take, known);
      const ended = () => {
        tell(by, search);
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
    const soon = await runInSlices(nextOf(inRank), over);
    const { force, proven } = soon ? { force: soon, proven: !partial } : await searched();
    if (force === null) return { answers, proven };
    const rank = rankOf(force);
    const first = answers[0];
    const fielded = force.counts;
    taken.push(fielded);
    answers.push({
      rank,
      proven: proven && (first === undefined || (first.proven && isSame(first.rank, rank))),
      bestOfRest: proven,
      roster: rosterOf(request, force.prepared.program.force(fielded)),
      fielded: collection.entries.map((entry) => fielded[entries.indexOf(entry)] ?? 0),
    });
    if (over()) break;
  }
  return { answers, proven: true };
}

/** A force in numbers: so many of each variable of a program. */
type Force = Pick<Found, 'prepared' | 'counts'>;

/** Of the forces proposed those that keep to all rows and are taken, each as often as it is; undefined between steps. */
function* accepted(
  proposals: ReturnType<typeof inOrder>,
  take: (of: Prepared, columns: readonly number[]) => readonly number[] | null,
): Generator<Force | undefined, undefined> {
  for (const proposal of proposals ?? []) {
    yield;
    if (proposal === undefined || !satisfies(proposal.prepared.rows, proposal.counts)) continue;
    const { prepared } = proposal;
    for (let counts = take(prepared, proposal.counts); counts; counts = take(prepared, proposal.counts))
      yield { prepared, counts };
  }
}

/** What a generator gives next, without the steps before it; undefined where that was all. */
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
  one.cost === other.cost && one.stars === other.stars && one.elements === other.elements;

/** How many models are in the one or the other alone, of the first so many entries. */
const differenceOf = (one: readonly number[], other: readonly number[], entries: number): number =>
  one.slice(0, entries).reduce((total, count, at) => total + Math.abs(count - (other[at] ?? 0)), 0);

/** What a force comes to by an objective. */
const comesTo = ({ prepared, counts }: Force, objective: Objective): number =>
  objectiveValue(
    objective,
    prepared,
    prepared.columns.map(({ members }) => sum(members, (member) => counts[member] ?? 0)),
  );

const rankOf = (force: Force): Rank => ({
  cost: comesTo(force, highestCost),
  stars: comesTo(force, mostStars),
  elements: -comesTo(force, fewestElements),
});
