import { distanceUnit } from '@/lib/odds/by-distance';
import { percentText } from '@/lib/odds/chance-text';
import { type ChartCurve, type CurveChart, chartDashes, chartMarkers } from '@/lib/odds/chart';
import { roundedText, toNumber } from '@/lib/odds/fraction';
import type { AttackKind } from '@/lib/odds/model';
import type { ForceCurves, WayCurve } from './answers';

/** The most chances of an attack that charts draw: at least 1, 2, 3 hits. */
const MOST_CHANCES = 3;

const acrossOf = (kind: AttackKind) => ({
  label: kind.fields[0]?.label ?? '',
  unit: distanceUnit(kind),
});

const dashAt = (index: number) => chartDashes[index % chartDashes.length] ?? 'solid';
const markerAt = (index: number) => chartMarkers[index % chartMarkers.length] ?? 'circle';

/** The chances of an attack by distance: a marker for each chance, and a dash for each way. */
export function chancesChart(kind: AttackKind, ways: readonly WayCurve[], marked?: number): CurveChart {
  const curves = ways.flatMap(({ label: way, points }, dash): ChartCurve[] => {
    const chances = points[0]?.attack.chances.slice(0, MOST_CHANCES) ?? [];
    return chances.map(({ label }, index) => ({
      label: ways.length > 1 ? `${label}, ${way.toLowerCase()}` : label,
      dash: dashAt(ways.length > 1 ? dash : index),
      marker: markerAt(index),
      points: points.flatMap(({ distance, attack }) => {
        const value = attack.chances[index]?.value;
        return value ? [{ x: distance, y: toNumber(value), text: percentText(value) }] : [];
      }),
    }));
  });
  return { across: acrossOf(kind), up: 'chance', curves, marked };
}

/** A force in a chart: its name, "" if it is the only one, and what it can expect. */
export interface NamedCurves {
  name: string;
  curves: ForceCurves;
}

/** The expected results by distance: of one force a dash for each way to attack; of two a dash and colour for each. */
export const expectedChart = (kind: AttackKind, forces: readonly NamedCurves[]): CurveChart => ({
  across: acrossOf(kind),
  up: 'number',
  curves: forces.flatMap(({ name, curves: { ways } }, force) =>
    ways.map(({ label, points }, way) => ({
      label: [name, ways.length > 1 ? label : ''].filter((part) => part !== '').join(', '),
      dash: dashAt(forces.length > 1 ? force : way),
      marker: markerAt(way),
      points: points.map(({ distance, expected }) => ({
        x: distance,
        y: toNumber(expected),
        text: roundedText(expected, 2),
      })),
    })),
  ),
});
