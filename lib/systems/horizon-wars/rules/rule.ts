import { elementFindingIn, type Path, ruleOf } from '@/lib/roster/rule';
import { inList } from '@/lib/roster/text/words';
import type { Stats } from '../catalogue/mech';
import type { Evaluation } from '../evaluate/evaluate';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';

/** Defines a rule for a whole Horizon Wars force. */
export const rule = ruleOf<Evaluation>();

/** The part of a mech that the mech rules use, in any game. */
export interface RuledMech {
  id: string;
  label: string;
  presence: number;
  stats: Stats;
  mechUpgrades: readonly {
    record: { id: string; name: string; kind: string; maxPresence: number | null };
  }[];
}

/** Defines a rule for mechs alone, in any game. */
export const mechRule = ruleOf<{ mechs: readonly RuledMech[] }>();

const nameOne = elementFindingIn('elements');

/** A finding that names one element and its Presence; `at` is the path within it to correct. */
export const elementFinding = <Facts extends object>(
  element: Pick<EvaluatedElement, 'id' | 'label' | 'presence'>,
  at: Path,
  facts: Facts,
) => nameOne(element, at, { presence: element.presence, ...facts });

/** The path to correct an element's upgrades: the first one at fault. */
export const upgradePath = ([first]: readonly { record: { id: string } }[]): Path =>
  first === undefined ? ['upgrades'] : ['upgrades', first.record.id];

/** The elements among some that have names, as a suffix to their type: " (Alpha, Bravo)"; "" for none. */
export const namedAmong = (elements: readonly EvaluatedElement[]): string => {
  const named = elements.filter(({ source }) => source.name.trim() !== '').map(({ label }) => label);
  return named.length === 0 ? '' : ` (${inList(named)})`;
};
