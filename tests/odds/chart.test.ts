import { describe, expect, test } from 'vitest';
import { at, chartedDistances, reachesOf, reachText, turnDistances, withSteps } from '@/lib/odds/by-distance';
import { type CurveChart, chartTable, drawn } from '@/lib/odds/chart';
import { fraction } from '@/lib/odds/fraction';
import type { AttackKind } from '@/lib/odds/model';

const curve = (label: string, ...points: [x: number, y: number][]) => ({
  label,
  dash: 'solid' as const,
  marker: 'circle' as const,
  points: points.map(([x, y]) => ({ x, y, text: `${y * 100} %` })),
});
const chart = (up: CurveChart['up'], ...curves: CurveChart['curves'][number][]): CurveChart => ({
  across: { label: 'Distance', unit: '″' },
  up,
  curves,
});

describe('a chart', () => {
  test('has chances from 0 to 100 %, and inches by sixes', () => {
    const { across, up } = drawn(chart('chance', curve('One', [0, 0.5], [36, 0.1])));
    expect(up.map(({ text }) => text)).toEqual(['0 %', '25 %', '50 %', '75 %', '100 %']);
    expect(up.map(({ at }) => at)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(across.map(({ text }) => text)).toEqual(['0″', '6″', '12″', '18″', '24″', '30″', '36″']);
    expect(across[3]?.at).toBe(0.5);
  });

  test('has numbers from 0 up to the first line above the highest', () => {
    const heights = (highest: number) =>
      drawn(chart('number', curve('One', [6, highest], [36, 0]))).up.map(({ text }) => text);
    expect(heights(0.5)).toEqual(['0', '0.1', '0.2', '0.3', '0.4', '0.5']);
    expect(heights(4.2)).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(heights(11)).toEqual(['0', '3', '6', '9', '12']);
    expect(heights(0)).toEqual(['0', '0.2', '0.4', '0.6', '0.8', '1']);
  });

  test('places points from the left and from the bottom, and marks a distance within it', () => {
    const given = chart('chance', curve('One', [10, 1], [15, 0.5], [20, 0]));
    expect(drawn(given).curves[0]?.points.map(({ left, above }) => [left, above])).toEqual([
      [0, 1],
      [0.5, 0.5],
      [1, 0],
    ]);
    expect(drawn(given).marked).toBeNull();
    expect(drawn({ ...given, marked: 15 }).marked).toBe(0.5);
    expect(drawn({ ...given, marked: 21 }).marked).toBeNull();
  });

  test('without points has no scale across', () => {
    expect(drawn(chart('chance')).across).toEqual([]);
  });

  test('is a table with a row for each distance and a column for each curve', () => {
    expect(chartTable(chart('chance', curve('One', [6, 1], [12, 0.5]), curve('Two', [12, 0.25])))).toEqual({
      heads: ['Distance', 'One', 'Two'],
      rows: [
        { head: '6″', cells: ['100 %', '–'] },
        { head: '12″', cells: ['50 %', '25 %'] },
      ],
    });
  });
});

const kind = (byDistance: number[] | null, unit = '″', min = 0): AttackKind => ({
  ...{ id: 'shooting', label: 'Shooting', page: 1, byDistance },
  fields: [{ id: 'far', label: 'Distance', kind: 'number', min, max: 99, unit, start: 12 }],
});

describe('distances', () => {
  test('are charted from the shortest that can be set', () => {
    expect(chartedDistances(kind([3, 6]))).toEqual([0, 3, 6]);
    expect(chartedDistances(kind([1, 2], '″', 1))).toEqual([1, 2]);
    expect(chartedDistances(kind(null))).toEqual([]);
    expect(at(kind([3]), { cover: 2, far: 1 }, 6)).toEqual({ cover: 2, far: 6 });
  });

  test('of whole forces are 6, 12, 18, 24 and 36 inches, or all that are charted', () => {
    expect(turnDistances(kind([3, 6, 12, 15, 18, 24, 36]))).toEqual([6, 12, 18, 24, 36]);
    // Charted by others, they are as well: up to the longest.
    expect(turnDistances(kind([4, 8, 16, 24]))).toEqual([6, 12, 18, 24]);
    expect(turnDistances(kind([10, 20, 30], ' cm'))).toEqual([10, 20, 30]);
    expect(turnDistances(kind([3, 6, 9]))).toEqual([3, 6, 9]);
  });
});

/** The reach of a chance that is 50 % or more at some of the distances 0 to 12, charted by threes. */
function reachOf(likely: readonly number[]) {
  const charted = [0, 3, 6, 9, 12];
  const attackAt = (distance: number) => ({
    chances: [{ label: 'At least 1 hit', value: fraction(likely.includes(distance) ? 1 : 0, 2) }],
    expected: null,
  });
  const points = charted.map((distance) => ({ distance, attack: attackAt(distance) }));
  return reachText(reachesOf(points, attackAt), charted, '″');
}

describe('chances that change in steps', () => {
  /** The distances added to 0, 10, 20, 30 and 40 if chances change after these. */
  const addedFor = (bands: readonly number[]) => {
    const asked: number[] = [];
    const attackAt = (distance: number) => {
      asked.push(distance);
      const left = bands.filter((band) => distance <= band).length;
      return { chances: [{ label: 'At least 1 hit', value: fraction(left, 10) }], expected: null };
    };
    const charted = [0, 10, 20, 30, 40].map((distance) => ({ distance, attack: attackAt(distance) }));
    asked.length = 0;
    const points = withSteps(charted, attackAt);
    return { points: points.map(({ distance }) => distance), asked: asked.length };
  };

  test('have a point before and after each step, and none between where nothing changes', () => {
    expect(addedFor([12])).toEqual({ points: [0, 10, 12, 13, 20, 30, 40], asked: 9 });
    expect(addedFor([10])).toEqual({ points: [0, 10, 11, 20, 30, 40], asked: 9 });
    expect(addedFor([19])).toEqual({ points: [0, 10, 19, 20, 30, 40], asked: 9 });
    expect(addedFor([12, 17, 35])).toEqual({
      points: [0, 10, 12, 13, 17, 18, 20, 30, 35, 36, 40],
      asked: 18,
    });
    expect(addedFor([])).toEqual({ points: [0, 10, 20, 30, 40], asked: 0 });
  });
});

describe('the distances at which a hit is as likely as not', () => {
  test.each([
    ['never up to 12″', []],
    ['up to 0″', [0]],
    ['up to 4″', [0, 1, 2, 3, 4]],
    ['up to 5″', [0, 1, 2, 3, 4, 5]],
    ['up to 6″', [0, 1, 2, 3, 4, 5, 6]],
    ['2″ to 4″', [2, 3, 4]],
    ['3″', [3]],
    ['up to 1″ and 8″ to 10″', [0, 1, 8, 9, 10]],
    ['8″ to 12″ at least', [8, 9, 10, 11, 12]],
    ['up to 12″ at least', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ])('are %s', (text, likely) => {
    expect(reachOf(likely)).toBe(text);
  });
});
