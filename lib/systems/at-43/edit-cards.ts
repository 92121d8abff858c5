import * as z from 'zod/mini';
import { freeName } from '@/lib/roster/list-edits';
import { LIST_SIZE, NAME_LENGTH } from '@/lib/roster/roster';
import { blankWeapon, type Card, cardSchema } from './card';
import { fixedIds, sampleIds } from './catalogue';
import type { Beginning } from './data-schema';
import { unitsOf } from './edit';
import type { Force, Unit } from './force';

/** An id made from a designation, unused by the app and `taken`: "steel-troopers-2". */
function newCardId(designation: string, taken: Iterable<string>): string {
  const used = new Set([...sampleIds, ...taken]);
  const base =
    designation
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, NAME_LENGTH - 5)
      .replace(/^-+|-+$/g, '') || 'card';
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!used.has(id)) return id;
  }
}

/**
 * The id of a card under a new designation: derived from it if the present id was derived from the present designation.
 * Unused by the company's other cards and `others`.
 */
export function followingId(
  card: Card,
  designation: string,
  force: Force,
  others: readonly string[] = [],
): string {
  const stem = (id: string) => id.replace(/-\d+$/, '');
  if (stem(card.id) !== stem(newCardId(card.designation, []))) return card.id;
  return newCardId(designation, [...idsOf(force).filter((id) => id !== card.id), ...others]);
}

/** A card filled in with what the extracts state of a unit without a sample card: designation and weapons. */
export function prefilledCard(
  { designation, weapons }: Beginning,
  force: Force,
  others: readonly string[] = [],
): Card {
  return {
    ...blankCard(force, others, designation),
    weapons: weapons.map((known) => ({ ...blankWeapon(known.name), special: false, ...known })),
  };
}

/** A card with only army and faction filled in; its id is unused by the company and `others`. */
export const blankCard = (force: Force, others: readonly string[] = [], designation = 'New card'): Card =>
  z.parse(cardSchema, {
    id: newCardId(designation, [...idsOf(force), ...others]),
    designation,
    army: force.army,
    faction: force.faction,
    category: 'soldier',
  });

const idsOf = ({ cards }: Force) => cards.map(({ id }) => id);

/** A copy of a card, with a designation unused by the company and an id unused by the company and `others`. */
export function copyOf(card: Card, force: Force, others: readonly string[] = []): Card {
  const id = newCardId(card.designation, [...idsOf(force), ...others]);
  const taken = new Set(force.cards.map(({ designation }) => designation));
  return { ...card, id, designation: freeName(card.designation, taken) };
}

/** Adds cards to the company, replacing those with the same id. Stops adding at the maximum. */
export function putCards(force: Force, cards: readonly Card[]): Force {
  const next = new Map(force.cards.map((card) => [card.id, card]));
  for (const card of cards)
    if (!fixedIds.has(card.id) && (next.has(card.id) || next.size < LIST_SIZE)) next.set(card.id, card);
  return { ...force, cards: [...next.values()] };
}

/** Changes a card of the company. References to renamed options, a new id or a new designation are updated. */
export function editCard(force: Force, id: string, change: (card: Card) => Card): Force {
  const at = force.cards.findIndex((card) => card.id === id);
  const card = force.cards[at];
  if (card === undefined) return force;
  const next = change(card);
  if (next === card) return force;
  const changed: Force = {
    ...force,
    cards: withAboard(force.cards.with(at, next), card.designation, next.designation),
  };
  return renamings(card, next).reduce(
    (now, renaming) => editUnits(now, (unit) => renamed(unit, next.id, renaming)),
    next.id === id ? changed : editUnits(changed, (unit) => withCardId(unit, id, next.id)),
  );
}

/** Updates `aboard` of hero cards to a machine's new designation, unless another card has the old one. */
function withAboard(cards: readonly Card[], from: string, to: string): Card[] {
  if (from === to || cards.some(({ designation }) => designation === from)) return [...cards];
  return cards.map((card) => (card.aboard === from ? { ...card, aboard: to } : card));
}

const optionLists = ['specialWeapons', 'officers', 'specialists', 'equipment'] as const;

interface Renaming {
  list: (typeof optionLists)[number];
  from: string;
  to: string;
}

/** Options renamed in place: with another name at the same index of a list of the same length. */
function renamings(before: Card, after: Card): Renaming[] {
  return optionLists.flatMap((list) => {
    if (before[list] === after[list] || before[list].length !== after[list].length) return [];
    return before[list].flatMap(({ name: from }, index) => {
      const to = after[list][index]?.name ?? from;
      return from === to ? [] : [{ list, from, to }];
    });
  });
}

function withCardId(unit: Unit, from: string, to: string): Unit {
  const hero = unit.hero?.card === from ? { ...unit.hero, card: to } : unit.hero;
  if (unit.card !== from && hero === unit.hero) return unit;
  return { ...unit, card: unit.card === from ? to : unit.card, ...(hero ? { hero } : {}) };
}

function renamed(unit: Unit, card: string, { list, from, to }: Renaming): Unit {
  let next = unit;
  if (list === 'officers' && unit.hero?.card === card && unit.hero.name === from)
    next = { ...next, hero: { card, name: to } };
  if (unit.card !== card) return next;
  if (list === 'officers') return unit.officer === from ? { ...next, officer: to } : next;
  if (list === 'specialWeapons')
    return next.specialWeapons.some(({ name }) => name === from)
      ? {
          ...next,
          specialWeapons: next.specialWeapons.map((each) =>
            each.name === from ? { ...each, name: to } : each,
          ),
        }
      : next;
  return next[list].includes(from)
    ? { ...next, [list]: next[list].map((name) => (name === from ? to : name)) }
    : next;
}

function editUnits(force: Force, change: (unit: Unit) => Unit): Force {
  let same = true;
  const platoons = force.platoons.map((platoon) => {
    const slots = platoon.slots.map(change);
    if (slots.every((unit, index) => unit === platoon.slots[index])) return platoon;
    same = false;
    return { ...platoon, slots };
  });
  return same ? force : { ...force, platoons };
}

/** Removes a card from the company. */
export function removeCard(force: Force, id: string): Force {
  const cards = force.cards.filter((card) => card.id !== id);
  return cards.length === force.cards.length ? force : { ...force, cards };
}

/** The number of units that use a card or its hero. */
export const usersOf = (force: Force, id: string): number =>
  unitsOf(force).filter(({ card, hero }) => card === id || hero?.card === id).length;
