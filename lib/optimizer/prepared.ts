import type { Entry } from '@/lib/roster/collection/collection';
import type { Constraint, IntegerProgram } from '@/lib/roster/collection/optimizer';
import { sum } from '@/lib/roster/edits/list-edits';
import { listIn } from '@/lib/roster/maps';

/** Variables that differ only in name, counted together. */
export interface Column {
  /** Entries, or one helper. */
  members: readonly number[];
  low: number;
  high: number;
  cost: number;
  stars: number;
  /** What one adds to the figure of the game. */
  figure: number;
  /** 1 for entries, 0 for a helper. */
  models: number;
}

/** A sum over columns that has to stay within bounds. */
export interface Bounded {
  coefficients: readonly number[];
  least: number;
  most: number;
}

/** Whether the counts satisfy all constraints, without rounding. */
export const satisfies = (constraints: readonly Bounded[], counts: readonly number[]): boolean =>
  constraints.every(({ coefficients, least, most }) => {
    const total = sum([...counts.keys()], (at) => (coefficients[at] ?? 0) * (counts[at] ?? 0));
    return least <= total && total <= most;
  });

/** A program with interchangeable variables merged into columns. */
export interface Prepared {
  program: IntegerProgram;
  columns: readonly Column[];
  /** Groups of two or more columns that differ only in their stars and figure. */
  groups: readonly (readonly number[])[];
  constraints: readonly Bounded[];
  /** The minimum and maximum of each variable. */
  low: readonly number[];
  high: readonly number[];
}

/** Bounds on a program in addition to its constraints; null for no bound. */
export interface Bounds {
  limit: number | null;
  least: number | null;
  /** The minimum of each entry. */
  low: readonly number[];
  /** Rows to leave out, by what they say. */
  without?: ReadonlySet<string>;
}

/** Returns how many models of an entry may be fielded. */
export const mostOf = ({ count, max }: Entry): number => max ?? count;

/** Prepares a program for the solver. */
export function prepare(program: IntegerProgram, entries: readonly Entry[], bounds: Bounds): Prepared {
  const { base, cost, figure, helpers } = program;
  const constraints: Constraint[] = program.constraints.filter(
    ({ label }) => label === null || !bounds.without?.has(label),
  );
  const points: Constraint = { label: null, coefficients: cost };
  if (bounds.limit !== null) points.most = bounds.limit - base;
  if (bounds.least !== null) points.least = bounds.least - base;
  constraints.push(points);

  const byKey = new Map<string, number[]>();
  const byRows = new Map<string, Set<string>>();
  for (let variable = 0; variable < cost.length; variable++) {
    const stars = entries[variable]?.stars ?? `helper ${variable}`;
    const inRows = constraints.map(({ coefficients }) => coefficients[variable]).join();
    const key = `${inRows} ${stars} ${figure?.of[variable] ?? 0}`;
    listIn(byKey, key).push(variable);
    byRows.set(inRows, (byRows.get(inRows) ?? new Set()).add(key));
  }
  const low = [...bounds.low, ...helpers.map(() => 0)];
  // A constraint without negative coefficients caps each variable, whatever the others are.
  const caps = constraints.filter(({ coefficients }) => coefficients.every((each) => each >= 0));
  const high = [...entries.map(mostOf), ...helpers].map((most, variable) =>
    Math.min(most, ...caps.map((constraint) => mostWithin(constraint, variable))),
  );
  const columns = [...byKey.values()].map((members): Column => {
    const [first = 0] = members;
    return {
      members,
      low: sum(members, (member) => low[member] ?? 0),
      high: sum(members, (member) => high[member] ?? 0),
      cost: cost[first] ?? 0,
      stars: entries[first]?.stars ?? 0,
      figure: figure?.of[first] ?? 0,
      models: first < entries.length ? 1 : 0,
    };
  });
  const keys = [...byKey.keys()];
  const groups = [...byRows.values()]
    .filter(({ size }) => size > 1)
    .map((group) => [...group].map((key) => keys.indexOf(key)));
  const bounded = constraints.map((constraint) =>
    tightened(
      constraint,
      columns.map(({ members: [first = 0] }) => constraint.coefficients[first] ?? 0),
    ),
  );
  return { program, columns, groups, constraints: bounded, low, high };
}

