/** A point of a curve: its place on both axes, and its value in words. */
export interface ChartPoint {
  x: number;
  y: number;
  text: string;
}

/** Curves are told apart by dash and marker: colours are not needed. */
export const chartDashes = ['solid', 'dashed', 'dotted'] as const;
export const chartMarkers = ['circle', 'square', 'triangle', 'diamond'] as const;

export type ChartDash = (typeof chartDashes)[number];
export type ChartMarker = (typeof chartMarkers)[number];

/** The length of each dash on screen, and of the gap after it. */
export const gapsOf: Readonly<Record<ChartDash, readonly [on: number, off: number]>> = {
  solid: [1, 0],
  dashed: [7, 4],
  dotted: [1.5, 4],
};

/** The outline of each marker around its middle, as a path. */
export const chartOutlines: Readonly<Record<ChartMarker, string>> = {
  circle: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z',
  square: 'M-3.2 -3.2h6.4v6.4h-6.4z',
  triangle: 'M0 -4.2L4 3.2H-4z',
  diamond: 'M0 -4.5L4.5 0L0 4.5L-4.5 0z',
};

/** A curve with its name. */
export interface ChartCurve {
  label: string;
  dash: ChartDash;
  marker: ChartMarker;
  points: readonly ChartPoint[];
}

/** Curves by distance as plain data: drawn on screen and on paper, and listed as a table. */
export interface CurveChart {
  /** What is on the horizontal axis, and its unit: "Distance", "″". */
  across: { label: string; unit: string };
  /** What is on the vertical axis: chances from 0 to 1, or numbers from 0 on. */
  up: 'chance' | 'number';
  curves: readonly ChartCurve[];
  /** A distance to mark. */
  marked?: number | undefined;
}

/** A line of the grid: its place from 0 to 1, and what is written next to it. */
interface Tick {
  at: number;
  text: string;
}

/** A chart with every place as a part of its width or height, from the left and from the bottom. */
export interface DrawnChart {
  across: Tick[];
  up: Tick[];
  curves: (Omit<ChartCurve, 'points'> & { points: (ChartPoint & { left: number; above: number })[] })[];
  /** Where the marked distance is; null if it is not in the chart. */
  marked: number | null;
}

/** A value with its unit: "12″", "20 cm". */
export const withUnit = (value: number, unit: string): string =>
  /^\p{L}/u.test(unit) ? `${value}\u00a0${unit}` : `${value}${unit}`;

/** The most lines of a grid across, and up. */
const ACROSS = 7;
const UP = 6;

/** The smallest of 1, 2, 3 and 5 times a power of ten that divides a length into at most so many steps. */
function stepOf(length: number, most: number): number {
  for (let power = 10 ** Math.floor(Math.log10(length / most)); ; power *= 10)
    for (const times of [1, 2, 3, 5]) if (power * times * most >= length - 1e-9) return power * times;
}

/** The multiples of a step from one value to another, without the noise of floating point. */
const multiples = (step: number, from: number, to: number): number[] => {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
};

/** Lays a chart out. */
export function drawn({ across: { unit }, up, curves, marked }: CurveChart): DrawnChart {
  const points = curves.flatMap((curve) => curve.points);
  const left = Math.min(...points.map(({ x }) => x), Number.POSITIVE_INFINITY);
  const right = Math.max(...points.map(({ x }) => x), Number.NEGATIVE_INFINITY);
  const width = right > left ? right - left : 1;
  const highest = Math.max(...points.map(({ y }) => y), 0) || 1;
  const rise = up === 'chance' ? 0.25 : stepOf(highest, UP - 1);
  const height = up === 'chance' ? 1 : Math.ceil(highest / rise - 1e-9) * rise;
  const place = (x: number) => (x - left) / width;
  return {
    across: points.length === 0 ? [] : acrossTicks(left, right, width, unit, place),
    up: multiples(rise, 0, height).map((value) => ({
      at: value / height,
      text: up === 'chance' ? `${value * 100} %` : `${value}`,
    })),
    curves: curves.map((curve) => ({
      ...curve,
      points: curve.points.map((point) => ({ ...point, left: place(point.x), above: point.y / height })),
    })),
    marked: marked === undefined || marked < left || marked > right ? null : place(marked),
  };
}

/** Inches are counted by sixes, as tapes and ranges are; other units by round numbers. */
function acrossTicks(
  left: number,
  right: number,
  width: number,
  unit: string,
  place: (x: number) => number,
): Tick[] {
  const step = unit === '″' && width > 6 && width <= 6 * ACROSS ? 6 : stepOf(width, ACROSS);
  return multiples(step, left, right).map((value) => ({ at: place(value), text: withUnit(value, unit) }));
}

/** A chart as a table: a row for each distance, and a column for each curve. */
export function chartTable({ across: { label, unit }, curves }: CurveChart): {
  heads: string[];
  rows: { head: string; cells: string[] }[];
} {
  const all = [...new Set(curves.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
  return {
    heads: [label, ...curves.map((curve) => curve.label)],
    rows: all.map((x) => ({
      head: withUnit(x, unit),
      cells: curves.map(({ points }) => points.find((point) => point.x === x)?.text ?? '–'),
    })),
  };
}
