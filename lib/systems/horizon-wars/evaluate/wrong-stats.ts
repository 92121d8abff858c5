import * as aircraft from '../rules/aircraft';
import { MIN_MOVEMENT_ON_MARS, mars } from '../rules/battlefield';
import * as mech from '../rules/mech';
import type { Evaluation } from './evaluate';
import type { EvaluatedElement } from './evaluate-elements';
import type { Stat } from './mech-schema';

/** What is wrong with the stats of a mech or an aircraft, by the rules that set a minimum. */
export function wrongStats({ id, moveBonus }: EvaluatedElement, evaluation: Evaluation) {
  const wrong: Partial<Record<Stat, string>> = {};
  if (mars.check(evaluation).some(({ elements }) => elements.includes(id)))
    wrong.m = `${MIN_MOVEMENT_ON_MARS - moveBonus} at least on Mars`;
  for (const rule of [mech.statMinimum, aircraft.statMinimum])
    for (const { elements, facts } of rule.check(evaluation))
      if (elements.includes(id)) for (const stat of facts.low) wrong[stat] = '1 at least';
  return wrong;
}