/** Prepares all programs, in steps. */
export function* prepareAll(
  programs: readonly IntegerProgram[],
  entries: readonly Entry[],
  bounds: Bounds,
): Generator<undefined, Prepared[]> {
  const all: Prepared[] = [];
  for (const program of programs) {
    yield;
    all.push(prepare(program, entries, bounds));
  }
  return all;
}

function mostWithin({ coefficients, most }: Constraint, variable: number): number {
  const each = coefficients[variable] ?? 0;
  return most === undefined || each === 0 ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(most / each));
}

/** Tightens a constraint's bounds to multiples of the greatest common divisor of its coefficients. */
function tightened(
  { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Constraint,
  coefficients: number[],
): Bounded {
  const step = coefficients.reduce(greatestDivisor, 0) || 1;
  return { coefficients, least: Math.ceil(least / step) * step, most: Math.floor(most / step) * step };
}

function greatestDivisor(one: number, other: number): number {
  let [a, b] = [Math.abs(one), Math.abs(other)];
  while (b > 0) [a, b] = [b, a % b];
  return a;
}

/** Yields every way to distribute the count of each column over its members. */
export function* allocations(prepared: Prepared, counts: readonly number[]): Generator<readonly number[]> {
  const { columns, low, high } = prepared;
  const taken: number[] = new Array(low.length).fill(0);
  const members = columns.flatMap((column, at) => column.members.map((member) => ({ member, at })));
  // For each member, the minimum and maximum of the members after it in its column.
  const after = members.map(({ at }, place) => {
    const rest = members.slice(place + 1).filter((each) => each.at === at);
    return {
      low: sum(rest, ({ member }) => low[member] ?? 0),
      high: sum(rest, ({ member }) => high[member] ?? 0),
    };
  });
  const left = [...counts];
  const fill = function* (place: number): Generator<readonly number[]> {
    const next = members[place];
    const rest = after[place];
    if (next === undefined || rest === undefined) {
      yield [...taken];
      return;
    }
    const { member, at } = next;
    const open = left[at] ?? 0;
    const most = Math.min(high[member] ?? 0, open - rest.low);
    for (let count = most; count >= Math.max(low[member] ?? 0, open - rest.high); count--) {
      taken[member] = count;
      left[at] = open - count;
      yield* fill(place + 1);
    }
    left[at] = open;
  };
  yield* fill(0);
}

/** A value to maximise over the columns of a program. */
export interface Objective {
  base: (prepared: Prepared) => number;
  of: (prepared: Prepared) => number[];
}

/** Returns the value of these counts of the columns. */
export const objectiveValue = (
  { base, of }: Objective,
  prepared: Prepared,
  counts: readonly number[],
): number => {
  const worth = of(prepared);
  return base(prepared) + sum([...counts.keys()], (at) => (worth[at] ?? 0) * (counts[at] ?? 0));
};

const nothing = () => 0;

/** The highest force cost. */
export const highestCost: Objective = {
  base: ({ program }) => program.base,
  of: ({ columns }) => columns.map(({ cost }) => cost),
};

/** The lowest force cost, as a negative number. */
export const lowestCost: Objective = {
  base: ({ program }) => -program.base,
  of: ({ columns }) => columns.map(({ cost }) => -cost),
};

/** The most stars: each model counts those of its entry. */
export const mostStars: Objective = {
  base: nothing,
  of: ({ columns }) => columns.map(({ stars, models }) => stars * models),
};

/** The highest figure of the game. */
export const highestFigure: Objective = {
  base: ({ program }) => program.figure?.base ?? 0,
  of: ({ columns }) => columns.map(({ figure }) => figure),
};

/** The fewest elements, as a negative number. */
export const fewestElements: Objective = {
  base: nothing,
  of: ({ columns }) => columns.map(({ models }) => -models),
};

/** Any force at all. */
export const any: Objective = { base: nothing, of: ({ columns }) => columns.map(nothing) };

/** Returns a constraint that holds an objective to exactly this value. */
export const exactly =
  ({ base, of }: Objective, value: number) =>
  (prepared: Prepared): Bounded => {
    const total = value - base(prepared);
    return { coefficients: of(prepared), least: total, most: total };
  };
