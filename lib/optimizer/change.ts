import type { Collection, Entry } from '@/lib/roster/collection/collection';
import type { IntegerProgram } from '@/lib/roster/collection/optimizer';
import { sum } from '@/lib/roster/edits/list-edits';
import { inList } from '@/lib/roster/text/words';
import { runInSlices } from '@/lib/roster/time-slices';
import { answersOf } from './answers';
import { type Found, searchedByConstraints } from './branch-and-bound';
import { lowestCost, type Objective } from './prepared';
import { type Request, type Setup, setUp } from './setup';

/** A changed request that has a legal roster. */
export interface Change extends Pick<Request, 'collection' | 'pack' | 'asked'> {
  /** What changed: "with a limit of 12". */
  says: string;
}

interface Candidate extends Change {
  /** How far it is from the request, on the scale of edit costs. */
  cost: number;
}

/** The cost of doubling the limit, so that one point of 15 costs as much as a point of a stat. */
const LIMIT_COST = 15;
/** The cost of no longer requiring a model: that of removing one. */
const MODEL_COST = 8;
/** The cost of dropping the pack: more than anything that the player can choose. */
const PACK_COST = 1000;

/**
 * Finds the smallest change after which a request without answers has one, and proves it by building a roster. Tries
 * one change, then two, and dropping the pack last.
 * @returns null if none of the changes tried has an answer, or time ran out
 */
export async function smallestChange(request: Request, over: () => boolean): Promise<Change | null> {
  if (over()) return null;
  const one = [...(await numbers(request, over)), ...choices(request)];
  return (await firstBuilt(request, one, over)) ?? firstBuilt(request, await twoOf(request, over), over);
}

/** Changes of the limit and of the number of models required. */
const numbers = async (request: Request, over: () => boolean): Promise<Candidate[]> => [
  ...(await higherLimit(request, over)),
  ...(await fewerRequired(request, over)),
];

/** Other choices that the game's model offers. */
function choices({ collection, model, pack, asked, system }: Request): Candidate[] {
  const own = pack?.system === system.id ? pack : null;
  return (model.alternatives?.(asked, own) ?? []).map((other) => ({ collection, pack, ...other }));
}

/** Combinations of two changes; also no pack, alone or with another change. */
async function twoOf(request: Request, over: () => boolean): Promise<Candidate[]> {
  const { collection, asked, pack } = request;
  const noPack: Candidate[] =
    pack === null ? [] : [{ collection, asked, pack: null, says: 'without the pack', cost: PACK_COST }];
  const all: Candidate[] = [...noPack];
  for (const first of [...choices(request), ...noPack]) {
    const changed = { ...request, ...first };
    for (const { says, cost, ...second } of [...(await numbers(changed, over)), ...choices(changed)])
      all.push({ ...second, says: `${first.says} and ${says}`, cost: first.cost + cost });
  }
  return all;
}

/** Returns the cheapest candidate that has an answer; null if none has. */
async function firstBuilt(
  request: Request,
  candidates: readonly Candidate[],
  over: () => boolean,
): Promise<Change | null> {
  for (const { cost: _, ...change } of candidates.toSorted((one, other) => one.cost - other.cost)) {
    const ready = await readyOf({ ...request, ...change }, over);
    if (ready === null) continue;
    const { answers } = await answersOf({ ...request, ...change }, ready, { count: 1, over });
    if (answers.length > 0) return change;
  }
  return null;
}

async function readyOf(request: Request, over: () => boolean): Promise<Setup | null> {
  const ready = await runInSlices(setUp(request), over);
  return ready?.ok && !('conflict' in ready.value) ? ready.value : null;
}

/** Returns the best force by an objective, judged by the constraints alone; null if there is none or time ran out. */
async function bestOf(setup: Setup, objective: Objective, over: () => boolean): Promise<Found | null> {
  const { entries, limit, least } = setup;
  const bounds = { limit, least, low: entries.map(({ min }) => min) };
  return (await searchedByConstraints(setup, bounds, objective, over))?.best ?? null;
}

/** Raises the limit to the lowest that the constraints allow. */
async function higherLimit(request: Request, over: () => boolean): Promise<Candidate[]> {
  const { collection, pack, asked } = request;
  if (asked.limit == null) return [];
  const ready = await readyOf({ ...request, asked: { ...asked, limit: null } }, over);
  const found = ready && (await bestOf(ready, lowestCost, over));
  const limit = found ? -found.value : asked.limit;
  if (limit <= asked.limit) return [];
  const cost = (LIMIT_COST * (limit - asked.limit)) / Math.max(1, asked.limit);
  return [{ collection, pack, asked: { ...asked, limit }, says: `with a limit of ${limit}`, cost }];
}

/** Requires only as many of the required models as the constraints allow. */
async function fewerRequired(request: Request, over: () => boolean): Promise<Candidate[]> {
  const { collection, model, pack, asked } = request;
  const ready = await readyOf({ ...request, collection: requiring(collection, () => 0) }, over);
  if (ready === null) return [];
  const minOf = new Map(collection.entries.map(({ id, min }) => [id, min]));
  const required = ready.entries.flatMap(({ id }, at) => {
    const min = minOf.get(id) ?? 0;
    return min > 0 ? [{ id, at, min }] : [];
  });
  // One helper per required entry: how many of its models are fielded.
  const programs = ready.programs.map((program): IntegerProgram => {
    const pad = (of: readonly number[]) => [...of, ...required.map(() => 0)];
    const helperRows = required.map(({ at }, helper) => ({
      label: null,
      coefficients: pad(program.cost.map((_, variable) => (variable === at ? 1 : 0))).with(
        program.cost.length + helper,
        -1,
      ),
      least: 0,
    }));
    return {
      ...program,
      cost: pad(program.cost),
      helpers: [...program.helpers, ...required.map(({ min }) => min)],
      constraints: [
        ...program.constraints.map((constraint) => ({
          ...constraint,
          coefficients: pad(constraint.coefficients),
        })),
        ...helperRows,
      ],
    };
  });
  const first = ({ cost }: IntegerProgram) => cost.length - required.length;
  const most: Objective = {
    base: () => 0,
    of: ({ program, columns }) =>
      columns.map(({ members: [member = 0] }) => (member >= first(program) ? 1 : 0)),
  };
  const found = await bestOf({ ...ready, programs }, most, over);
  if (found === null) return [];
  const { columns, program } = found.prepared;
  const kept = new Map(
    required.map(({ id }, helper) => [
      id,
      found.counts[columns.findIndex(({ members }) => members[0] === first(program) + helper)] ?? 0,
    ]),
  );
  const left = collection.entries.flatMap((entry) => {
    const count = entry.min - (kept.get(entry.id) ?? 0);
    if (count === 0) return [];
    return [{ count, name: count === 1 ? model.nameOf(entry) : `${count} × ${model.nameOf(entry)}` }];
  });
  if (left.length === 0) return [];
  return [
    {
      collection: requiring(collection, ({ id }) => kept.get(id) ?? 0),
      pack,
      asked,
      says: `without requiring ${inList(left.map(({ name }) => name))}`,
      cost: MODEL_COST * sum(left, ({ count }) => count),
    },
  ];
}

/** Returns the collection with other numbers required. */
const requiring = (collection: Collection, of: (entry: Entry) => number): Collection => ({
  ...collection,
  entries: collection.entries.map((entry) => ({ ...entry, min: of(entry) })),
});
