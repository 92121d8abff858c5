import { solve } from 'yalps';
import { sum } from '@/lib/roster/list-edits';
import type { Bounded, Prepared } from './prepared';

/** Bounds of the columns of a program and of its groups. */
export interface Box {
  low: readonly number[];
  high: readonly number[];
  groups: readonly (readonly [low: number, high: number])[];
}

/** What fractions of models would come to at most; null where nothing keeps to the rows. */
export interface Relaxed {
  /** Infinity where the solver could not say. */
  value: number;
  /** Of each column; the middle of its bounds where the solver could not say. */
  counts: number[];
}

const OBJECTIVE = -1;

/** Solves a program in a box without asking for whole numbers: nothing in the box is worth more. */
export function relax(
  { columns, groups, rows }: Prepared,
  box: Box,
  objective: readonly number[],
  also: readonly Bounded[],
): Relaxed | null {
  const open = columns.flatMap((_, at) => ((box.high[at] ?? 0) > (box.low[at] ?? 0) ? [at] : []));
  if (box.low.some((low, at) => low > (box.high[at] ?? 0))) return null;
  const constraints: [number, { min?: number; max?: number }][] = [];
  const coefficients = new Map<number, [number, number][]>(
    open.map((at) => [at, [[OBJECTIVE, objective[at] ?? 0]]]),
  );
  // Each column counts from its lower bound.
  const add = (of: (at: number) => number, least: number, most: number): boolean => {
    const at = sum([...columns.keys()], (column) => of(column) * (box.low[column] ?? 0));
    const key = constraints.length;
    let any = false;
    for (const column of open) {
      const value = of(column);
      if (value === 0) continue;
      coefficients.get(column)?.push([key, value]);
      any = true;
    }
    if (!any) return least <= at && at <= most;
    constraints.push([
      key,
      {
        ...(least > Number.NEGATIVE_INFINITY ? { min: least - at } : {}),
        ...(most < Number.POSITIVE_INFINITY ? { max: most - at } : {}),
      },
    ]);
    return true;
  };
  for (const { of, least, most } of [...rows, ...also])
    if (!add((at) => of[at] ?? 0, least, most)) return null;
  for (const [index, group] of groups.entries()) {
    const [low = 0, high = 0] = box.groups[index] ?? [];
    const members = new Set(group);
    if (low > sum(group, (at) => box.low[at] ?? 0) || high < sum(group, (at) => box.high[at] ?? 0))
      if (!add((at) => (members.has(at) ? 1 : 0), low, high)) return null;
  }
  for (const at of open)
    add((column) => (column === at ? 1 : 0), Number.NEGATIVE_INFINITY, box.high[at] ?? 0);

  const fixed = sum([...columns.keys()], (at) => (objective[at] ?? 0) * (box.low[at] ?? 0));
  if (open.length === 0) return { value: fixed, counts: [...box.low] };
  const { status, result, variables } = solve({ objective: OBJECTIVE, constraints, variables: coefficients });
  if (status === 'infeasible') return null;
  if (status !== 'optimal')
    return {
      value: Number.POSITIVE_INFINITY,
      counts: box.low.map((low, at) => (low + (box.high[at] ?? 0)) / 2),
    };
  const counts = [...box.low];
  for (const [at, value] of variables) counts[at] = (counts[at] ?? 0) + value;
  return { value: result + fixed, counts };
}
