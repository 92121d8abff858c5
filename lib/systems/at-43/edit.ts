import { copyName, nextId } from '@/lib/roster/list-edits';
import { FORCE_SIZE } from '@/lib/roster/roster';
import type { Card } from './card';
import { fixedIds, isSample, play } from './catalogue';
import type { Force, Platoon, Unit } from './force';
import { heroOfCard } from './leaders';

/** A unit that has no id yet. */
export type Draft = Omit<Unit, 'id'>;

/** Where a unit stands: its platoon, and its slot there, counted from 0. */
export interface Place {
  platoon: number;
  slot: number;
}

/** All units of a company, in platoon order. */
export const unitsOf = (force: Pick<Force, 'platoons'>): Unit[] =>
  force.platoons.flatMap(({ slots }) => slots);

/**
 * A unit of a card with nothing chosen: as few fighters as the card allows, 1 where it does not say. Where the only
 * officer is a hero, he comes with it; a hero's card has him anyway.
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

/** Has the company as many units as a file may hold? */
export const isFull = (force: Force): boolean => unitsOf(force).length >= FORCE_SIZE;

/** Where a unit stands; null where it does not. */
export function placeOf(force: Force, id: string): Place | null {
  for (const [platoon, { slots }] of force.platoons.entries()) {
    const slot = slots.findIndex((unit) => unit.id === id);
    if (slot >= 0) return { platoon, slot };
  }
  return null;
}

/** Slots of a platoon: its pattern's, else the five of the book (p.118). */
export const slotsOf = ({ pattern }: Pick<Platoon, 'pattern'>): number =>
  pattern?.length ?? play.platoon.slots;

/** The first platoon with an empty slot; where none has one, the number of a new one. */
export function openPlatoon({ platoons }: Force): number {
  const open = platoons.findIndex((platoon) => platoon.slots.length < slotsOf(platoon));
  return open >= 0 ? open : Math.min(platoons.length, FORCE_SIZE - 1);
}

/** Adds a unit at the end of a platoon, or in a platoon of its own where there is none of that number. A full company stays as it is. */
export function addUnit(force: Force, draft: Draft, id: string, platoon: number): Force {
  if (isFull(force)) return force;
  const unit: Unit = { ...draft, id };
  if (force.platoons[platoon] === undefined)
    return { ...force, platoons: [...force.platoons, { name: '', slots: [unit] }] };
  return editSlots(force, platoon, (slots) => [...slots, unit]);
}

/** Takes a card of the player's own into the company, so that it travels with it; one that is there already stays. */
export const takeCard = (force: Force, card: Card): Force =>
  isSample(card) || fixedIds.has(card.id) || force.cards.some(({ id }) => id === card.id)
    ? force
    : { ...force, cards: [...force.cards, card] };

/** Copies a unit to the slot behind it, or where its platoon is full to the first that is not. */
export function duplicateUnit(force: Force, id: string): { force: Force; id: string } {
  const place = placeOf(force, id);
  const original = place && force.platoons[place.platoon]?.slots[place.slot];
  if (!place || !original || isFull(force)) return { force, id };
  const copy = newUnitId(force);
  const unit: Unit = { ...original, id: copy, name: copyName(original.name, unitsOf(force)) };
  const own = force.platoons[place.platoon] as Platoon;
  return {
    force:
      own.slots.length < slotsOf(own)
        ? editSlots(force, place.platoon, (slots) => slots.toSpliced(place.slot + 1, 0, unit))
        : addUnit(force, unit, copy, openPlatoon(force)),
    id: copy,
  };
}

/**
 * Moves a unit to a place in the list of all units, counted from 0: behind the unit it comes to stand behind when it
 * goes down, before the one it comes to stand before when it goes up, in that unit's platoon.
 */
export function moveUnit(force: Force, id: string, to: number): Force {
  const units = unitsOf(force);
  const from = units.findIndex((unit) => unit.id === id);
  const target = Math.min(Math.max(to, 0), units.length - 1);
  const passed = units[target];
  const place = passed && placeOf(force, passed.id);
  if (from < 0 || from === target || !place) return force;
  // Within its own platoon the others move up as it leaves; in another it goes behind.
  const behind = from < target && placeOf(force, id)?.platoon !== place.platoon;
  return moveToSlot(force, id, place.platoon, place.slot + (behind ? 1 : 0));
}

/** Moves a unit to a slot of a platoon; those from there on move up. */
export function moveToSlot(force: Force, id: string, platoon: number, slot: number): Force {
  const from = placeOf(force, id);
  const unit = from && force.platoons[from.platoon]?.slots[from.slot];
  const target = force.platoons[platoon];
  if (!from || !unit || !target || (from.platoon === platoon && from.slot === slot)) return force;
  const out = editSlots(force, from.platoon, (slots) => slots.toSpliced(from.slot, 1));
  return editSlots(out, platoon, (slots) => slots.toSpliced(Math.min(slot, slots.length), 0, unit));
}

/** Moves a unit to the end of another platoon. */
export const moveToPlatoon = (force: Force, id: string, platoon: number): Force =>
  placeOf(force, id)?.platoon === platoon
    ? force
    : moveToSlot(force, id, platoon, force.platoons[platoon]?.slots.length ?? 0);

/** Takes a unit out; where it was the commander's, none is named. */
export function removeUnit(force: Force, id: string): Force {
  const place = placeOf(force, id);
  if (place === null) return force;
  const without = editSlots(force, place.platoon, (slots) => slots.toSpliced(place.slot, 1));
  if (force.commander === id) delete without.commander;
  return without;
}

/** Changes one unit; where nothing changes, the company stays the same object. */
export function editUnit(force: Force, id: string, change: (unit: Unit) => Unit): Force {
  const place = placeOf(force, id);
  const unit = place && force.platoons[place.platoon]?.slots[place.slot];
  if (!place || !unit) return force;
  const next = change(unit);
  return next === unit ? force : editSlots(force, place.platoon, (slots) => slots.with(place.slot, next));
}

function editSlots(force: Force, platoon: number, change: (slots: Unit[]) => Unit[]): Force {
  const own = force.platoons[platoon];
  if (own === undefined) return force;
  return { ...force, platoons: force.platoons.with(platoon, { ...own, slots: change(own.slots) }) };
}
