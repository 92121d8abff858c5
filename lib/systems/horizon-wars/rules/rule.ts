import { culprit as nameOne } from '@/lib/roster/findings';
import { ruleOf } from '@/lib/roster/rule';
import type { Stats } from '../mech-schema';
import type { Reckoning } from '../reckon';
import type { ReckonedElement } from '../reckon-elements';

/** A rule that looks at a whole Horizon Wars force. */
export const rule = ruleOf<Reckoning>();

/** What the rules of mechs look at in one, in whatever game it is fielded. */
export interface RuledMech {
  id: string;
  label: string;
  presence: number;
  stats: Stats;
  mechUpgrades: readonly {
    record: { name: string; kind: string; maxPresence: number | null };
  }[];
}

/** A rule that looks at mechs alone, wherever they are fielded. */
export const mechRule = ruleOf<{ mechs: readonly RuledMech[] }>();

/** A finding that names one element and its Presence. */
export const culprit = <Facts extends object>(
  element: Pick<ReckonedElement, 'id' | 'label' | 'presence'>,
  facts: Facts,
) => nameOne(element, { presence: element.presence, ...facts });
