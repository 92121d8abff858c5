import { ruleOf } from '@/lib/roster/rule';
import type { Reckoning } from '../reckon';
import type { ReckonedElement } from '../reckon-elements';

/** A rule that looks at a whole Horizon Wars force. */
export const rule = ruleOf<Reckoning>();

/** A rule that looks at mechs alone, wherever they are fielded. */
export const mechRule = ruleOf<Pick<Reckoning, 'mechs'>>();

/** A finding that names one element. */
export const culprit = <Facts extends object>(element: ReckonedElement, facts: Facts) => ({
  elements: [element.id],
  label: element.label,
  presence: element.presence,
  ...facts,
});

/** The ids of elements, for a finding that names several. */
export const idsOf = (elements: readonly ReckonedElement[]): string[] => elements.map(({ id }) => id);

/** A finding about the force as a whole. */
export const wholeForce = <Facts extends object>(facts: Facts) => ({ elements: [] as string[], ...facts });
