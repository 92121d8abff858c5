import { produce } from 'immer';
import { assign, type Fields, withFields } from '@/lib/roster/edits/edits';
import { nextId, withCount } from '@/lib/roster/edits/list-edits';
import { FORCE_SIZE, LIST_SIZE } from '@/lib/roster/limits';
import type { RulingValues } from '@/lib/roster/ruling';
import type { Card } from '../catalogue/card';
import { fixedIds, isSample, play } from '../catalogue/catalogue';
import { heroOfCard } from '../evaluate/evaluate-unit';
import type { Force, Platoon, Unit, Wave } from '../force';

/** A unit that has no id yet. */
export type Draft = Omit<Unit, 'id'>;

/** The platoon and slot of a unit, from 0. */
export interface Place {
  platoon: number;
  slot: number;
}

/** All units of a company, in platoon order. */
export const unitsOf = (force: Pick<Force, 'platoons'>): Unit[] =>
  force.platoons.flatMap(({ slots }) => slots);

/**
 * A unit of a card without options: with the fewest fighters the card allows, or 1 if it does not say. If the only
 * officer is a hero, he is included; a hero's card implies him.
 */
export function draftOf(card: Card): Draft {
  const { id, numbers, officers } = card;
  const [first, ...others] = officers;
  return {
    card: id,
    name: '',
    figures: numbers?.min ?? 1,
    supportWeapons: 0,
    specialWeapons: [],
    extraFighters: 0,
    specialists: [],
    equipment: [],
    wave: 'assault',
    ...(first?.hero && others.length === 0 && heroOfCard(card) === null ? { officer: first.name } : {}),
  };
}

/** An id that no unit of the company has: "u7". */
export const newUnitId = (force: Force): string => nextId('u', unitsOf(force));

/** Whether the company has as many units as a file may hold. */
export const isFull = (force: Force): boolean => unitsOf(force).length >= FORCE_SIZE;

/** The place of a unit; null if it is not in the company. */
export function placeOf(force: Force, id: string): Place | null {
  for (const [platoon, { slots }] of force.platoons.entries()) {
    const slot = slots.findIndex((unit) => unit.id === id);
    if (slot >= 0) return { platoon, slot };
  }
  return null;
}

/** The number of slots of a platoon: its pattern's, else the book's five (p.118). */
export const slotsOf = ({ pattern }: Pick<Platoon, 'pattern'>): number =>
  pattern?.length ?? play.platoon.slots;

/** The index of the first platoon with an empty slot, else of a new platoon. */
export function openPlatoon({ platoons }: Force): number {
  const open = platoons.findIndex((platoon) => platoon.slots.length < slotsOf(platoon));
  return open >= 0 ? open : Math.min(platoons.length, FORCE_SIZE - 1);
}

/**
 * Adds a unit at a slot of a platoon, the last by default, or to a new platoon if there is none at the index. A full
 * company is left unchanged.
 */
export const addUnit = (force: Force, draft: Draft, id: string, platoon: number, slot?: number): Force =>
  produce(force, ({ platoons }) => {
    if (isFull(force)) return;
    const unit: Unit = { ...draft, id };
    const own = platoons[platoon];
    if (own) own.slots.splice(slot ?? own.slots.length, 0, unit);
    else platoons.push({ name: '', slots: [unit] });
  });

/** Adds a player's card to the company, so that its file includes it; one with the same id stays. */
export const takeCard = (force: Force, card: Card): Force =>
  isSample(card) ||
  fixedIds.has(card.id) ||
  force.cards.length >= LIST_SIZE ||
  force.cards.some(({ id }) => id === card.id)
    ? force
    : { ...force, cards: [...force.cards, card] };

/** Copies a unit to the slot after it, or, if its platoon is full, to the first platoon with room. */
export function duplicateUnit(force: Force, id: string): { force: Force; id: string } {
  const place = placeOf(force, id);
  const original = place && force.platoons[place.platoon]?.slots[place.slot];
  if (!place || !original || isFull(force)) return { force, id };
  const copy = newUnitId(force);
  const unit: Unit = { ...original, id: copy };
  const copied = produce(force, ({ platoons }) => {
    const own = platoons[place.platoon];
    if (own && own.slots.length < slotsOf(own)) own.slots.splice(place.slot + 1, 0, unit);
  });
  return { force: copied === force ? addUnit(force, unit, copy, openPlatoon(force)) : copied, id: copy };
}

/**
 * Moves a unit to an index in the list of all units, into the platoon of the unit now there: after that unit when it
 * moves down, before it when it moves up.
 */
export function moveUnit(force: Force, id: string, to: number): Force {
  const units = unitsOf(force);
  const from = units.findIndex((unit) => unit.id === id);
  const target = Math.min(Math.max(to, 0), units.length - 1);
  const other = units[target];
  const place = other && placeOf(force, other.id);
  if (from < 0 || from === target || !place) return force;
  // Within its own platoon, its removal already shifts the others up.
  const after = from < target && placeOf(force, id)?.platoon !== place.platoon;
  return moveToSlot(force, id, place.platoon, place.slot + (after ? 1 : 0));
}

