import { sum } from '@/lib/roster/list-edits';
import type { SheetBoxes } from '@/lib/sheet/sheet';
import type { Card, Officer, Weapon } from './card';
import { play } from './catalogue';
import type { ReckonedUnit } from './reckon-unit';
import { isInfantry } from './text';

/** How far a unit rushes, in cm; null where its movement is not known (p.58). */
export function rushOf({ category, movement }: Pick<Card, 'category' | 'movement'>): number | null {
  const { infantry, armoured } = play.rush;
  return movement === null ? null : movement + (isInfantry(category) ? infantry : armoured);
}

/** Fighters in play, support weapons included, without a hero of another card, who is not counted (p.76). */
export const fightersOf = ({ source }: ReckonedUnit): number => source.figures + source.extraFighters;

/** Support weapons among them, as many as there can be. */
export const supportOf = (unit: ReckonedUnit): number =>
  Math.min(unit.source.supportWeapons, fightersOf(unit));

/** Fighters in play without the support weapons. */
export const fightersAlone = (unit: ReckonedUnit): number => fightersOf(unit) - supportOf(unit);

/** Bearers of special weapons. */
export const bearersIn = ({ source }: ReckonedUnit): number =>
  sum(source.specialWeapons, ({ count }) => count);

/** A hero of another card, who stands with a unit apart from its fighters. */
export interface AttachedHero {
  hero: Officer;
  card: Card;
}

/** The hero of another card with a unit; null where its leader is of its own card, or there is none. */
export const guestOf = ({ card, hero, heroCard }: ReckonedUnit): AttachedHero | null =>
  hero === null || heroCard === null || heroCard.id === card?.id ? null : { hero, card: heroCard };

/** Fighters at which infantry tests its morale (p.74); null for vehicles and where the type is not known. */
function moraleAt({ category, type }: Pick<Card, 'category' | 'type'>): number | null {
  if (!isInfantry(category) || type === null) return null;
  return play.morale.fighters[type - 1] ?? null;
}

/** The morale a unit tests with: the hero's where one leads (p.77). */
export const moraleOf = ({ card, hero, heroCard }: ReckonedUnit): Card['morale'] =>
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

/** Most machines of a unit with boxes of their own; no card of the book comes near. */
export const MACHINES = 20;

/** Most boxes for one thing: no unit or part of the book has as many; beyond it, a line to write on. */
export const MOST_BOXES = 60;

/**
 * A box a fighter, support weapons aside, with a bar where so many are left that morale is tested. Null where there are
 * too many.
 */
export function boxesOf(unit: ReckonedUnit): SheetBoxes | null {
  const { card } = unit;
  const count = fightersAlone(unit);
  if (count > MOST_BOXES) return null;
  const at = card && supportOf(unit) === 0 ? moraleAt(card) : null;
  const tests = at !== null && count > at && moraleOf(unit) !== 'nerves-of-steel';
  return { kind: 'boxes', count, ticked: 0, total: '', ...(tests ? { bars: [count - at] } : {}) };
}

/** A weapon that a unit has; null bearers where all its fighters carry it. */
export interface CarriedWeapon {
  weapon: Weapon;
  bearers: number | null;
}

/** Weapons of a unit's own card: those all fighters carry, and special ones it has bearers of; how many of each. */
export function weaponsOf({ card, source }: ReckonedUnit): CarriedWeapon[] {
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

/** A weapon in a unit with how many have it, and whether these are machines. */
export interface CountedWeapon {
  weapon: Weapon;
  bearers: number;
  machines: boolean;
}

/** All weapons that a unit brings, those of a hero of another card included. */
export function allWeaponsOf(unit: ReckonedUnit): CountedWeapon[] {
  const armoured = (card: Card | null) => card !== null && !isInfantry(card.category);
  const guest = guestOf(unit);
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
 * How many fighters of a unit have a weapon that is not special: neither support weapons nor bearers of special
 * weapons, who carry nothing else (p.48, 64, 71).
 */
export const carriersOf = (unit: ReckonedUnit): number => Math.max(0, fightersAlone(unit) - bearersIn(unit));

/** A weapon of which nothing but the name is known. */
export const blankWeapon = (name: string): Weapon => ({
  name,
  count: 1,
  kind: 'ranged',
  accuracy: null,
  fixed: false,
  attackRate: null,
  rerolls: null,
  penetration: null,
  damage: null,
  area: null,
  special: true,
  fieldOfView: null,
});

const figure = (value: number | null) => (value === null ? '?' : `${value}`);

/** A weapon's line: "acc. 5, 1/0, 5/1"; what is not known is a question mark, and nothing where nothing is. */
export function weaponText({
  accuracy,
  fixed,
  attackRate,
  rerolls,
  penetration,
  damage,
  area,
  kind,
  fieldOfView,
}: Weapon): string {
  const known = [accuracy, attackRate, rerolls, penetration, damage, area].some((value) => value !== null);
  const view = fieldOfView === null ? [] : [`view: ${fieldOfView}`];
  if (!known) return [...(kind === 'close' ? ['close combat'] : []), 'profile not known', ...view].join(', ');
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
