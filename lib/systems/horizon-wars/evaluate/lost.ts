import { inList } from '@/lib/roster/words';
import type { Reminder } from '../edits/edit-scenario';
import type { Evaluation } from './evaluate';
import type { EvaluatedElement } from './evaluate-elements';

const upgradesOf = ({ mechUpgrades, aircraftUpgrades, tacticalUpgrades }: EvaluatedElement): string[] => [
  ...mechUpgrades.map(({ record }) => record.id),
  ...aircraftUpgrades.map(({ record }) => record.id),
  ...tacticalUpgrades,
];

/** What the force loses with elements that have something, and the page of that rule. */
const losses: { has: (element: EvaluatedElement) => boolean; text: string; page: number }[] = [
  { has: ({ isChq }) => isChq, text: 'the force fights without its CHQ’s Chain of Command', page: 58 },
  { has: (element) => upgradesOf(element).includes('traps'), text: 'lays no Traps', page: 67 },
  { has: (element) => upgradesOf(element).includes('minelayer'), text: 'lays no mines', page: 62 },
];

/** What the force loses with the elements lost before the battle, other than the elements themselves. */
export function lostConsequences({ scenario, elements }: Evaluation): Reminder[] {
  const lost = elements.filter(({ id }) => scenario?.placeOf(id) === 'lost');
  return losses.flatMap(({ has, text, page }) => {
    const labels = lost.filter(has).map(({ label }) => label);
    return labels.length === 0 ? [] : [{ text: `${inList(labels)} lost: ${text}.`, page }];
  });
}
