import type { Collection, Entry } from '@/lib/roster/collection';
import { sum } from '@/lib/roster/list-edits';
import type { Program } from '@/lib/roster/optimizer';
import { runInSlices } from '@/lib/roster/time-slices';
import { inList } from '@/lib/roster/words';
import { answersOf } from './answers';
import { lowestCost, type Objective } from './objectives';
import { prepare } from './prepared';
import { type Found, Search } from './search';
import { type Request, type Setup, setUp } from './setup';

/** Another request, of which there is a legal roster. */
export interface Change extends Pick<Request, 'collection' | 'pack' | 'asked'> {
  /** What is other about it: "with a limit of 12". */
  says: string;
}

interface Candidate extends Change {
  /** How far it is from what was asked, in the costs of edits. */
  cost: number;
}

/** Of as much of the limit again; so that a point of 15 costs as much as a point of a stat. */
const THE_LIMIT = 15;
/** Of a model that may stay at home: as of one that is removed. */
const A_MODEL = 8;
/** More than of anything that is the player's to choose. */
const THE_PACK = 1000;

/**
 * The smallest change of a request without answers that has one, found with a part of the request left out and proven
 * by a roster that was built: one change where that is enough, else two; without the pack where nothing else will do.
 * @returns null where none of those tried has one, or the time ended before
 */
export async function smallestChange(request: Request, over: () => boolean): Promise<Change | null> {
  if (over()) return null;
  const one = [...(await numbers(request, over)), ...choices(request)];
  return (await firstBuilt(request, one, over)) ?? firstBuilt(request, await twoOf(request, over), over);
}

/** What else may be asked for, and how many models must be in it. */
const numbers = async (request: Request, over: () => boolean): Promise<Candidate[]> => [
  ...(await higherLimit(request, over)),
  ...(await fewerRequired(request, over)),
];

/** What else may be chosen. */
function choices({ collection, model, pack, asked, system }: Request): Candidate[] {
  const own = pack?.system === system.id ? pack : null;
  return (model.otherwise?.(asked, own) ?? []).map((other) => ({ collection, pack, ...other }));
}

/** Two changes, or no pack and perhaps another change. */
async function twoOf(request: Request, over: () => boolean): Promise<Candidate[]> {
  const { collection, asked, pack } = request;
  const noPack: Candidate[] =
    pack === null ? [] : [{ collection, asked, pack: null, says: 'without the pack', cost: THE_PACK }];
  const all: Candidate[] = [...noPack];
  for (const first of [...choices(request), ...noPack]) {
    const changed = { ...request, ...first };
    for (const { says, cost, ...second } of [...(await numbers(changed, over)), ...choices(changed)])
      all.push({ ...second, says: `${first.says} and ${says}`, cost: first.cost + cost });
  }
  return all;
}

/** The cheapest that has an answer; null where none has. */
async function firstBuilt(
  request: Request,
  candidates: readonly Candidate[],
  over: () => boolean,
): Promise<Change | null> {
  for (const { cost: _, ...change } of candidates.toSorted((one, other) => one.cost - other.cost)) {
    const ready = readyOf({ ...request, ...change });
    if (ready === null) continue;
    const { answers } = await answersOf({ ...request, ...change }, ready, { count: 1, over });
    if (answers.length > 0) return change;
  }
  return null;
}

function readyOf(request: Request): Setup | null {
  const ready = setUp(request);
  return ready.ok && !('conflict' in ready.value) ? ready.value : null;
}

/** The best of programs by an objective, by their rows alone; null where there is none or the time ended. */
async function bestOf(
  { entries, limit, least, programs }: Setup,
  objective: Objective,
  over: () => boolean,
): Promise<Found | null> {
  const bounds = { limit, least, low: entries.map(({ min }) => min) };
  const search = new Search(
    programs.map((program) => prepare(program, entries, bounds)),
    objective,
    () => [],
    (_, counts) => counts,
  );
  await runInSlices(search.run(), over);
  return search.best;
}

/** The lowest limit that the rows allow. */
async function higherLimit(request: Request, over: () => boolean): Promise<Candidate[]> {
  const { collection, pack, asked } = request;
  if (asked.limit == null) return [];
  const ready = readyOf({ ...request, asked: { ...asked, limit: null } });
  const found = ready && (await bestOf(ready, lowestCost, over));
  const limit = found ? -found.value : asked.limit;
  if (limit <= asked.limit) return [];
  const cost = (THE_LIMIT * (limit - asked.limit)) / Math.max(1, asked.limit);
  return [{ collection, pack, asked: { ...asked, limit }, says: `with a limit of ${limit}`, cost }];
}

/** As many of the models required as the rows allow. */
async function fewerRequired(request: Request, over: () => boolean): Promise<Candidate[]> {
  const { collection, model, pack, asked } = request;
  const ready = readyOf({ ...request, collection: requiring(collection, () => 0) });
  if (ready === null) return [];
  const minOf = new Map(collection.entries.map(({ id, min }) => [id, min]));
  const required = ready.entries.flatMap(({ id }, at) => {
    const min = minOf.get(id) ?? 0;
    return min > 0 ? [{ id, at, min }] : [];
  });
  // A helper for each: how many of those required are there.
  const programs = ready.programs.map((program): Program => {
    const pad = (of: readonly number[]) => [...of, ...required.map(() => 0)];
    const there = required.map(({ at }, helper) => ({
      says: null,
      of: pad(program.cost.map((_, variable) => (variable === at ? 1 : 0))).with(
        program.cost.length + helper,
        -1,
      ),
      least: 0,
    }));
    return {
      ...program,
      cost: pad(program.cost),
      helpers: [...program.helpers, ...required.map(({ min }) => min)],
      rows: [...program.rows.map((row) => ({ ...row, of: pad(row.of) })), ...there],
    };
  });
  const first = ({ cost }: Program) => cost.length - required.length;
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
    return [{ count, name: count === 1 ? model.called(entry) : `${count} × ${model.called(entry)}` }];
  });
  if (left.length === 0) return [];
  return [
    {
      collection: requiring(collection, ({ id }) => kept.get(id) ?? 0),
      pack,
      asked,
      says: `without requiring ${inList(left.map(({ name }) => name))}`,
      cost: A_MODEL * sum(left, ({ count }) => count),
    },
  ];
}

/** The collection with other numbers required. */
const requiring = (collection: Collection, of: (entry: Entry) => number): Collection => ({
  ...collection,
  entries: collection.entries.map((entry) => ({ ...entry, min: of(entry) })),
});
