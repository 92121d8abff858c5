import type { AnyRule } from '@/lib/roster/rule';
import { type Choice, type Consequence, consequenceOf, consequencesOfChoices } from './consequences';
import { type Draft, newElementId } from './edit';
import { stripElement } from './edit-upgrades';
import type { Force } from './force';
import { type Reckoning, reckon } from './reckon';
import type { ReckonedElement } from './reckon-elements';
import { pointsOver as overspentAircraft } from './rules/aircraft';
import { pointsOver as overspentMech } from './rules/mech';
import { rules } from './rules/registry';
import { unassigned } from './rules/scenario';

type Rules = readonly AnyRule<Reckoning>[];

/** Whether a rule counts: only errors, except the one every new element causes by having no place in the scenario. */
const isCounted = ({ severity, id }: AnyRule<Reckoning>) => severity === 'error' && id !== unassigned.id;

/** The rules that an element breaks: those with a finding that names it. */
function brokenBy(reckoning: Reckoning, id: string, judging: Rules): Consequence[] {
  return judging
    .filter(isCounted)
    .filter((rule) => rule.check(reckoning).some(({ elements }) => elements.includes(id)))
    .map(consequenceOf);
}

/** An element as it would be when added to a force, and the rules it would break. */
export interface Offer {
  element: ReckonedElement;
  breaks: Consequence[];
}

/**
 * Computes what adding an element gives: its price, stats and special rules under this CHQ and these settings.
 * @param judging the rules to check
 */
export function offerOf(
  draft: Draft,
  { force, pack }: Pick<Reckoning, 'force' | 'pack'>,
  judging: Rules = rules,
): Offer {
  const id = newElementId(force);
  const reckoning = reckon({ ...force, elements: [...force.elements, { ...draft, id }] }, pack);
  return { element: reckoning.element(id), breaks: brokenBy(reckoning, id, judging) };
}

/** Maps each choice's id to the rules an element breaks because of it, except overspending, which is shown anyway. */
export function breaksOfChoices(
  { force, pack }: Pick<Reckoning, 'force' | 'pack'>,
  id: string,
  choices: readonly Choice<Force>[],
  judging: Rules = rules,
): Map<string, Consequence[]> {
  // No groups either: findings about them would come from other choices.
  const bare = { ...stripElement(force, id), squadrons: [], transports: [] };
  return consequencesOfChoices({ now: force, bare }, choices, (edited) =>
    brokenBy(reckon(edited, pack), id, judging).filter(({ rule }) => !overspending.includes(rule)),
  );
}

const overspending = [overspentMech.id, overspentAircraft.id];
