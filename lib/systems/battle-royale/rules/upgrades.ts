import { inList } from '@/lib/roster/text/words';
import { namesOf } from '@/lib/systems/horizon-wars/rules/mech';
import { upgradePath } from '@/lib/systems/horizon-wars/rules/rule';
import { type AnyUpgrade, isOwn, ownUpgrades, upgrade } from '../catalogue/catalogue';
import type { EvaluatedMech } from '../evaluate/evaluate';
import { found, rule } from './rule';

const has = ({ mechUpgrades }: EvaluatedMech, id: string) =>
  mechUpgrades.some(({ record }) => record.id === id);

/** Upgrades that exclude each other, each pair once. */
const pairs = ownUpgrades.flatMap(({ id, excludes }): [AnyUpgrade, AnyUpgrade][] =>
  excludes !== undefined && id > excludes ? [[upgrade(id), upgrade(excludes)]] : [],
);

export const exclusive = rule({
  id: 'br/upgrade/exclusive',
  severity: 'error',
  ofElement: true,
  repairs: { own: ['upgrade-off', 'ability-off'] },
  page: null,
  title: 'Intimidating reputation and aura of immolation cannot be combined',
  breach: 'Upgrades that exclude each other',
  check: (evaluation) => {
    const both = pairs.filter((pair) => pair.every(({ id }) => has(evaluation.mech, id)));
    const [first] = both.flat();
    if (first === undefined) return [];
    const names = both.map((pair) => pair.map(({ name }) => name));
    return [found(evaluation, ['upgrades', first.id], { both: names })];
  },
  message: ({ label, both }) =>
    `${label} has ${both.map(inList).join('; ')}; a mech may have at most one of them`,
});

export const command = rule({
  id: 'br/upgrade/command',
  severity: 'error',
  ofElement: true,
  repairs: { own: ['upgrade-off'] },
  page: null,
  title: 'A mech may have no command upgrades: there is no force to command',
  breach: 'Command upgrade taken',
  check: (evaluation) => {
    const taken = evaluation.mech.mechUpgrades.filter(({ record }) => record.kind === 'command');
    return taken.length > 0 ? [found(evaluation, upgradePath(taken), { names: namesOf(taken) })] : [];
  },
  message: ({ label, names }) => `${label} has ${inList(names)}; a battle royale has no force to command`,
});

/** Upgrades and abilities of a mech that do nothing because it lacks what they need. */
function idle(mech: EvaluatedMech) {
  const needing = mech.mechUpgrades.flatMap(({ record, abilities }) =>
    [...(isOwn(record) ? [record] : []), ...abilities].map(({ name, needs }) => ({
      id: record.id,
      name,
      needs,
    })),
  );
  const list = needing.flatMap(({ id, name, needs }) =>
    needs !== undefined && !has(mech, needs) ? [{ id, name, needs: upgrade(needs).name }] : [],
  );
  return [...new Map(list.map((each) => [each.name, each])).values()];
}

export const needs = rule({
  id: 'br/upgrade/needs',
  severity: 'warning',
  ofElement: true,
  page: null,
  title:
    'Remote connection has an effect only with dismount protocol, a spotter drone only with indirect fire',
  breach: 'Upgrade without what it needs',
  check: (evaluation) => {
    const list = idle(evaluation.mech);
    return list.length > 0 ? [found(evaluation, ['upgrades', list[0]?.id ?? ''], { list })] : [];
  },
  message: ({ label, list }) =>
    `${label}: ${list.map(({ name, needs }) => `${name} has no effect without ${needs}`).join('; ')}`,
});
