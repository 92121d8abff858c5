import {
  type AtDistance,
  at,
  chartedDistances,
  distanceUnit,
  namedDistance,
  type Reach,
  reachesOf,
  withSteps,
} from './by-distance';
import { type ChartCurve, type CurveChart, chartDashes, chartMarkers } from './chart';
import { percentText, toNumber } from './fraction';
import {
  type AnyOddsModel,
  type AttackKind,
  type Reason,
  reasonOf,
  type Side,
  type Situation,
  type Way,
} from './model';

/** An attack at every charted distance, made in one way. */
export interface WayCurve {
  label: string;
  points: AtDistance[];
  /** Where the first chance is 1 in 2 or more. */
  reaches: Reach[];
  /** What went into it at the distance that charts name. */
  reason: Reason;
}

/** An attack that is charted, and what is set about it beside the distance. */
export interface ChartedAttack {
  model: AnyOddsModel;
  kind: AttackKind;
  a: Side<unknown>;
  b: Side<unknown>;
  situation: Situation;
}

/**
 * Works out an attack at every charted distance.
 * @param pause called before each, so that others get their turn
 * @throws OddsRefused if it would take too long
 */
export async function curveOf(
  { model, kind, a, b, situation }: ChartedAttack,
  way: Way,
  pause: () => Promise<void>,
): Promise<WayCurve> {
  const attackAt = (distance: number) =>
    model.attack(kind.id, a, b, at(kind, { ...situation, ...way.situation }, distance));
  const resultAt = (distance: number) => {
    const { chances, expected } = attackAt(distance);
    return { chances, expected };
  };
  const charted: AtDistance[] = [];
  for (const distance of chartedDistances(kind)) {
    await pause();
    charted.push({ distance, attack: resultAt(distance) });
  }
  const points = kind.steps ? withSteps(charted, resultAt) : charted;
  const reason = reasonOf(way.label, attackAt(namedDistance(kind)));
  return { label: way.label, points, reaches: reachesOf(points, attackAt), reason };
}

/** The most chances of an attack that charts draw: at least 1, 2, 3 hits. */
const MAX_CHANCES = 3;

/** What is across a chart by distance. */
export const acrossOf = (kind: AttackKind) => ({
  label: kind.fields[0]?.label ?? '',
  unit: distanceUnit(kind),
});

/** The dash and the marker of one of several. */
export const dashAt = (index: number) => chartDashes[index % chartDashes.length] ?? 'solid';
export const markerAt = (index: number) => chartMarkers[index % chartMarkers.length] ?? 'circle';

/** The chances of an attack by distance: a marker for each chance, and a dash for each way. */
export function chancesChart(kind: AttackKind, ways: readonly WayCurve[], marked?: number): CurveChart {
  const curves = ways.flatMap(({ label: way, points }, dash): ChartCurve[] => {
    const chances = points[0]?.attack.chances.slice(0, MAX_CHANCES) ?? [];
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
