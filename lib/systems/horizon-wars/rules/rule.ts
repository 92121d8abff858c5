import { culpritIn } from '@/lib/roster/findings';
import { type Path, ruleOf } from '@/lib/roster/rule';
import { inList } from '@/lib/roster/words';
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
    record: { id: string; name: string; kind: string; maxPresence: number | null };
  }[];
}

/** A rule that looks at mechs alone, wherever they are fielded. */
export const mechRule = ruleOf<{ mechs: readonly RuledMech[] }>();

const nameOne = culpritIn('elements');

/** A finding that names one element and its Presence; `at` is the field of it where it is put right. */
export const culprit = <Facts extends object>(
  element: Pick<ReckonedElement, 'id' | 'label' | 'presence'>,
  at: Path,
  facts: Facts,
) => nameOne(element, at, { presence: element.presence, ...facts });

/** Where upgrades of an element are put right: at the first of those at fault. */
export const upgradePath = ([first]: readonly { record: { id: string } }[]): Path =>
  first === undefined ? ['upgrades'] : ['upgrades', first.record.id];

/** Elements of one type that players named, behind what all of the type are called: " (Alpha, Bravo)"; "" for none. */
export const namedAmong = (elements: readonly ReckonedElement[]): string => {
  const named = elements.filter(({ source }) => source.name.trim() !== '').map(({ label }) => label);
  return named.length === 0 ? '' : ` (${inList(named)})`;
};
