import { LINE, type Shape, shapesOf } from '@/lib/symbols/shapes';
import type { UnitSymbol } from '@/lib/symbols/unit-symbol';

/** The shapes of a symbol as a text: equal exactly if two symbols look alike. */
export const drawn = (symbol: UnitSymbol): string => JSON.stringify(shapesOf(symbol));

/** The bounding box of all points of a shape's path, including the handles of curves. */
export function boundsOf({ d, filled }: Shape) {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = [...rest.matchAll(/-?[\d.]+/g)].map(([each]) => Number(each));
    if (command === 'H') xs.push(...numbers);
    else if (command === 'V') ys.push(...numbers);
    else if (/[MLC]/.test(command))
      for (const [index, each] of numbers.entries()) (index % 2 === 0 ? xs : ys).push(each);
    else if (command !== 'Z') throw new Error(`A path has the command ${command}`);
  }
  // A blunt end extends half a line to its sides only.
  const [aside, along] = filled ? [0, 0] : [LINE / 2, /^(?:M[\d.]+ [\d.]+V[\d.]+)+$/.test(d) ? 0 : LINE / 2];
  const level = /^M[\d.]+ [\d.]+H[\d.]+$/.test(d);
  const [across, down] = level ? [0, aside] : [aside, along];
  return {
    left: Math.min(...xs) - across,
    right: Math.max(...xs) + across,
    top: Math.min(...ys) - down,
    bottom: Math.max(...ys) + down,
  };
}
