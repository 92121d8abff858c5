import type { OddsModel, SituationField } from '@/lib/odds/model';
import {
  type Combatant,
  defaultTarget,
  fighterOf,
  type Target,
  type Variant,
} from '@/lib/systems/horizon-wars/odds/combatant';
import { oddsModelOf, type Parts } from '@/lib/systems/horizon-wars/odds/model-of';
import { pilotLine } from '../catalogue/catalogue';
import { startingClasses } from '../edits/presets';
import { type Evaluation, evaluate } from '../evaluate/evaluate';
import { MECH, PILOT } from '../paper/special';
import { pilotLabel } from '../paper/text';

const MISSILE_RANGE = 12;

const shootingFields: SituationField[] = [
  {
    id: 'smart-missile',
    label: 'Smart missile',
    help: 'The range counts as 12″.',
    kind: 'toggle',
    start: 0,
  },
  {
    id: 'damaged',
    label: 'Target damaged',
    help: 'Intimidating reputation protects an undamaged mech only.',
    kind: 'toggle',
    start: 0,
  },
  {
    id: 'unseen',
    label: 'Shot from outside the target’s line of sight',
    kind: 'toggle',
    start: 0,
  },
];

const variant: Variant = {
  shootingFields,
  matters: {
    'smart-missile': ({ specials }) => specials.has('smart-missile'),
    damaged: (_, { specials }) => specials.has('intimidating-reputation'),
    unseen: (_, { specials }) => specials.has('intimidating-reputation'),
  },
  fewerDice: (target, situation) => {
    if (!target.specials.has('intimidating-reputation') || situation.damaged === 1) return null;
    const value = situation.unseen === 1 ? 2 : 1;
    return { value, text: `Intimidating reputation − ${value}` };
  },
  range: (shooter, situation) =>
    shooter.specials.has('smart-missile') && situation['smart-missile'] === 1
      ? { value: MISSILE_RANGE, text: `smart missile ${MISSILE_RANGE}` }
      : null,
  chargePresence: ({ specials }) => {
    if (specials.has('intimidating-reputation')) return { value: 1, text: 'Intimidating reputation + 1' };
    return specials.has('aura-of-immolation') ? { value: 1, text: 'Aura of immolation + 1' } : null;
  },
  winsDraws: ({ specials }) => specials.has('aura-of-immolation'),
  notCounted: (attack, a, b) =>
    attack === 'shooting'
      ? [
          ...(a.specials.has('gun') ? ['Gun drone: the shooter’s re-roll of dice'] : []),
          ...(b.specials.has('support-drones') ? ['Support drones: a hit cancelled for the target'] : []),
          ...(b.specials.has('shield') ? ['Shield drone: the target’s re-roll of D dice'] : []),
        ]
      : [],
};

/** The mech of a player; drones by their abilities. */
const mechOf = ({ mech: { label, presence, stats, mechUpgrades } }: Evaluation): Combatant => ({
  label,
  type: 'mech',
  presence,
  stats,
  ace: false,
  specials: new Map(
    mechUpgrades.flatMap(({ record, option, abilities }) => [
      [record.id, option ?? ''] as const,
      ...abilities.map(({ id }) => [id, ''] as const),
    ]),
  ),
});

/** A pilot on foot. */
const pilotOf = (label: string): Combatant => ({
  label,
  type: 'infantry',
  presence: pilotLine.presence,
  stats: pilotLine.stats,
  ace: false,
  specials: new Map([['infantry', '']]),
});

const presets: Target[] = startingClasses.flatMap(({ builds }) =>
  builds.map(({ id, name, build }) => ({
    id,
    label: name,
    combatant: () => mechOf(evaluate({ mech: { name, pilot: '', ...build } }, null)),
  })),
);

/** What its odds are made from: those of Horizon Wars, with the custom upgrades. */
export const parts: Parts<Evaluation> = {
  fighters: (evaluation) => [
    fighterOf(MECH, mechOf(evaluation)),
    fighterOf(PILOT, pilotOf(pilotLabel(evaluation.mech.source))),
  ],
  combatant: (evaluation, id) =>
    id === PILOT ? pilotOf(pilotLabel(evaluation.mech.source)) : mechOf(evaluation),
  targets: [
    ...defaultTarget,
    ...presets,
    { id: PILOT, label: 'Pilot on foot', combatant: () => pilotOf('Pilot on foot') },
  ],
  variant,
};

/** The odds of a mech and its pilot on foot. */
export const odds: OddsModel<Evaluation> = oddsModelOf(parts);
