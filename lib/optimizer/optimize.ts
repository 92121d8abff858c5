import { checkRoster } from '@/lib/roster/check';
import type { Collection, Entry } from '@/lib/roster/collection';
import { inTurns } from '@/lib/roster/in-turns';
import { sum } from '@/lib/roster/list-edits';
import type { AnyOptimizerModel } from '@/lib/roster/optimizer';
import type { Pack } from '@/lib/roster/pack';
import { parseWith } from '@/lib/roster/parse';
import type { Parsed } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sentenceOf } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { conflictOf } from './conflict';
import { dearest, exactly, fewest, starriest } from './objectives';
import { allocations, mostOf, type Prepared, prepare } from './prepared';
import { type Found, type Objective, Search } from './search';

/** What the best is the best by, in this order. */
export interface Rank {
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

/** The best rosters; where there is none, what cannot hold together, in sentences. */
export interface Built {
  answers: Answer[];
  conflict: string[];
}

/** What is asked of the rosters. */
export interface BuildOptions {
  pack?: Pack | null;
  /** Fields of the force, by their names in the roster file: limit, era; the pack's where they are left out. */
  asked?: Readonly<Record<string, unknown>>;
  /** Most answers; 3 where it is not said. */
  count?: number;
  /** Longest time in seconds, of all answers together; 5 where it is not said. */
  seconds?: number;
}

/** Most proposals that the checker may refuse. */
const MOST_REFUSED = 500;
/** By how many models an answer differs from the others at least. */
const DIFFERENT = 2;

/**
 * The best legal rosters from a collection: the highest force cost within the limit, then the most stars, then the
 * fewest elements. The solver proposes by the rows of the game's model; what the checker refuses is left out.
 * @returns faults where what is asked is no force of the game
 */
export async function optimize(
  collection: Collection,
  system: AnyGameSystem,
  model: AnyOptimizerModel,
  { pack = null, asked = {}, count = 3, seconds = 5 }: BuildOptions = {},
): Promise<Parsed<Built>> {
  const start = performance.now();
  let refused = 0;
  const over = () => performance.now() - start >= seconds * 1000 || refused > MOST_REFUSED;
  const own = pack?.system === system.id ? pack : null;
  const begun = parseWith<unknown>(system.forceSchema, { ...model.begin(own), ...asked });
  if (!begun.ok) return begun;
  const rosterOf = (force: unknown): Roster => ({
    muster: 1,
    system: system.id,
    name: collection.name,
    player: '',
    notes: '',
    force,
  });
  const none = (...conflict: string[]): Parsed<Built> => ({ ok: true, value: { answers: [], conflict } });
  /** Why a force may never become a legal one, whatever is added. */
  const barsOf = (force: unknown): string[] => {
    const { report } = checkRoster(rosterOf(force), system, pack);
    const bars = report.problems.filter(
      ({ severity, rule }) => severity === 'error' && !model.held.has(rule),
    );
    return bars.map((problem) => sentenceOf(problem, system));
  };
  const bars = barsOf(begun.value);
  if (bars.length > 0) return none(...bars);
  const barred = new Map<Entry, string[]>();
  for (const entry of collection.entries)
    if (mostOf(entry) > 0) barred.set(entry, barsOf(model.alone(begun.value, entry)));
  const wanted = collection.entries.filter((entry) => entry.min > 0 && (barred.get(entry)?.length ?? 0) > 0);
  if (wanted.length > 0)
    return none(...wanted.map((entry) => `${model.called(entry)} required; ${barred.get(entry)?.join(' ')}`));
  const entries = collection.entries.filter((entry) => barred.get(entry)?.length === 0);
  if (entries.length === 0)
    return none('no model of the collection may be fielded', ...new Set([...barred.values()].flat()));

  const { limit, least, programs } = model.task(begun.value, own, entries);
  const bounds = { limit, least, low: entries.map(({ min }) => min) };
  const prepared = programs.map((program) => prepare(program, entries, bounds));
  const answers: Answer[] = [];
  const taken: (readonly number[])[] = [];

  const verdicts = new Map<string, boolean>();
  const isLegal = ({ program }: Prepared, counts: readonly number[]): boolean => {
    const key = `${programs.indexOf(program)} ${counts.join()}`;
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    const { legal } = checkRoster(rosterOf(program.force(counts)), system, pack).report;
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

  while (answers.length < count) {
    let best: Found | null = null;
    let proven = true;
    const values: [Objective, number][] = [];
    for (const objective of [dearest, starriest, fewest]) {
      const also = (each: Prepared) => values.map(([known, value]) => exactly(known, value)(each));
      const search: Search = new Search(prepared, objective, also, take, best && revalued(best, objective));
      if (proven) await inTurns(search.run(), over);
      proven &&= search.proven;
      best = search.best;
      if (best === null) break;
      values.push([objective, best.value]);
    }
    if (best === null) {
      if (answers.length > 0) break;
      if (!proven) return none('none was found in the time there was; there may be one');
      return none(await conflictOf({ limit, least, programs }, entries, model, over));
    }
    const [cost = 0, stars = 0, elements = 0] = values.map(([, value]) => value);
    const rank = { cost, stars, elements: -elements };
    const first = answers[0];
    const { program } = best.prepared;
    const fielded = best.counts;
    taken.push(fielded);
    answers.push({
      rank,
      proven: proven && (first === undefined || (first.proven && isSame(first.rank, rank))),
      bestOfRest: proven,
      roster: rosterOf(program.force(fielded)),
      fielded: collection.entries.map((entry) => fielded[entries.indexOf(entry)] ?? 0),
    });
    if (over()) break;
  }
  return { ok: true, value: { answers, conflict: [] } };
}

const isSame = (one: Rank, other: Rank) =>
  one.cost === other.cost && one.stars === other.stars && one.elements === other.elements;

/** How many models are in the one or the other alone, of the first so many entries. */
const differenceOf = (one: readonly number[], other: readonly number[], entries: number): number =>
  one.slice(0, entries).reduce((total, count, at) => total + Math.abs(count - (other[at] ?? 0)), 0);

/** The same force by another objective. */
function revalued(found: Found, { base, of }: Objective): Found {
  const { prepared, counts } = found;
  const worth = of(prepared);
  const value = sum(
    [...prepared.columns.entries()],
    ([at, { members }]) => (worth[at] ?? 0) * sum(members, (member) => counts[member] ?? 0),
  );
  return { prepared, counts, value: base(prepared) + value };
}
