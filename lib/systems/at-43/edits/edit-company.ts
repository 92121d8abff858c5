import { changedRulings } from '@/lib/roster/ruling';
import { counted } from '@/lib/roster/words';
import type { Card } from '../catalogue/card';
import { rulings } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import type { Force } from '../force';
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
