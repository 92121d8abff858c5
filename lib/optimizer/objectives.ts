import { sum } from '@/lib/roster/list-edits';
import type { Bounded, Prepared } from './prepared';

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
