import { withUnit } from './chart';
import type { Fraction } from './fraction';
import type { Attack, AttackKind, Situation } from './model';

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
