import type { Figures, Side } from '@/lib/odds/model';
import type { Weapon } from '../catalogue/card';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedUnit } from '../evaluate/evaluate-unit';
import { attachedHeroOf, carriersOf, weaponsOf } from '../evaluate/table-values';

export type Kind = 'shooting' | 'combat';

/** A weapon of a unit with those who have it: its ordinary fighters, bearers, or a hero from another card. */
interface Carried {
  weapon: Weapon;
  fighters: number;
  by: 'fighters' | 'bearers' | 'hero';
}

/** The weapons of a unit and of a hero with it. */
export const carriedIn = (unit: EvaluatedUnit): Carried[] => [
  ...weaponsOf(unit).map(({ weapon, bearers }): Carried => {
    const fighters = bearers ?? carriersOf(unit);
    return { weapon, fighters, by: bearers === null ? 'fighters' : 'bearers' };
  }),
  ...(attachedHeroOf(unit)?.card.weapons ?? []).map((weapon) => ({
    weapon,
    fighters: 1,
    by: 'hero' as const,
  })),
];

/** The name of the figure that says how many of a unit's weapons of a kind still attack, counted from 0. */
export const attacksWith = (index: number): string => `attacks-${index + 1}`;

/** A weapon with what makes its number: those who attack with it by the weapons of each, or the weapons left. */
export interface Armed {
  /** Its place among the weapons of the unit, counted from 1. */
  id: number;
  weapon: Weapon;
  factors: readonly number[];
}

/** A number of weapons. */
const weaponsIn = ({ factors }: Armed): number => factors.reduce((all, factor) => all * factor, 1);

/**
 * The weapons of a unit and of a hero with it, those left if a match says so.
 * @param idle how many of those with ordinary weapons do not attack
 */
export const armedOf = (unit: EvaluatedUnit, idle: number, now: Figures = {}): Armed[] =>
  carriedIn(unit).map(({ weapon, fighters, by }, index) => {
    const left = now[attacksWith(index)];
    const out = by === 'fighters' ? idle : 0;
    const factors =
      left === undefined
        ? [Math.max(0, fighters - out), ...(weapon.count === 1 ? [] : [weapon.count])]
        : [Math.max(0, left - out * weapon.count)];
    return { id: index + 1, weapon, factors };
  });

/** Who attacks: a unit with its figures as they are now. */
export interface Attacker {
  unit: EvaluatedUnit;
  now: Figures;
}

/** The unit of a side that attacks. */
export const attackerOf = (unit: EvaluatedUnit, side: Side<Evaluation>): Attacker => ({
  unit,
  now: 'target' in side ? {} : (side.now ?? {}),
});

/** The weapons of a unit that attack by rolling against a single target: no indirect fire (p.65). */
export const usable = ({ unit, now }: Attacker, kind: Kind, idle: number): Armed[] =>
  armedOf(unit, idle, now).filter(
    (armed) =>
      weaponsIn(armed) > 0 &&
      armed.weapon.kind === (kind === 'shooting' ? 'ranged' : 'close') &&
      armed.weapon.area === null,
  );

/** The figures of a weapon that an attack needs and that are not known. */
export function unknownOf({ accuracy, attackRate, rerolls, penetration, damage }: Weapon): string[] {
  const figures = { accuracy, 'attack rate': attackRate, 're-rolls': rerolls, penetration, damage };
  return Object.entries(figures).flatMap(([name, value]) => (value === null ? [name] : []));
}

/** The usable weapons whose figures are known. */
export const known = (armed: readonly Armed[]): Armed[] =>
  armed.filter(({ weapon }) => unknownOf(weapon).length === 0);

/** The dice of a weapon: attack rate by the number of weapons. */
export const diceOf = (armed: Armed): number => (armed.weapon.attackRate ?? 0) * weaponsIn(armed);
