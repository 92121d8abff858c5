import type { Finding } from '@/lib/roster/rule';
import type { Edit, Need, Vocabulary } from '@/lib/roster/vocabulary';
import { mechPoints } from '@/lib/systems/horizon-wars/mech-catalogue';
import { statNames, statOrder } from '@/lib/systems/horizon-wars/stats';
import { extraPoints } from '../catalogue';
import { removeUpgradeAt, setAbility, setPresence, setStat, setUpgradeTimes } from '../edit';
import type { Force } from '../force';
import type { Reckoning, TakenUpgrade } from '../reckon';
import { kinds } from './kinds';

const MOST_PRESENCE = 20;
const MOST_STAT = 99;
const tag = {
  upgrades: 'upgrades',
  presence: 'presence',
  worse: 'stat-',
  better: (stat: string) => `stat+ ${stat}`,
};

type MechEdit = Edit<Force>;

const edit = (
  kind: keyof typeof kinds,
  key: string,
  text: string,
  touches: string,
  apply: MechEdit['apply'],
): MechEdit => ({
  kind,
  elements: [],
  cost: kinds[kind].cost,
  key: `${kind} ${key}`,
  text: () => text,
  touches: [touches],
  apply,
});

function upgradeEdits({ mech: { mechUpgrades, label } }: Reckoning): MechEdit[] {
  const last = new Map(mechUpgrades.map((taken, index) => [keyOf(taken), { taken, index }]));
  return [...last].flatMap(([key, { taken, index }]) => {
    const { record, times, abilities } = taken;
    const off = edit(
      'upgrade-off',
      key,
      `Take ${record.name}${times > 1 ? ' once' : ''} off ${label}`,
      tag.upgrades,
      (force) => (times > 1 ? setUpgradeTimes(force, index, times - 1) : removeUpgradeAt(force, index)),
    );
    const abilitiesOff = abilities.map(({ id, name }) =>
      edit(
        'ability-off',
        `${key} ${id}`,
        `Take ${name} off ${record.name} of ${label}`,
        tag.upgrades,
        (force) => setAbility(force, index, id, false),
      ),
    );
    return [off, ...abilitiesOff];
  });
}

const keyOf = ({ record, option, abilities }: TakenUpgrade) =>
  `${record.id} ${option ?? ''} ${abilities.map(({ id }) => id)}`;

const statEdits = ({ mech: { stats, label } }: Reckoning): MechEdit[] =>
  statOrder.flatMap((stat) =>
    [-1, 1].flatMap((by) => {
      const value = stats[stat] + by;
      if (value < 1 || value > MOST_STAT) return [];
      const text = `${by > 0 ? 'Raise' : 'Lower'} ${statNames[stat]} of ${label} to ${value}`;
      const touched = by > 0 ? tag.better(stat) : tag.worse;
      return [edit('stat', `${stat} ${by}`, text, touched, (force) => setStat(force, stat, value))];
    }),
  );

const presenceEdits = ({ mech: { presence, label } }: Reckoning): MechEdit[] =>
  [presence - 1, presence + 1]
    .filter((next) => next >= 1 && next <= MOST_PRESENCE)
    .map((next) =>
      edit('presence', `${next > presence}`, `Make ${label} P${next}`, tag.presence, (force) =>
        setPresence(force, next),
      ),
    );

const need = (tags: string[], least = 1): Need[] => [{ tags, least }];
const pointsOf = (presence: number) => mechPoints(presence) + extraPoints(presence);

/** Most points that an edit gains per unit of cost. */
function bestRate({ mech: { mechUpgrades, presence } }: Reckoning): number {
  let best = 1;
  for (const { points, times } of mechUpgrades) best = Math.max(best, points / times / 2);
  for (let from = 1; from < MOST_PRESENCE; from++)
    if (from >= presence) best = Math.max(best, (pointsOf(from + 1) - pointsOf(from)) / 3);
  return best;
}

function needs(rule: string, _: Finding, reckoning: Reckoning): Need[] {
  const { mech, budget } = reckoning;
  if (rule === 'br/mech/points-over')
    return need(
      [tag.worse, tag.upgrades, tag.presence],
      Math.max(1, Math.ceil(-budget.baseLeft / bestRate(reckoning))),
    );
  if (rule.endsWith('/stat-minimum'))
    return statOrder.filter((stat) => mech.stats[stat] < 1).flatMap((stat) => need([tag.better(stat)]));
  return need([tag.upgrades, tag.presence]);
}

/** The edits of Battle Royale, and what its rules hang on. */
export const vocabulary: Vocabulary<Force, Reckoning> = {
  kinds,
  edits: (reckoning) => [...upgradeEdits(reckoning), ...statEdits(reckoning), ...presenceEdits(reckoning)],
  elements: () => [],
  without: (force) => force,
  needs,
};
