import { changedRulings } from '@/lib/roster/ruling';
import { counted } from '@/lib/roster/words';
import type { Card } from './card';
import { rulings } from './catalogue';
import { type Force, forceSchema } from './force';
import type { Reckoning } from './reckon';
import { armyText } from './text';

const { army, faction, limit } = forceSchema.shape;

/** The typed fields of a company, as the file format has them. */
export const companyFields = { army, faction, limit };

/** What those fields hold. */
export type CompanyFields = Pick<Force, keyof typeof companyFields>;

/** The typed fields of a company, out of it. */
export const fieldsOf = ({ army, faction, limit }: Force): CompanyFields => ({ army, faction, limit });

/** The company with other typed fields; the same object where none differs. */
export const setFields = (force: Force, fields: CompanyFields): Force =>
  fields.army === force.army && fields.faction === force.faction && fields.limit === force.limit
    ? force
    : { ...force, ...fields };

/** The armies of some cards, each with its factions, in the order of the cards. */
export function armiesOf(cards: readonly Card[]): { army: string; factions: string[] }[] {
  const armies = new Map<string, Set<string>>();
  for (const card of cards) {
    const factions = armies.get(card.army) ?? new Set();
    if (card.faction !== null) factions.add(card.faction);
    armies.set(card.army, factions);
  }
  return [...armies].map(([name, factions]) => ({ army: name, factions: [...factions] }));
}

/** What a company is, in a line. */
export function companySummary(
  { limit: counts, commander, rulings: chosen }: Reckoning,
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

/** How many platoons there are, and how full they are, in a line. */
export const platoonsSummary = ({ platoons, units }: Reckoning): string =>
  `${counted(platoons.length, 'platoon')} · ${counted(units.length, 'unit')}`;

/** How many cards a company has of its own, in a line. */
export const cardsSummary = (_: Reckoning, { cards }: Force): string =>
  cards.length === 0 ? 'Sample cards only' : `${counted(cards.length, 'card')} of its own`;