/** Moves a unit to a slot of a platoon, shifting those from there on. */
export const moveToSlot = (force: Force, id: string, platoon: number, slot: number): Force =>
  produce(force, ({ platoons }) => {
    const from = placeOf(force, id);
    const target = platoons[platoon];
    if (!from || !target || (from.platoon === platoon && from.slot === slot)) return;
    const moved = platoons[from.platoon]?.slots.splice(from.slot, 1) ?? [];
    target.slots.splice(slot, 0, ...moved);
  });

/** Moves a unit to the end of another platoon. */
export const moveToPlatoon = (force: Force, id: string, platoon: number): Force =>
  placeOf(force, id)?.platoon === platoon
    ? force
    : moveToSlot(force, id, platoon, force.platoons[platoon]?.slots.length ?? 0);

/** Removes a unit; if it was the commander's, the commander is unset. */
export function removeUnits(force: Force, ids: readonly string[]): Force {
  const gone = new Set(ids);
  const isGone = ({ id }: Unit) => gone.has(id);
  if (!force.platoons.some(({ slots }) => slots.some(isGone))) return force;
  const { commander, ...rest } = force;
  const platoons = force.platoons.map((platoon) =>
    platoon.slots.some(isGone)
      ? { ...platoon, slots: platoon.slots.filter((unit) => !isGone(unit)) }
      : platoon,
  );
  return { ...(commander === undefined || gone.has(commander) ? rest : force), platoons };
}

export const removeUnit = (force: Force, id: string): Force => removeUnits(force, [id]);

/** Changes a unit in a draft of Immer, if the company has it. */
const editUnit = (force: Force, id: string, change: (unit: Unit) => void): Force =>
  produce(force, ({ platoons }) => {
    const place = placeOf(force, id);
    const unit = place && platoons[place.platoon]?.slots[place.slot];
    if (unit) change(unit);
  });

/** Sets plain fields of a unit; undefined removes one. */
export const setUnit = (force: Force, id: string, fields: Fields<Unit>): Force =>
  editUnit(force, id, (unit) => assign(unit, fields));

/** Changes its card. Its options stay, and the rules report those that the new card does not offer. */
export const setCard = (force: Force, id: string, card: string): Force => setUnit(force, id, { card });

/** Sets the wave it comes with. */
export const setWave = (force: Force, id: string, wave: Wave): Force => setUnit(force, id, { wave });

/** Gives it an officer of its card by name; null for none. */
export const setOfficer = (force: Force, id: string, name: string | null): Force =>
  setUnit(force, id, { officer: name ?? undefined });

/** Gives it a hero of another card; null for none. */
export const setHero = (force: Force, id: string, hero: Unit['hero'] | null): Force =>
  setUnit(force, id, { hero: hero ?? undefined });

/** Sets how many bear a special weapon, merging all entries of its name; 0 removes it. */
export const setBearers = (force: Force, id: string, name: string, count: number): Force =>
  editUnit(force, id, (unit) => {
    const at = unit.specialWeapons.findIndex((each) => each.name === name);
    const others = unit.specialWeapons.filter((each) => each.name !== name);
    if (count > 0) others.splice(at < 0 ? others.length : at, 0, { name, count });
    assign(unit, { specialWeapons: others });
  });

/** Sets how many specialists or pieces of equipment of a name it has. */
export const setExtras = (
  force: Force,
  id: string,
  field: 'specialists' | 'equipment',
  name: string,
  count: number,
): Force => editUnit(force, id, (unit) => assign(unit, { [field]: withCount(unit[field], name, count) }));

/** How many bear a special weapon, over all entries of its name. */
export const bearersOf = (unit: Unit, name: string): number =>
  unit.specialWeapons.reduce((sum, each) => sum + (each.name === name ? each.count : 0), 0);

/** A hero who may be chosen for a unit. */
export interface HeroOffer {
  card: Card;
  name: string;
  rank: number | null;
}

/**
 * The heroes that may lead units of a card: of the same army, category and type, and aboard its designation of machine
 * if the ruling requires it. None if the unit has no card, or a hero's, which has its own (p.76).
 */
export function heroesFor(card: Card | null, cards: readonly Card[], rulings: RulingValues): HeroOffer[] {
  if (card === null || heroOfCard(card)) return [];
  const byDesignation = rulings['hero-aboard'] === 'designation';
  return cards.flatMap((other) => {
    const fits =
      other.army === card.army &&
      other.category === card.category &&
      (other.type === null || card.type === null || other.type === card.type) &&
      (!byDesignation || other.aboard === null || other.aboard === card.designation);
    return fits && other.id !== card.id
      ? other.officers.filter(({ hero }) => hero).map(({ name, rank }) => ({ card: other, name, rank }))
      : [];
  });
}

/** Sets the unit whose officer commands; null unsets it. */
export const setCommander = (force: Force, id: string | null): Force =>
  withFields(force, { commander: id ?? undefined });
