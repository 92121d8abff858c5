import { describe, expect, test } from 'vitest';
import { layBoxes } from '@/lib/sheet/pdf/boxes';

const track = (count: number, bars: number[]) => ({
  kind: 'boxes' as const,
  count,
  ticked: 0,
  bars,
  total: '',
});
const SIDE = 8.5;

describe('tick boxes on paper', () => {
  test.each([
    [1, 3],
    [5, 7, 8],
    [4, 5],
  ])('a bar does not touch the boxes before and after it: %i, %i', (...barPlaces) => {
    const { squares, bars } = layBoxes(track(10, barPlaces), 200);
    expect(bars).toHaveLength(barPlaces.length);
    for (const [index, place] of barPlaces.entries()) {
      const x = bars[index]?.x ?? 0;
      expect(x - ((squares[place - 1]?.x ?? 0) + SIDE)).toBeGreaterThan(1.4);
      expect((squares[place]?.x ?? 0) - x).toBeGreaterThan(1.4);
    }
  });

  test.each([60, 120, 160.6])('no line of boxes is wider than the available %f points', (width) => {
    const { squares } = layBoxes(track(33, [16, 22, 25]), width);
    expect(Math.max(...squares.map(({ x }) => x + SIDE))).toBeLessThanOrEqual(width);
  });
});
