import { checkRoster, errorsOf, packSystem } from '@/lib/roster/check';
import { builtName } from '@/lib/roster/collection/collecting';
import type { Collection, Entry } from '@/lib/roster/collection/collection';
import type {
  AnyOptimizerModel,
  BuildRequest,
  IntegerProgram,
  OptimizationTask,
} from '@/lib/roster/collection/optimizer';
import type { Pack } from '@/lib/roster/pack/pack';
import { parseWith } from '@/lib/roster/parse';
import type { Parsed } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { permanentErrors } from '@/lib/roster/rule';
import { sentenceOf } from '@/lib/roster/sentence';
import type { AnyGameSystem } from '@/lib/roster/system';
import { yieldWhenDue } from '@/lib/roster/time-slices';
import { mostOf } from './prepared';

/** The models to build from, and the request. */
export interface Request {
  collection: Collection;
  system: AnyGameSystem;
  model: AnyOptimizerModel;
  pack: Pack | null;
  asked: BuildRequest;
}

/** A request prepared for the search. */
export interface Setup {
  /** The entries that may be fielded at all. */
  entries: readonly Entry[];
  limit: number | null;
  least: number | null;
  programs: readonly IntegerProgram[];
  /** Whether the programs leave out some legal forces. */
  partial: boolean;
}

/** Why a request can have no answer, known before a search. */
export interface Infeasible {
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
export function* setUp(request: Request): Generator<undefined, Parsed<Setup | Infeasible>> {
  const { collection, system, model, pack, asked } = request;
  const own = pack?.system === system.id ? pack : null;
  const allStarts: { force: unknown; allows: (entry: Entry) => boolean; partial: boolean }[] = [];
  for (const each of model.startingForces(own, asked, collection.entries)) {
    yield;
    const { force, allows = () => true, partial = false } = each;
    const read = parseWith<unknown>(system.forceSchema, force);
    if (!read.ok) return read;
    allStarts.push({ force: read.value, allows, partial });
  }
  const infeasible = (conflict: string[], required: Entry[] = []): Parsed<Infeasible> => ({
    ok: true,
    value: { conflict, required },
  });
  const permanent = permanentErrors([packSystem, ...system.rules]);
  /** Returns why a force can never become legal, whatever is added. */
  const permanentErrorsOf = (force: unknown): string[] => {
    const { report } = checkRoster(rosterOf(request, force), system, pack);
    return report.problems
      .filter(({ rule }) => permanent.has(rule))
      .map((problem) => sentenceOf(problem, system));
  };
  const starts: typeof allStarts = [];
  for (const each of allStarts) {
    yield;
    if (permanentErrorsOf(each.force).length === 0) starts.push(each);
  }
  if (starts.length === 0) return infeasible(permanentErrorsOf(allStarts[0]?.force));

  // For each entry, what bars it from each start; null if it does not fit there.
  const bars = new Map<Entry, (string[] | null)[]>();
  for (const entry of collection.entries.filter((each) => mostOf(each) > 0)) {
    yield;
    bars.set(
      entry,
      starts.map(({ force, allows }) =>
        allows(entry) ? permanentErrorsOf(model.withSingleModel(force, entry)) : null,
      ),
    );
  }
  const reasonOf = (entry: Entry) => bars.get(entry)?.find((each) => each !== null) ?? [];
  const entries = [...bars].flatMap(([entry, of]) => (of.some((each) => each?.length === 0) ? entry : []));
  const wanted = collection.entries.filter((entry) => entry.min > 0 && !entries.includes(entry));
  if (wanted.length > 0) {
    const why = wanted.map((entry) => `${model.nameOf(entry)} required; ${reasonOf(entry).join(' ')}`);
    return infeasible(why, wanted);
  }
  if (entries.length === 0)
    return infeasible([
      'no model in the collection can be fielded',
      ...new Set([...bars.keys()].flatMap(reasonOf)),
    ]);

  const tasks: (OptimizationTask & { places: number[] })[] = [];
  for (const [start, { force }] of starts.entries()) {
    yield;
    const places = entries.flatMap((entry, at) => (bars.get(entry)?.[start]?.length === 0 ? at : []));
    const fielded = places.map((at) => entries[at] as Entry);
    tasks.push({ ...model.task(force, own, fielded), places });
  }
  const limits = [asked.limit ?? null, ...tasks.map(({ limit }) => limit)].filter((limit) => limit !== null);
  // If the tasks differ in their least points, each gets a constraint for its own.
  const [least = null, ...others] = new Set(tasks.map((task) => task.least));
  // The cost of a model where it may be fielded, for programs that may not field it: a search may leave out that
  // constraint.
  const costs = entries.map((_, at) => {
    const task = tasks.find(({ places }) => places.includes(at));
    return task?.programs[0]?.cost[task.places.indexOf(at)] ?? 0;
  });
  const programs: IntegerProgram[] = [];
  for (const task of tasks)
    for (const program of task.programs) {
      yield;
      const enough = others.length > 0 ? atLeast(program, task.least) : program;
      programs.push(amongAll(enough, task.places, costs, model.exclusiveChoice ?? null));
    }
  const limit = limits.length > 0 ? Math.min(...limits) : null;
  const partial = allStarts.some((each) => each.partial) || tasks.some((task) => task.partial === true);
  return { ok: true, value: { entries, limit, least: others.length > 0 ? null : least, programs, partial } };
}

function atLeast(program: IntegerProgram, least: number | null): IntegerProgram {
  if (least === null) return program;
  const constraint = { label: `at least ${least}`, coefficients: program.cost, least: least - program.base };
  return { ...program, constraints: [...program.constraints, constraint] };
}

/**
 * Widens a program of some entries to all entries; it fields none of the others.
 * @param places the indices of its entries among all
 * @param costs the model costs of all entries
 * @param says why it fields none of the others
 */
function amongAll(
  program: IntegerProgram,
  places: readonly number[],
  costs: readonly number[],
  says: string | null,
): IntegerProgram {
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
    constraints: [
      ...program.constraints.map((constraint) => ({
        ...constraint,
        coefficients: widened(constraint.coefficients),
      })),
      { label: says, coefficients: [...others, ...helpers], most: 0 },
    ],
    force: (counts) => program.force([...places.map((at) => counts[at] ?? 0), ...counts.slice(entries)]),
  };
}

/** Milliseconds for what a game does with a roster that was built. */
const FINISH_TIME = 100;

/** Returns a built roster as its game finishes it, as far as there is time; null if that changes nothing. */
export async function finishedOf(
  { model, system, pack }: Request,
  roster: Roster,
  stopped: () => boolean,
): Promise<Roster | null> {
  if (model.finish === undefined) return null;
  const start = performance.now();
  const own = pack?.system === system.id ? pack : null;
  const isLegal = (force: unknown) => errorsOf(force, system, own).errors.length === 0;
  let force: unknown = roster.force;
  for (const next of model.finish.of(roster.force, own, isLegal)) {
    force = next;
    if (stopped() || performance.now() - start >= FINISH_TIME) break;
    await yieldWhenDue();
  }
  return force === roster.force || !isLegal(force) ? null : { ...roster, force };
}
