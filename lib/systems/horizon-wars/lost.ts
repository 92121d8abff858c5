import { inList } from '@/lib/roster/words';
import type { Reminder } from './edit-scenario';
import type { Reckoning } from './reckon';
import type { ReckonedElement } from './reckon-elements';

const upgradesOf = ({ mechUpgrades, aircraftUpgrades, tacticalUpgrades }: ReckonedElement): string[] => [
  ...mechUpgrades.map(({ record }) => record.id),
  ...aircraftUpgrades.map(({ record }) => record.id),
  ...tacticalUpgrades,
];

/** What the force goes without when elements that have something are lost: what, and where it stands in the book. */
const goesWithout: { has: (element: ReckonedElement) => boolean; text: string; page: number }[] = [
  { has: ({ isChq }) => isChq, text: 'the force fights without its CHQ’s Chain of Command', page: 58 },
  { has: (element) => upgradesOf(element).includes('traps'), text: 'lays no Traps', page: 67 },
  { has: (element) => upgradesOf(element).includes('minelayer'), text: 'lays no mines', page: 62 },
];

/** What follows for the force from those that are lost before the battle; none where it loses nothing but elements. */
export function lostConsequences({ scenario, elements }: Reckoning): Reminder[] {
  const lost = elements.filter(({ id }) => scenario?.placeOf(id) === 'lost');
  return goesWithout.flatMap(({ has, text, page }) => {
    const those = lost.filter(has).map(({ label }) => label);
    return those.length === 0 ? [] : [{ text: `${inList(those)} lost: ${text}.`, page }];
  });
}
