import { produce } from 'immer';
import * as z from 'zod/mini';
import { assign, withFields } from '@/lib/roster/edits/edits';
import { freeName } from '@/lib/roster/edits/list-edits';
import { LIST_SIZE, NAME_LENGTH } from '@/lib/roster/limits';
import { blankWeapon, type Card, cardSchema } from '../catalogue/card';
import { fixedIds, sampleIds } from '../catalogue/catalogue';
import type { CardOutline } from '../catalogue/data-schema';
import type { Force, Unit } from '../force';
import { unitsOf } from './edit';

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
  { designation, weapons }: CardOutline,
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
  return withFields(force, { cards: [...next.values()] });
}

/** Sets fields of a card of the company. References to renamed options, its id or its designation are updated. */
export const editCard = (force: Force, id: string, fields: Partial<Card>): Force =>
  produce(force, (now) => {
    const before = force.cards.find((card) => card.id === id);
    const after = now.cards.find((card) => card.id === id);
    if (!before || !after) return;
    assign(after, fields);
    // Heroes stay aboard a renamed machine, unless another card has its old designation.
    if (now.cards.every(({ designation }) => designation !== before.designation))
      for (const card of now.cards) if (card.aboard === before.designation) card.aboard = after.designation;
    for (const unit of unitsOf(now)) follow(unit, before, after);
  });

type OptionList = 'specialWeapons' | 'officers' | 'specialists' | 'equipment';

/** Updates what a unit refers to of a card that was changed. */
function follow(unit: Unit, before: Card, after: Card): void {
  // An option renamed in place has another name at the same index of a list of the same length.
  const named = (list: OptionList, name: string) =>
    before[list].length === after[list].length
      ? (before[list]
          .map((old, at) => (old.name === name ? after[list][at]?.name : name))
          .find((now) => now !== name) ?? name)
      : name;
  const { card, hero, officer, specialWeapons, specialists, equipment } = unit;
  if (hero?.card === before.id)
    assign(unit, { hero: { card: after.id, name: named('officers', hero.name) } });
  if (card === before.id)
    assign(unit, {
      card: after.id,
      officer: officer === undefined ? undefined : named('officers', officer),
      specialWeapons: specialWeapons.map((each) => ({ ...each, name: named('specialWeapons', each.name) })),
      specialists: specialists.map((name) => named('specialists', name)),
      equipment: equipment.map((name) => named('equipment', name)),
    });
}

/** Removes a card from the company. */
export const removeCard = (force: Force, id: string): Force =>
  withFields(force, { cards: force.cards.filter((card) => card.id !== id) });

/** The number of units that use a card or its hero. */
export const usersOf = (force: Force, id: string): number =>
  unitsOf(force).filter(({ card, hero }) => card === id || hero?.card === id).length;
