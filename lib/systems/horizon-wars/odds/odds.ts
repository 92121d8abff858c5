import type { OddsModel } from '@/lib/odds/model';
import { flyingClasses, mechClasses } from '../edits/presets';
import { type Evaluation, evaluate } from '../evaluate/evaluate';
import { emptyForce } from '../evaluate/settings';
import type { Element } from '../force';
import { combatantOf, conventionalTargets, fighterOf, plainVariant, present, type Target } from './combatant';
import { oddsModelOf, type Parts } from './model-of';

const classes = [
  ...mechClasses.map((each) => ({
    ...each,
    words: /mech$/i.test(each.name) ? each.name : `${each.name} mech`,
  })),
  ...flyingClasses.map((each) => ({ ...each, words: each.name })),
];

/** The ready-made mechs and aircraft, undamaged. */
const designed: Target[] = classes.flatMap(({ words, builds }) =>
  builds.map(({ preset: { id, name }, draft }) => ({
    id,
    label: `${name} (${words.toLowerCase()})`,
    combatant: () => {
      const element = { ...draft, id } as Element;
      const evaluation = evaluate({ ...emptyForce(), elements: [element] }, null);
      return combatantOf(evaluation.element(id));
    },
  })),
);

/** What its odds are made from. */
export const parts: Parts<Evaluation> = {
  fighters: (evaluation) => present(evaluation).map((element) => fighterOf(element.id, combatantOf(element))),
  combatant: (evaluation, id) => combatantOf(evaluation.element(id)),
  targets: [...conventionalTargets, ...designed],
  variant: plainVariant,
};

/** The odds of shooting, charges and recovery (p.27–31, 44–46, 61–62). */
export const odds: OddsModel<Evaluation> = oddsModelOf(parts);
