import { bodiesOf } from './bodies';
import { play } from './catalogue';
import type { ReckonedUnit } from './reckon-units';

/** Who of a unit may be cautious or hide: infantry, and riders on foot, to AV 4 (12). */
export const inStance = (unit: ReckonedUnit): string[] =>
  bodiesOf(unit)
    .filter(({ infantry, av }) => infantry && av <= play.stanceAv)
    .map(({ label }) => label);

/** Has its figures' track something to tell? A vehicle by itself stands or is destroyed. */
export const countsFigures = ({ vehicle, source }: ReckonedUnit): boolean => !vehicle || source.figures > 1;

/** The bars of a unit's figures, at half, a third and a quarter left, and a line with how many are left then. */
export function trackOf({ source: { figures }, marks }: Pick<ReckonedUnit, 'source' | 'marks'>): {
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

/** D-markers that all of a unit carry: each vehicle its own (5.1). */
export const markersOf = ({ dMarkers, groups }: Pick<ReckonedUnit, 'dMarkers' | 'groups'>): number =>
  dMarkers * groups;

/** Wounds that are ticked off: all of armour and vehicles (10.7), others' where above 1. */
export const woundsOf = ({ vehicle, source }: ReckonedUnit): number => {
  const { w } = source.profile;
  return w > 1 || (vehicle && w > 0) ? w : 0;
};

/**
 * A vehicle's systems, a box each: its weapons in order and the propulsion, with a bar between two (10.7). Of several
 * vehicles this is one, with its share of the weapons.
 */
export function systemTrack({ weapons, source }: Pick<ReckonedUnit, 'weapons' | 'source'>): {
  count: number;
  bars: number[];
  /** Which box is what: "1 Heavy flame thrower", "2–3 Heavy machine gun", "4 Propulsion". */
  names: string[];
} {
  const ends: number[] = [];
  const names = [
    ...weapons.map(({ id, count, weapon }) => ({
      name: weapon?.name ?? id,
      count: Math.ceil(count / source.figures),
    })),
    { name: 'Propulsion', count: 1 },
  ].map(({ name, count }) => {
    const first = (ends.at(-1) ?? 0) + 1;
    const last = first + count - 1;
    ends.push(last);
    return `${first === last ? first : `${first}–${last}`} ${name}`;
  });
  return { count: ends.at(-1) ?? 0, bars: ends.slice(0, -1), names };
}
