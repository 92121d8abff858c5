import { sum } from '@/lib/roster/edits/list-edits';
import { printedPlay } from '../catalogue/catalogue';
import { type Body, combatValuesOf } from '../evaluate/combat-values';
import type { EvaluatedUnit } from '../evaluate/evaluate-units';

/** Most boxes printed in a track; beyond that only the number is given. */
export const MAX_BOXES = 200;
/** Most systems of a vehicle that have boxes. */
export const MAX_SYSTEMS = 60;

/** Whether a unit may be cautious or hide as it is, or on foot: infantry to AV 4 (12). */
export const mayTakeStance = ({ infantry, av }: Body): boolean => infantry && av <= printedPlay.stanceAv;

/** The labels of a unit's bodies that may be cautious or hide: infantry, and cavalry on foot, to AV 4 (12). */
export const inStance = (unit: EvaluatedUnit): string[] =>
  combatValuesOf(unit)
    .filter(mayTakeStance)
    .map(({ label }) => label);

/** Whether a unit has a track of figures; a single vehicle does not. */
export const countsFigures = ({ vehicle, source }: EvaluatedUnit): boolean => !vehicle || source.figures > 1;

/** The bars of a unit's figures at half, a third and a quarter left, and a line with the numbers left. */
export function trackOf({ source: { figures }, marks }: Pick<EvaluatedUnit, 'source' | 'marks'>): {
  bars: number[];
  lines: string[];
} {
  const named = (['half', 'third', 'quarter'] as const).flatMap((name) => {
    const lost = marks[name];
    return lost === null ? [] : [{ lost, text: `${name} ${figures - lost}` }];
  });
  return {
    bars: [...new Set(named.map(({ lost }) => lost))],
    lines: named.length > 0 ? [`${named.map(({ text }) => text).join(' · ')} left`] : [],
  };
}

/** D-markers that a unit can carry, counting each vehicle (5.1). */
export const markersOf = ({ dMarkers, groups }: Pick<EvaluatedUnit, 'dMarkers' | 'groups'>): number =>
  dMarkers * groups;

/** Wounds to tick off: all of armour and vehicles (10.7), those of others if above 1. */
export const woundsOf = ({ vehicle, source }: EvaluatedUnit): number => {
  const { w } = source.profile;
  return w > 1 || (vehicle && w > 0) ? w : 0;
};

type Armed = Pick<EvaluatedUnit, 'weapons' | 'source'>;

/** The weapons of a vehicle, each with its number; of a unit of several vehicles, its share. */
const sharesOf = ({ weapons, source }: Armed): { name: string; count: number }[] =>
  weapons.map(({ id, count, weapon }) => ({
    name: weapon?.name ?? id,
    count: Math.ceil(count / source.figures),
  }));

/** The number of a vehicle's weapons. */
export const weaponsOf = (unit: Armed): number => sum(sharesOf(unit), ({ count }) => count);

/** The name of a vehicle's weapon by its number from 1, numbered if it has several: "Heavy machine gun 2". */
export function weaponName(unit: Armed, number: number): string {
  let rest = number;
  for (const { name, count } of sharesOf(unit)) {
    if (rest <= count) return [name.trim() || 'Weapon', ...(count === 1 ? [] : [rest])].join(' ');
    rest -= count;
  }
  return '';
}

/**
 * A vehicle's systems, a box each: its weapons in order, then the propulsion, with bars between (10.7). For a unit of
 * several vehicles, the systems of one, with its share of the weapons.
 */
export function systemTrack(unit: Armed): {
  count: number;
  bars: number[];
  /** Legend of the boxes: "1 Heavy flame thrower", "2–3 Heavy machine gun", "4 Propulsion". */
  names: string[];
} {
  const ends: number[] = [];
  const names = [...sharesOf(unit), { name: 'Propulsion', count: 1 }].map(({ name, count }) => {
    const first = (ends.at(-1) ?? 0) + 1;
    const last = first + count - 1;
    ends.push(last);
    return `${first === last ? first : `${first}–${last}`} ${name}`;
  });
  return { count: ends.at(-1) ?? 0, bars: ends.slice(0, -1), names };
}
