import type { Page } from '@/lib/roster/rule';
import { inList } from '@/lib/roster/words';
import type { Reminder } from '../edits/edit-scenario';
import { countedType, typeName } from '../paper/text';
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

/** Whether an element is lost before the battle. */
const isLost = ({ scenario }: Evaluation, { id }: EvaluatedElement) => scenario?.placeOf(id) === 'lost';

/** The page on elements lost before the battle, of set-piece battles or of adventures. */
export const lostPage = ({ scenario }: Evaluation): Page =>
  scenario?.scenario.kind === 'adventure' ? 89 : 75;

/**
 * Says that command resources given to a type do nothing for those of its elements that are lost before the battle;
 * null if nothing was spent on one.
 */
export function spentOnLost(evaluation: Evaluation, type: string): string | null {
  const { spent = 0, count = 0 } =
    evaluation.commandResources.byType.find((each) => each.type === type) ?? {};
  const lost = evaluation.ofType(type).filter((element) => isLost(evaluation, element)).length;
  if (spent === 0 || lost === 0) return null;
  const wasted = (spent / count) * lost;
  const without = wasted === 1 ? 'has no effect' : 'have no effect';
  return lost === count
    ? `Every ${typeName(type)} element is lost before the battle: the ${spent} CR spent on this type ${without}.`
    : `${lost} of ${countedType(type, count)} ${lost === 1 ? 'is' : 'are'} lost before the battle: ${wasted} of the ${spent} CR spent on this type ${without}.`;
}

/** What the force loses with the elements lost before the battle, other than the elements themselves. */
export function lostConsequences(evaluation: Evaluation): Reminder[] {
  const lost = evaluation.elements.filter((element) => isLost(evaluation, element));
  const without = losses.flatMap(({ has, text, page }) => {
    const labels = lost.filter(has).map(({ label }) => label);
    return labels.length === 0 ? [] : [{ text: `${inList(labels)} lost: ${text}.`, page }];
  });
  const wasted = evaluation.commandResources.byType.flatMap(
    ({ type }) => spentOnLost(evaluation, type) ?? [],
  );
  return [...without, ...wasted.map((text) => ({ text, page: lostPage(evaluation) }))];
}
