import type { CurveChart } from '@/lib/odds/chart';
import { acrossOf, dashAt, markerAt } from '@/lib/odds/curves';
import { roundedText, toNumber } from '@/lib/odds/fraction';
import type { AttackKind } from '@/lib/odds/model';
import type { ForceCurves } from './answers';

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
