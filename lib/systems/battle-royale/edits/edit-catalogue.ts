import type { Edit, EditKind } from '@/lib/roster/edits/edit';
import { type EditCatalogue, editList, otherNumbers } from '@/lib/roster/edits/edit-catalogue';
import { phrasesOf } from '@/lib/roster/fields';
import { MAX_STAT, mechPoints } from '@/lib/systems/horizon-wars/catalogue/mech';
import { fewerText } from '@/lib/systems/horizon-wars/edits/offered';
import { SPENT_EXACTLY, unusualFor } from '@/lib/systems/horizon-wars/edits/presets';
import { statFields } from '@/lib/systems/horizon-wars/fields';
import { statNames, statOrder } from '@/lib/systems/horizon-wars/paper/text';
import { abilities, allUpgrades, extraPoints } from '../catalogue/catalogue';
import type { Evaluation, TakenUpgrade } from '../evaluate/evaluate';
import { mechFields } from '../fields';
import type { Force } from '../force';
import { removeUpgradeAt, setAbility, setPresence, setStat, setUpgradeTimes } from './edit';

/** The kinds of edits, and how far each departs from what the player wanted; public. */
const kinds = {
  'upgrade-off': {
    cost: 2,
    perStep: true,
    about: 'Remove an upgrade from the mech (or some, if it is taken several times)',
  },
  'ability-off': { cost: 1, about: 'Remove an ability from an upgrade' },
  stat: { cost: 1, max: 3, perStep: true, about: 'Set a stat to another value' },
  presence: {
    cost: 6,
    perStep: true,
    about: 'Raise or lower the presence; for 3 if the points are then spent exactly',
  },
} as const satisfies Record<string, EditKind>;

/** Highest P that a file allows. */
const MAX_PRESENCE = 20;
/** The most that a stat and the presence are raised by an edit. */
const MAX_RAISE = { stat: 3, presence: 3 };

function edits({ mech: { mechUpgrades, label, stats, presence }, budget }: Evaluation): Edit<Force>[] {
  const { edits, add } = editList<Force, keyof typeof kinds>(kinds);
  const last = new Map(mechUpgrades.map((taken, index) => [keyOf(taken), { taken, index }]));
  for (const [key, { taken, index }] of last) {
    const { record, times, abilities } = taken;
    // One that is taken several times is missed least.
    for (const left of otherNumbers(times, 0, times)) {
      const what = { detail: `${key} ${left}`, steps: times - left, sets: key, likely: times > 1 ? 1 : 0 };
      const [before, after = ''] = fewerText(record.name, times, left);
      add('upgrade-off', what, `${before} ${label} ${after}`.trim(), (force) =>
        left > 0 ? setUpgradeTimes(force, index, left) : removeUpgradeAt(force, index),
      );
    }
    for (const { id, name } of abilities)
      add('ability-off', `${key} ${id}`, `Remove ${name} from ${record.name} of ${label}`, (force) =>
        setAbility(force, index, id, false),
      );
  }
  for (const stat of statOrder)
    for (const value of otherNumbers(stats[stat], 1, Math.min(stats[stat] + MAX_RAISE.stat, MAX_STAT))) {
      const likely = unusualFor('mech', presence, stat, [stats[stat], value]);
      const what = { detail: `${stat} ${value}`, steps: value - stats[stat], sets: stat, likely };
      const change = value > stats[stat] ? 'Raise' : 'Lower';
      add('stat', what, `${change} ${statNames[stat]} of ${label} to ${value}`, (force) =>
        setStat(force, stat, value),
      );
    }
  const spent = budget.onStats + budget.onUpgrades;
  for (const value of otherNumbers(presence, 1, Math.min(presence + MAX_RAISE.presence, MAX_PRESENCE))) {
    const isExact = mechPoints(value) + Math.min(extraPoints(value), budget.onUpgrades) === spent;
    const what = { detail: value, steps: value - presence, sets: 'presence', ...(isExact && SPENT_EXACTLY) };
    add('presence', what, `Make ${label} P${value}`, (force) => setPresence(force, value));
  }
  return edits;
}

const keyOf = ({ record, option, abilities }: TakenUpgrade) =>
  `${record.id} ${option ?? ''} ${abilities.map(({ id }) => id)}`;

/** The edits of Battle Royale: of its one mech, which is a setting of the force. */
export const editCatalogue: EditCatalogue<Force, Evaluation> = {
  elements: () => [],
  without: (force) => force,
  withElement: (force) => force,
  settings: ({ mech: { stats, ...mech } }) => ({ ...mech, ...stats }),
  withSetting: ({ mech }, field, value) => ({
    mech:
      field in mech.stats
        ? { ...mech, stats: { ...mech.stats, [field]: value } }
        : { ...mech, [field]: value },
  }),
  words: {
    labels: { ...phrasesOf(mechFields), ...phrasesOf(statFields) },
    nameOf: (field, value) =>
      (field === 'upgrades' ? allUpgrades : field === 'abilities' ? abilities : []).find(
        ({ id }) => id === value,
      )?.name ?? value,
  },
  kinds,
  edits,
  worth: () => new Map(),
  excesses: ({ budget }) => (budget.baseLeft < 0 ? [{ over: -budget.baseLeft, parts: new Map() }] : []),
};
