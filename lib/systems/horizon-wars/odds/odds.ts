import type { OddsModel } from '@/lib/odds/model';
import type { Evaluation } from '../evaluate/evaluate';
import { combatantOf, conventionalTargets, fighterOf, present } from './combatant';
import { oddsModelOf } from './model-of';
import { plainVariant } from './variant';

/** The odds of shooting, charges and recovery, of undamaged elements (p.27–31, 44–46, 61–62). */
export const odds: OddsModel<Evaluation> = oddsModelOf({
  fighters: (evaluation) => present(evaluation).map((element) => fighterOf(element.id, combatantOf(element))),
  combatant: (evaluation, id) => combatantOf(evaluation.element(id)),
  targets: conventionalTargets,
  variant: plainVariant,
});
