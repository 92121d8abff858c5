import { inList } from '@/lib/roster/words';
import type { Reminder } from './edit-scenario';
import type { Reckoning } from './reckon';
import type { ReckonedElement } from './reckon-elements';

const upgradesOf = ({ mechUpgrades, aircraftUpgrades, tacticalUpgrades }: ReckonedElement): string[] => [
  ...mechUpgrades.map(({ record }) => record.id),
  ...aircraftUpgrades.map(({ record }) => record.id),
  ...tacticalUpgrades,
];

/** What the force loses with elements that have something, and the page of that rule. */
const losses: { has: (element: ReckonedElement) => boolean; text: string; page: number }[] = [
  { has: ({ isChq }) => isChq, text: 'the force fights without its CHQ’s Chain of Command', page: 58 },
  { has: (element) => upgradesOf(element).includes('traps'), text: 'lays no Traps', page: 67 },
  { has: (element) => upgradesOf(element).includes('minelayer'), text: 'lays no mines', page: 62 },
];

/** What the force loses with the elements lost before the battle, other than the elements themselves. */
export function lostConsequences({ scenario, elements }: Reckoning): Reminder[] {
  const lost = elements.filter(({ id }) => scenario?.placeOf(id) === 'lost');
  return losses.flatMap(({ has, text, page }) => {
    const labels = lost.filter(has).map(({ label }) => label);
    return labels.length === 0 ? [] : [{ text: `${inList(labels)} lost: ${text}.`, page }];
  });
}
