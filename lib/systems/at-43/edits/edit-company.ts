import { produce } from 'immer';
import { assign } from '@/lib/roster/edits/edits';
import { FORCE_SIZE } from '@/lib/roster/limits';
import { changedRulings } from '@/lib/roster/ruling';
import { counted } from '@/lib/roster/text/words';
import type { Card } from '../catalogue/card';
import { play, rulings } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import type { Force, Platoon, Slot } from '../force';
import { armyText } from '../paper/text';

/** The armies of some cards with their factions, in the order of the cards. */
export function armiesOf(cards: readonly Card[]): { army: string; factions: string[] }[] {
  const armies = new Map<string, Set<string>>();
  for (const card of cards) {
    const factions = armies.get(card.army) ?? new Set();
    if (card.faction !== null) factions.add(card.faction);
    armies.set(card.army, factions);
  }
  return [...armies].map(([name, factions]) => ({ army: name, factions: [...factions] }));
}

/** A one-line summary of a company. */
export function companySummary(
  { limit: counts, commander, rulings: chosen }: Evaluation,
  force: Force,
): string {
  const parts = [armyText(force), counts === null ? 'no limit' : `${counts} A.P.`];
  const changed = changedRulings(rulings, chosen).length;
  return [
    ...parts,
    commander === null ? 'no commander' : commander.leader.name,
    ...(changed === 0 ? [] : [counted(changed, 'ruling changed', 'rulings changed')]),
  ].join(' · ');
}

/** The numbers of platoons and units, in a line. */
export const platoonsSummary = ({ platoons, units }: Evaluation): string =>
  `${counted(platoons.length, 'platoon')} · ${counted(units.length, 'unit')}`;

/** The number of cards in a company's file, in a line. */
export const cardsSummary = (_: Evaluation, { cards }: Force): string =>
  cards.length === 0 ? 'Sample cards only' : `${counted(cards.length, 'card')} of its own`;

/** Adds an empty platoon at the end. */
export const addPlatoon = (force: Force): Force =>
  produce(force, ({ platoons }) => {
    if (platoons.length < FORCE_SIZE) platoons.push({ name: '', slots: [] });
  });

/** Removes a platoon with its units; if the commander's was among them, the commander is unset. */
export const removePlatoon = (force: Force, at: number): Force =>
  produce(force, (now) => {
    const [platoon] = now.platoons.splice(at, 1);
    if (platoon?.slots.some(({ id }) => id === now.commander)) delete now.commander;
  });

/** Moves a platoon, with its units, to another index. */
export const movePlatoon = (force: Force, at: number, to: number): Force =>
  produce(force, ({ platoons }) => {
    if (at !== to && at in platoons && to in platoons) platoons.splice(to, 0, ...platoons.splice(at, 1));
  });

const editPlatoon = (force: Force, at: number, change: (platoon: Platoon) => void): Force =>
  produce(force, ({ platoons }) => {
    const platoon = platoons[at];
    if (platoon) change(platoon);
  });

/** Names a platoon; with "" it is called by its number. */
export const namePlatoon = (force: Force, at: number, name: string): Force =>
  editPlatoon(force, at, (platoon) => assign(platoon, { name }));

/** Puts the units of a platoon in an order of their ids, which has all of them. */
export const orderPlatoon = (force: Force, at: number, ids: readonly string[]): Force =>
  editPlatoon(force, at, ({ slots }) => {
    slots.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  });

const slotsOf = (count: number, pattern: readonly Slot[] = []): Slot[] =>
  Array.from({ length: count }, (_, slot) => pattern[slot] ?? { categories: [], types: [] });

/** Gives a platoon a pattern of five unrestricted slots, or removes its pattern. */
export const patternPlatoon = (force: Force, at: number, on: boolean): Force =>
  editPlatoon(force, at, (platoon) => {
    if (!on) delete platoon.pattern;
    else platoon.pattern ??= slotsOf(play.platoon.slots);
  });

/** Sets how many slots a pattern has; new ones are unrestricted. */
export const setSlots = (force: Force, at: number, count: number): Force =>
  editPlatoon(force, at, (platoon) => {
    const { pattern } = platoon;
    if (pattern) assign(platoon, { pattern: slotsOf(count, pattern) });
  });

/** Sets what a slot of a pattern takes. */
export const setSlot = (force: Force, at: number, slot: number, takes: Slot): Force =>
  editPlatoon(force, at, ({ pattern }) => pattern?.[slot] && assign(pattern[slot], takes));
