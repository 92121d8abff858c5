import { brokenBy, type Consequence } from '@/lib/roster/offer';
import type { AnyRule } from '@/lib/roster/rule';
import { type Evaluation, evaluate } from '../evaluate/evaluate';
import type { EvaluatedElement } from '../evaluate/evaluate-elements';
import type { Force } from '../force';
import { pointsOver as overspentAircraft } from '../rules/aircraft';
import { pointsOver as overspentMech } from '../rules/mech';
import { rules } from '../rules/registry';
import { unassigned } from '../rules/scenario';
import { type Choice, consequencesOfChoices } from './consequences';
import { type Draft, newElementId } from './edit';
import { stripElement } from './edit-upgrades';

type Rules = readonly AnyRule<Evaluation>[];

/** The rules that an element breaks, except that it has no place in the scenario, like every new element. */
const breaksOf = (evaluation: Evaluation, id: string, judging: Rules): Consequence[] =>
  brokenBy(evaluation, id, judging).filter(({ rule }) => rule !== unassigned.id);

/** An element as it would be when added to a force, and the rules it would break. */
export interface Offer {
  element: EvaluatedElement;
  breaks: Consequence[];
}

/**
 * Computes what adding an element gives: its price, stats and special rules under this CHQ and these settings.
 * @param judging the rules to check
 */
export function offerOf(
  draft: Draft,
  { force, pack }: Pick<Evaluation, 'force' | 'pack'>,
  judging: Rules = rules,
): Offer {
  const id = newElementId(force);
  const evaluation = evaluate({ ...force, elements: [...force.elements, { ...draft, id }] }, pack);
  return { element: evaluation.element(id), breaks: breaksOf(evaluation, id, judging) };
}

/** Maps each choice's id to the rules an element breaks because of it, except overspending, which is shown anyway. */
export function breaksOfChoices(
  { force, pack }: Pick<Evaluation, 'force' | 'pack'>,
  id: string,
  choices: readonly Choice<Force>[],
  judging: Rules = rules,
): Map<string, Consequence[]> {
  // No groups either: findings about them would come from other choices.
  const bare = { ...stripElement(force, id), squadrons: [], transports: [] };
  return consequencesOfChoices({ now: force, bare }, choices, (edited) =>
    breaksOf(evaluate(edited, pack), id, judging).filter(({ rule }) => !overspending.includes(rule)),
  );
}

const overspending = [overspentMech.id, overspentAircraft.id];
