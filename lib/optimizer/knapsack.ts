import { sum } from '@/lib/roster/edits/list-edits';
import type { Column, Prepared } from './prepared';

/** A count of each column of a program. */
export interface Proposal {
  prepared: Prepared;
  counts: readonly number[];
}

/** A program as a knapsack. */
interface Knapsack {
  prepared: Prepared;
  /** Points left for models. */
  room: number;
  /** The worth of one of each column: cost first, then stars, then figure, less 1 for the element. */
  worth: readonly number[];
  /** Per column: the highest worth of it and the columns after it, by points available. */
  tables: readonly Float64Array[];
  /** The worth of the empty force. */
  base: number;
}

/** Maximum number of table cells, and of comparisons to fill them. */
const MAX_CELLS = 4_000_000;
const MAX_WORK = 40_000_000;
/** Maximum number of forces read from the tables. */
const MAX_READ = 1000;

/**
 * Yields forces by rank, the highest first, within the limit alone: the caller checks the other constraints. Reading a
 * knapsack's tables leads to a force without backtracking, and the sums are exact: distinct costs need no search.
 * @param limit the maximum cost of a force; null for none
 * @returns null if there are helpers or the tables would be too large; the generator yields undefined between steps
 */
export function inOrder(
  programs: readonly Prepared[],
  limit: number | null,
): Generator<Proposal | undefined, undefined> | null {
  const most = (value: (column: Column) => number) =>
    Math.max(0, ...programs.map(({ columns }) => sum(columns, (column) => column.high * value(column))));
  const models = most((column) => column.models) + 1;
  const bases = programs.map(({ program }) => program.figure?.base ?? 0);
  const figures = (most((column) => column.figure) + Math.max(0, ...bases) + 1) * models;
  const stars = (most((column) => column.stars) + 1) * figures;
  const dearest =
    limit ?? most(({ cost }) => cost) + Math.max(0, ...programs.map(({ program }) => program.base));
  const costs = programs.flatMap(({ columns, program }) => [
    program.base,
    ...columns.map(({ cost }) => cost),
  ]);
  const isWhole = costs.every((cost) => Number.isInteger(cost) && cost >= 0);
  const hasHelpers = programs.some(({ program }) => program.helpers.length > 0);
  if (hasHelpers || !isWhole || (dearest + 1) * stars > Number.MAX_SAFE_INTEGER) return null;

  const candidates = programs.map((prepared) => {
    const { columns, program } = prepared;
    return {
      prepared,
      room: dearest - program.base,
      worth: columns.map(
        (column) => column.cost * stars + column.stars * figures + column.figure * models - 1,
      ),
      base: program.base * stars + (program.figure?.base ?? 0) * models,
    };
  });
  const open = candidates.filter(({ room }) => room >= 0);
  const cells = sum(open, ({ prepared, room }) => prepared.columns.length * (room + 1));
  const work = sum(open, ({ prepared, room }) =>
    sum(prepared.columns, ({ low, high }) => (high - low + 1) * (room + 1)),
  );
  return cells > MAX_CELLS || work > MAX_WORK ? null : proposals(open);
}

function* proposals(
  candidates: readonly Omit<Knapsack, 'tables'>[],
): Generator<Proposal | undefined, undefined> {
  const knapsacks: Knapsack[] = [];
  for (const each of candidates) knapsacks.push({ ...each, tables: yield* tablesOf(each) });
  let read = 0;
  let worth = Math.max(...knapsacks.map(({ tables, room, base }) => base + (tables[0]?.[room] ?? 0)));
  while (worth > Number.NEGATIVE_INFINITY) {
    let next = Number.NEGATIVE_INFINITY;
    for (const knapsack of knapsacks) {
      const below = ofWorth(knapsack, worth);
      for (;;) {
        const { done, value } = below.next();
        if (done) {
          next = Math.max(next, value);
          break;
        }
        if (++read > MAX_READ) return;
        yield value;
      }
    }
    worth = next;
  }
}

function* tablesOf({ prepared, room, worth }: Omit<Knapsack, 'tables'>) {
  const tables: Float64Array[] = [];
  let rest = new Float64Array(room + 1);
  for (const [at, { low, high, cost }] of [...prepared.columns.entries()].reverse()) {
    yield;
    const table = new Float64Array(room + 1).fill(Number.NEGATIVE_INFINITY);
    const each = worth[at] ?? 0;
    for (let points = 0; points <= room; points++)
      for (let count = low; count <= high && count * cost <= points; count++) {
        const value = count * each + (rest[points - count * cost] ?? 0);
        if (value > (table[points] ?? 0)) table[points] = value;
      }
    tables.unshift(table);
    rest = table;
  }
  return tables;
}

/** Yields all forces of exactly this worth; returns the highest worth below it. */
function* ofWorth(
  { prepared, room, worth, tables, base }: Knapsack,
  wanted: number,
): Generator<Proposal | undefined, number> {
  const { columns } = prepared;
  const counts = columns.map(() => 0);
  let below = Number.NEGATIVE_INFINITY;
  function* fill(at: number, points: number, value: number): Generator<Proposal | undefined, void> {
    const column = columns[at];
    if (column === undefined) {
      if (value < wanted) below = Math.max(below, value);
      // Forces of a higher worth were proposed before; reading one again still counts as a step.
      yield value === wanted ? { prepared, counts: [...counts] } : undefined;
      return;
    }
    const { low, high, cost } = column;
    for (let count = high; count >= low; count--) {
      const left = points - count * cost;
      if (left < 0) continue;
      const now = value + count * (worth[at] ?? 0);
      const best = now + (tables[at + 1]?.[left] ?? 0);
      if (best < wanted) {
        below = Math.max(below, best);
        continue;
      }
      counts[at] = count;
      yield* fill(at + 1, left, now);
    }
  }
  yield* fill(0, room, base);
  return below;
}
