import { checkRoster } from '@/lib/roster/check';
import { builtName } from '@/lib/roster/collecting';
import type { Collection, Entry } from '@/lib/roster/collection';
import type { AnyOptimizerModel, Asked, Program } from '@/lib/roster/optimizer';
import type { Pack } from '@/lib/roster/pack';
import { parseWith } from '@/lib/roster/parse';
import type { Parsed } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { sentenceOf } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { mostOf } from './prepared';

/** Of whom rosters are built, and what is asked of them. */
export interface Request {
  collection: Collection;
  system: AnyGameSystem;
  model: AnyOptimizerModel;
  pack: Pack | null;
  asked: Asked;
}

/** A request as the search works on it. */
export interface Setup {
  /** What may be fielded at all. */
  entries: readonly Entry[];
  limit: number | null;
  least: number | null;
  programs: readonly Program[];
  /** Not every legal force is in one of them. */
  partial: boolean;
}

/** What keeps a request from having any answer, before a search. */
export interface Obstacle {
  /** In sentences. */
  conflict: string[];
  /** The entries that are required and may not be fielded. */
  required: readonly Entry[];
}

/** A force as a roster of a collection. */
export const rosterOf = (
  { system, collection }: Pick<Request, 'system' | 'collection'>,
  force: unknown,
): Roster => ({
  muster: 1,
  system: system.id,
  name: builtName(collection),
  player: '',
  notes: '',
  force,
});

/**
 * Makes a request ready to be searched.
 * @returns faults where what is asked is no force of the game
 */
export function setUp(request: Request): Parsed<Setup | Obstacle> {
  const { collection, system, model, pack, asked } = request;
  const own = pack?.system === system.id ? pack : null;
  const begun: { force: unknown; fits: (entry: Entry) => boolean; partial: boolean }[] = [];
  for (const each of model.begin(own, asked, collection.entries)) {
    const { force, fits = () => true, partial = false } = each;
    const read = parseWith<unknown>(system.forceSchema, force);
    if (!read.ok) return read;
    begun.push({ force: read.value, fits, partial });
  }
  const barred = (conflict: string[], required: Entry[] = []): Parsed<Obstacle> => ({
    ok: true,
    value: { conflict, required },
  });
  /** Why a force may never become a legal one, whatever is added. */
  const barsOf = (force: unknown): string[] => {
    const { report } = checkRoster(rosterOf(request, force), system, pack);
    const bars = report.problems.filter(
      ({ severity, rule }) => severity === 'error' && !model.held.has(rule),
    );
    return bars.map((problem) => sentenceOf(problem, system));
  };
  const beginnings = begun.filter(({ force }) => barsOf(force).length === 0);
  if (beginnings.length === 0) return barred(barsOf(begun[0]?.force));

  // Of each entry: what bars it from each beginning; null where it does not fit there.
  const bars = new Map(
    collection.entries
      .filter((entry) => mostOf(entry) > 0)
      .map((entry) => [
        entry,
        beginnings.map(({ force, fits }) => (fits(entry) ? barsOf(model.alone(force, entry)) : null)),
      ]),
  );
  const reasonOf = (entry: Entry) => bars.get(entry)?.find((each) => each !== null) ?? [];
  const entries = [...bars].flatMap(([entry, of]) => (of.some((each) => each?.length === 0) ? entry : []));
  const wanted = collection.entries.filter((entry) => entry.min > 0 && !entries.includes(entry));
  if (wanted.length > 0) {
    const why = wanted.map((entry) => `${model.called(entry)} required; ${reasonOf(entry).join(' ')}`);
    return barred(why, wanted);
  }
  if (entries.length === 0)
    return barred([
      'no model of the collection may be fielded',
      ...new Set([...bars.keys()].flatMap(reasonOf)),
    ]);

  const tasks = beginnings.map(({ force }, beginning) => {
    const places = entries.flatMap((entry, at) => (bars.get(entry)?.[beginning]?.length === 0 ? at : []));
    const fielded = places.map((at) => entries[at] as Entry);
    return { ...model.task(force, own, fielded), places };
  });
  const limits = [asked.limit ?? null, ...tasks.map(({ limit }) => limit)].filter((limit) => limit !== null);
  // Where only some are held to the fewest points, these are.
  const [least = null, ...others] = new Set(tasks.map((task) => task.least));
  // What a model costs where it may be fielded, for who asks what there would be if it might be elsewhere.
  const costs = entries.map((_, at) => {
    const task = tasks.find(({ places }) => places.includes(at));
    return task?.programs[0]?.cost[task.places.indexOf(at)] ?? 0;
  });
  const programs = tasks.flatMap((task) =>
    task.programs
      .map((program) => (others.length > 0 ? atLeast(program, task.least) : program))
      .map((program) => amongAll(program, task.places, costs, model.apart ?? null)),
  );
  const limit = limits.length > 0 ? Math.min(...limits) : null;
  const partial = begun.some((each) => each.partial) || tasks.some((task) => task.partial === true);
  return { ok: true, value: { entries, limit, least: others.length > 0 ? null : least, programs, partial } };
}

function atLeast(program: Program, least: number | null): Program {
  if (least === null) return program;
  const row = { says: `at least ${least}`, of: program.cost, least: least - program.base };
  return { ...program, rows: [...program.rows, row] };
}

/**
 * A program of some entries as one of all, which fields none of the others.
 * @param places of its own entries among all
 * @param costs of models of all entries
 * @param says why there are none of the others
 */
function amongAll(
  program: Program,
  places: readonly number[],
  costs: readonly number[],
  says: string | null,
): Program {
  const entries = costs.length;
  if (places.length === entries) return program;
  const helpers = program.helpers.map(() => 0);
  const widened = (of: readonly number[], others = costs.map(() => 0)) => {
    const all = [...others];
    for (const [own, at] of places.entries()) all[at] = of[own] ?? 0;
    return [...all, ...of.slice(places.length)];
  };
  const others: number[] = new Array(entries).fill(1);
  for (const at of places) others[at] = 0;
  return {
    ...program,
    cost: widened(program.cost, [...costs]),
    rows: [
      ...program.rows.map((row) => ({ ...row, of: widened(row.of) })),
      { says, of: [...others, ...helpers], most: 0 },
    ],
    force: (counts) => program.force([...places.map((at) => counts[at] ?? 0), ...counts.slice(entries)]),
  };
}
