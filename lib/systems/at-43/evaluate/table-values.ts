import { sum } from '@/lib/roster/edits/list-edits';
import type { SheetBoxes } from '@/lib/sheet/sheet';
import { blankWeapon, type Card, type Officer, type Weapon } from '../catalogue/card';
import { play, resolution } from '../catalogue/catalogue';
import { isInfantry } from '../paper/text';
import type { EvaluatedUnit } from './evaluate-unit';

/** How far a unit rushes, in cm; null where its movement is not known (p.58). */
export function rushOf({ category, movement }: Pick<Card, 'category' | 'movement'>): number | null {
  const { infantry, armoured } = play.rush;
  return movement === null ? null : movement + (isInfantry(category) ? infantry : armoured);
}

/** Fighters in play, including support weapons but not a hero from another card, who is not counted (p.76). */
export const fightersOf = ({ source }: EvaluatedUnit): number => source.figures + source.extraFighters;

/** Support weapons among them, at most all of them. */
export const supportOf = (unit: EvaluatedUnit): number =>
  Math.min(unit.source.supportWeapons, fightersOf(unit));

/** Fighters in play without the support weapons. */
export const fightersWithoutSupport = (unit: EvaluatedUnit): number => fightersOf(unit) - supportOf(unit);

/** Bearers of special weapons. */
export const bearersIn = ({ source }: EvaluatedUnit): number =>
  sum(source.specialWeapons, ({ count }) => count);

/** A hero from another card, attached to a unit. */
export interface AttachedHero {
  hero: Officer;
  card: Card;
}

/** The hero from another card with a unit; null if there is none. */
export const attachedHeroOf = ({ card, hero, heroCard }: EvaluatedUnit): AttachedHero | null =>
  hero === null || heroCard === null || heroCard.id === card?.id ? null : { hero, card: heroCard };

/** Fighters at which infantry tests its morale (p.74); null for vehicles and for an unknown type. */
export function moraleAt({ category, type }: Pick<Card, 'category' | 'type'>): number | null {
  if (!isInfantry(category) || type === null) return null;
  return play.morale.fighters[type - 1] ?? null;
}

/** The morale a unit tests with: its hero's if it has one (p.77). */
export const moraleOf = ({
  card,
  hero,
  heroCard,
}: Pick<EvaluatedUnit, 'card' | 'hero' | 'heroCard'>): Card['morale'] =>
  hero && heroCard ? heroCard.morale : (card?.morale ?? null);

/** When a unit tests its morale, in a line (p.74-75). */
export function moraleText(card: Pick<Card, 'category' | 'type'>, morale: Card['morale']): string {
  if (morale === 'nerves-of-steel') return 'Never tests: nerves of steel';
  const { difficulty } = play.morale;
  const against = `${morale === null ? 'Morale ?' : `Morale ${morale}`} against ${difficulty}`;
  if (!isInfantry(card.category)) return `${against}: all immobilised, or one destroyed or abandoned`;
  const at = moraleAt(card);
  const { fighters } = play.morale;
  if (at === null) return `${against}: at ${fighters[0]} fighters or fewer, type ★★★ at ${fighters[2]}`;
  return `${against}: at ${at} ${at === 1 ? 'fighter' : 'fighters or fewer'}`;
}

/** Most machines of a unit that get boxes; no card of the book comes near. */
export const MACHINES = 20;

/** Most boxes in a track, more than any in the book; beyond it, a blank line is printed. */
export const MAX_BOXES = 60;

/**
 * One box per fighter, without support weapons, and a bar at the number left that tests morale. Null if there are too
 * many.
 */
export function boxesOf(unit: EvaluatedUnit): SheetBoxes | null {
  const { card } = unit;
  const count = fightersWithoutSupport(unit);
  if (count > MAX_BOXES) return null;
  const at = card && supportOf(unit) === 0 ? moraleAt(card) : null;
  const tests = at !== null && count > at && moraleOf(unit) !== 'nerves-of-steel';
  return { kind: 'boxes', count, ticked: 0, total: '', ...(tests ? { bars: [count - at] } : {}) };
}

/** A weapon that a unit has; `bearers` is null if all its fighters carry it. */
export interface CarriedWeapon {
  weapon: Weapon;
  bearers: number | null;
}

