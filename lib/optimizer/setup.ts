import { checkRoster, packSystem } from '@/lib/roster/check';
import { builtName } from '@/lib/roster/collecting';
import type { Collection, Entry } from '@/lib/roster/collection';
import type { AnyOptimizerModel, Asked, Program, Task } from '@/lib/roster/optimizer';
import type { Pack } from '@/lib/roster/pack';
import { parseWith } from '@/lib/roster/parse';
import type { Parsed } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { permanentErrors } from '@/lib/roster/rule';
import { sentenceOf } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { mostOf } from './prepared';

/** The models to build from, and the request. */
export interface Request {
  collection: Collection;
  system: AnyGameSystem;
  model: AnyOptimizerModel;
  pack: Pack | null;
  asked: Asked;
}

/** A request prepared for the search. */
export interface Setup {
  /** The entries that may be fielded at all. */
  entries: readonly Entry[];
  limit: number | null;
  least: number | null;
  programs: readonly Program[];
  /** Whether the programs leave out some legal forces. */
  partial: boolean;
}

/** Why a request can have no answer, known before a search. */
export interface Obstacle {
  /** In sentences. */
  conflict: string[];
  /** The required entries that may not be fielded. */
  required: readonly Entry[];
}

/** Makes a roster of a force that was built from a collection. */
export const rosterOf = (
  { system, collection }: Pick<Request, 'system' | 'collection'>,
  force: unknown,
  name = builtName(collection),
): Roster => ({
  muster: 1,
  system: system.id,
  name,
  player: '',
  notes: '',
  force,
});

/**
 * Prepares a request for the search, in steps.
 * @returns faults if the request does not make a force of the game
 */
export function* setUp(request: Request): Generator<undefined, Parsed<Setup | Obstacle>> {
  const { collection, system, model, pack, asked } = request;
  const own = pack?.system === system.id ? pack : null;
  const allBeginnings: { force: unknown; fits: (entry: Entry) => boolean; partial: boolean }[] = [];
  for (const each of model.begin(own, asked, collection.entries)) {
    yield;
    const { force, fits = () => true, partial = false } = each;
    const read = parseWith<unknown>(system.forceSchema, force);
    if (!read.ok) return read;
    allBeginnings.push({ force: read.value, fits, partial });
  }
  const obstacle = (conflict: string[], required: Entry[] = []): Parsed<Obstacle> => ({
    ok: true,
    value: { conflict, required },
  });
  const permanent = permanentErrors([packSystem, ...system.rules]);
  /** Returns why a force can never become legal, whatever is added. */
  const barsOf = (force: unknown): string[] => {
    const { report } = checkRoster(rosterOf(request, force), system, pack);
    return report.problems
      .filter(({ rule }) => permanent.has(rule))
      .map((problem) => sentenceOf(problem, system));
  };
  const beginnings: typeof allBeginnings = [];
  for (const each of allBeginnings) {
    yield;
    if (barsOf(each.force).length === 0) beginnings.push(each);
  }
  if (beginnings.length === 0) return obstacle(barsOf(allBeginnings[0]?.force));

  // For each entry, what bars it from each beginning; null if it does not fit there.
  const bars = new Map<Entry, (string[] | null)[]>();
  for (const entry of collection.entries.filter((each) => mostOf(each) > 0)) {
    yield;
    bars.set(
      entry,
      beginnings.map(({ force, fits }) => (fits(entry) ? barsOf(model.alone(force, entry)) : null)),
    );
  }
  const reasonOf = (entry: Entry) => bars.get(entry)?.find((each) => each !== null) ?? [];
  const entries = [...bars].flatMap(([entry, of]) => (of.some((each) => each?.length === 0) ? entry : []));
  const wanted = collection.entries.filter((entry) => entry.min > 0 && !entries.includes(entry));
  if (wanted.length > 0) {
    const why = wanted.map((entry) => `${model.called(entry)} required; ${reasonOf(entry).join(' ')}`);
    return obstacle(why, wanted);
  }
  if (entries.length === 0)
    return obstacle([
      'no model in the collection can be fielded',
      ...new Set([...bars.keys()].flatMap(reasonOf)),
    ]);

  const tasks: (Task & { places: number[] })[] = [];
  for (const [beginning, { force }] of beginnings.entries()) {
    yield;
    const places = entries.flatMap((entry, at) => (bars.get(entry)?.[beginning]?.length === 0 ? at : []));
    const fielded = places.map((at) => entries[at] as Entry);
    tasks.push({ ...model.task(force, own, fielded), places });
  }
  const limits = [asked.limit ?? null, ...tasks.map(({ limit }) => limit)].filter((limit) => limit !== null);
  // If the tasks differ in their least points, each gets a row for its own.
  const [least = null, ...others] = new Set(tasks.map((task) => task.least));
  // The cost of a model where it may be fielded, for programs that may not field it: a search may leave out that row.
  const costs = entries.map((_, at) => {
    const task = tasks.find(({ places }) => places.includes(at));
    return task?.programs[0]?.cost[task.places.indexOf(at)] ?? 0;
  });
  const programs: Program[] = [];
  for (const task of tasks)
    for (const program of task.programs) {
      yield;
      const enough = others.length > 0 ? atLeast(program, task.least) : program;
      programs.push(amongAll(enough, task.places, costs, model.apart ?? null));
    }
  const limit = limits.length > 0 ? Math.min(...limits) : null;
  const partial = allBeginnings.some((each) => each.partial) || tasks.some((task) => task.partial === true);
  return { ok: true, value: { entries, limit, least: others.length > 0 ? null : least, programs, partial } };
}

function atLeast(program: Program, least: number | null): Program {
  if (least === null) return program;
  const row = { says: `at least ${least}`, of: program.cost, least: least - program.base };
  return { ...program, rows: [...program.rows, row] };
}

/**
 * Widens a program of some entries to all entries; it fields none of the others.
 * @param places the indices of its entries among all
 * @param costs the model costs of all entries
 * @param says why it fields none of the others
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
    ...(program.figure && { figure: { ...program.figure, of: widened(program.figure.of) } }),
    rows: [
      ...program.rows.map((row) => ({ ...row, of: widened(row.of) })),
      { says, of: [...others, ...helpers], most: 0 },
    ],
    force: (counts) => program.force([...places.map((at) => counts[at] ?? 0), ...counts.slice(entries)]),
  };
}
