import { type ChartCurve, type CurveChart, chartDashes, chartMarkers, withUnit } from './chart';
import { type Fraction, percentText, toNumber } from './fraction';
import {
  type AnyOddsModel,
  type Attack,
  type AttackKind,
  type Reason,
  reasonOf,
  type Side,
  type Situation,
  type Way,
} from './model';

/** The id of what is set as the distance; the empty string if an attack has none. */
export const distanceField = ({ byDistance, fields }: AttackKind): string =>
  byDistance === null ? '' : (fields[0]?.id ?? '');

/** The unit of distances: "″". */
export const distanceUnit = ({ fields: [first] }: AttackKind): string => first?.unit ?? '';

/** The distance at which charts say what went into them: where it starts in the duel. */
export const namedDistance = ({ fields: [first] }: AttackKind): number => first?.start ?? 0;

/** The distances of charts, from the shortest that can be set. */
export const chartedDistances = ({ byDistance, fields: [first] }: AttackKind): number[] =>
  byDistance === null ? [] : [...new Set([first?.min ?? 0, ...byDistance])];

/** Inches at which turns of whole forces are compared. */
const TURN_INCHES = [6, 12, 18, 24, 36];

/** The charted distances at which whole forces are compared: a few in inches, all in other units. */
export function turnDistances(kind: AttackKind): number[] {
  const charted = kind.byDistance ?? [];
  const longest = distanceUnit(kind) === '″' ? (charted.at(-1) ?? 0) : 0;
  const few = TURN_INCHES.filter((each) => each <= longest);
  return few.length > 2 ? few : charted;
}

/** A situation at a distance. */
export const at = (kind: AttackKind, situation: Situation, distance: number): Situation => ({
  ...situation,
  [distanceField(kind)]: distance,
});

/** An attack at a distance. */
export interface AtDistance {
  distance: number;
  attack: Pick<Attack, 'chances' | 'expected'>;
}

type Result = AtDistance['attack'];

const areEqual = (a: Fraction | null | undefined, b: Fraction | null | undefined): boolean =>
  a?.n === b?.n && a?.d === b?.d;

const isSame = (a: Result, b: Result): boolean =>
  areEqual(a.expected, b.expected) &&
  a.chances.every(({ value }, index) => areEqual(value, b.chances[index]?.value));

/** Adds the distances between the charted ones at which chances change: the last before, and the first after. */
export function withSteps(
  charted: readonly AtDistance[],
  attackAt: (distance: number) => Result,
): AtDistance[] {
  return charted.flatMap((each, index) => {
    const last = charted[index - 1];
    if (last === undefined || isSame(last.attack, each.attack)) return [each];
    const between = Array.from({ length: each.distance - last.distance - 1 }, (_, step) => {
      const distance = last.distance + step + 1;
      return { distance, attack: attackAt(distance) };
    });
    const all = [last, ...between, each];
    const changes = (at: number) =>
      !isSame((all[at] as AtDistance).attack, (all[at + 1] as AtDistance).attack);
    return [...between.filter((_, step) => changes(step) || changes(step + 1)), each];
  });
}

/** Distances from one to another, both included. */
export type Reach = readonly [from: number, to: number];

/** Whether the first chance, that of at least one hit, is 1 in 2 or more. */
export const isLikely = ({ chances: [first] }: Pick<Attack, 'chances'>): boolean =>
  first !== undefined && 2n * first.value.n >= first.value.d;

/**
 * Where the first chance is 1 in 2 or more. Between two charted distances chances only rise or only fall, so that
 * whole distances are looked at where that changes, and nowhere else.
 */
export function reachesOf(
  charted: readonly AtDistance[],
  attackAt: (distance: number) => Pick<Attack, 'chances'>,
): Reach[] {
  const reaches: [number, number][] = [];
  let last: AtDistance | null = null;
  const take = (distance: number) => {
    const open = reaches.at(-1);
    if (open && open[1] === distance - 1) open[1] = distance;
    else reaches.push([distance, distance]);
  };
  for (const each of charted) {
    const was = last !== null && isLikely(last.attack);
    const is = isLikely(each.attack);
    for (let distance = (last?.distance ?? each.distance) + 1; distance < each.distance; distance++)
      if (was && is ? true : was !== is && isLikely(attackAt(distance))) take(distance);
    if (is) take(each.distance);
    last = each;
  }
  return reaches;
}

/**
 * Where that is, in words: "up to 13″", "18″ to 36″ at least", "never up to 36″".
 * @param charted the charted distances, in order
 */
export function reachText(reaches: readonly Reach[], charted: readonly number[], unit: string): string {
  const [shortest, longest] = [charted[0], charted.at(-1)];
  if (reaches.length === 0) return longest === undefined ? '' : `never up to ${withUnit(longest, unit)}`;
  return reaches
    .map(([from, to]) => {
      const end = `${withUnit(to, unit)}${to === longest ? ' at least' : ''}`;
      if (from === shortest) return `up to ${end}`;
      return from === to ? end : `${withUnit(from, unit)} to ${end}`;
    })
    .join(' and ');
}

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