/** Weapons of a unit's own card: those that all fighters carry, and special ones with their bearers. */
export function weaponsOf({ card, source }: EvaluatedUnit): CarriedWeapon[] {
  const borne = new Map<string, number>();
  for (const { name, count } of source.specialWeapons) borne.set(name, (borne.get(name) ?? 0) + count);
  const own = (card?.weapons ?? []).flatMap((weapon): CarriedWeapon[] => {
    if (!weapon.special) return [{ weapon, bearers: null }];
    const bearers = borne.get(weapon.name) ?? 0;
    return bearers > 0 ? [{ weapon, bearers }] : [];
  });
  const described = new Set(own.map(({ weapon }) => weapon.name));
  const others = [...borne].flatMap(([name, bearers]) =>
    bearers > 0 && !described.has(name) ? [{ weapon: blankWeapon(name), bearers }] : [],
  );
  return [...own, ...others];
}

/** A weapon with the number of its bearers, and whether these are machines. */
export interface CountedWeapon {
  weapon: Weapon;
  bearers: number;
  machines: boolean;
}

/** All weapons in a unit, including those of a hero from another card. */
export function allWeaponsOf(unit: EvaluatedUnit): CountedWeapon[] {
  const armoured = (card: Card | null) => card !== null && !isInfantry(card.category);
  const guest = attachedHeroOf(unit);
  return [
    ...weaponsOf(unit).map(({ weapon, bearers }) => ({
      weapon,
      bearers: bearers ?? carriersOf(unit),
      machines: armoured(unit.card),
    })),
    ...(guest?.card.weapons ?? []).map((weapon) => ({
      weapon,
      bearers: 1,
      machines: armoured(guest?.card ?? null),
    })),
  ];
}

/**
 * The number of fighters with a unit's ordinary weapons: neither support weapons nor bearers of special weapons, who
 * carry nothing else (p.48, 64, 71).
 */
export const carriersOf = (unit: EvaluatedUnit): number =>
  Math.max(0, fightersWithoutSupport(unit) - bearersIn(unit));

const figure = (value: number | null) => (value === null ? '?' : `${value}`);

/** A weapon's profile: "acc. 5, 1/0, 5/1"; "?" for an unknown figure, "unknown profile" if none is known. */
export function weaponText(weapon: Weapon): string {
  const { accuracy, fixed, attackRate, rerolls, penetration, damage, area, kind, fieldOfView } = weapon;
  const known = [accuracy, attackRate, rerolls, penetration, damage, area].some((value) => value !== null);
  const view = fieldOfView === null ? [] : [`view: ${fieldOfView}`];
  if (!known) return [...(kind === 'close' ? ['close combat'] : []), 'unknown profile', ...view].join(', ');
  const parts = [
    fixed ? `hits on ${figure(accuracy)}+` : `acc. ${figure(accuracy)}`,
    `${figure(attackRate)}/${figure(rerolls)}`,
    `${figure(penetration)}/${figure(damage)}`,
    ...(area === null ? [] : [`area ${area}`]),
    ...(kind === 'close' ? ['close combat'] : []),
    ...view,
  ];
  return parts.join(', ');
}

/** Result needed on a die: 2 to 6; 1 succeeds without a roll, 7 fails without one. */
export type Needed = number;

/** The result the universal table requires at a difference of action value and difficulty (p.51). */
export const neededAt = (difference: number): Needed =>
  resolution.rows.find(({ to }) => to === null || difference <= to)?.needed ?? 1;

/** Chances in six. */
export const sixths = (needed: Needed): number => 7 - needed;

/** "4+", "sure", "–" for no chance. */
export const neededText = (needed: Needed): string =>
  needed === 7 ? '–' : needed === 1 ? 'sure' : needed === 6 ? '6' : `${needed}+`;

/** The result that a morale test needs (p.75). */
export const moraleNeeded = (morale: number): Needed => neededAt(morale - play.morale.difficulty);

/** The protections that the odds of a weapon are shown for. */
export const protections: readonly number[] = Array.from({ length: 15 }, (_, index) => index + 1);

/** The results a damage test needs against protections 1 to 15; null if the penetration is not known (p.51). */
export const damageNeeds = ({ penetration }: { penetration: number | null }): Needed[] | null =>
  penetration === null ? null : protections.map((protection) => neededAt(penetration - protection));
