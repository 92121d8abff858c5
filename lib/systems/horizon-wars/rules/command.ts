import { forceFinding, idsOf } from '@/lib/roster/rule';
import { capitalised, counted, inList, signed } from '@/lib/roster/text/words';
import { tacticalUpgrade } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { statNames, statOrder, typeName } from '../paper/text';
import { namedAmong, rule } from './rule';

export const noChq = rule({
  id: 'hw/cr/no-chq',
  severity: 'error',
  figure: 'CR',
  repairs: { any: ['chq', 'raise-off', 'tactical-off', 'retype', 'remove', 'add'] },
  page: 59,
  title: 'Command resources are spent only where there is a CHQ',
  breach: 'Command resources spent without a CHQ',
  check: ({ chq, commandResources: { spent } }) =>
    chq === null && spent > 0 ? [forceFinding(['chq'], { spent })] : [],
  message: ({ spent }) => `The force spends ${spent} CR; without a CHQ it earns none`,
});

export const overspent = rule({
  id: 'hw/cr/overspent',
  severity: 'error',
  figure: 'CR',
  repairs: { any: ['chq', 'chq-off', 'raise-off', 'tactical-off', 'retype', 'remove', 'add'] },
  page: 59,
  title: 'No more command resources are spent than earned: one for every two conventional elements',
  breach: 'More command resources spent than earned',
  check: ({ chq, conventional, commandResources: { earned, spent } }) =>
    chq !== null && spent > earned
      ? [forceFinding(['commandResources'], { earned, spent, conventional: conventional.length })]
      : [],
  message: ({ earned, spent, conventional }) =>
    `The force spends ${spent} CR; its ${counted(conventional, 'conventional element')} ${conventional === 1 ? 'earns' : 'earn'} ${earned}`,
});

/** A finding for upgrades that a type may not take, if the force has elements of it. */
export function refusedUpgrades(type: string, refused: readonly string[], ofType: Evaluation['ofType']) {
  const elements = ofType(type);
  if (elements.length === 0 || refused.length === 0) return [];
  const path = ['commandResources', type, 'upgrades', refused[0] ?? ''];
  return [{ elements: idsOf(elements), path, facts: { named: namedAmong(elements), type, refused } }];
}

export const eligible = rule({
  id: 'hw/cr/eligible',
  severity: 'error',
  repairs: { any: ['tactical-off', 'retype', 'remove', 'add'] },
  page: 67,
  title: 'A tactical upgrade goes to a type that may take it',
  breach: 'Tactical upgrade on a type that may not take it',
  check: ({ force, ofType }) =>
    force.commandResources.flatMap(({ type, upgrades }) => {
      const refused = upgrades.filter((id) => !tacticalUpgrade(id).types.includes(type));
      return refusedUpgrades(type, refused, ofType);
    }),
  message: ({ named, type, refused }) => {
    const names = refused.map((id) => {
      const { name, types } = tacticalUpgrade(id);
      return `${name} (for ${inList(types.map(typeName))} only)`;
    });
    return `${capitalised(typeName(type))}${named} may not take ${inList(names)}`;
  },
});

export const absentType = rule({
  id: 'hw/cr/absent-type',
  severity: 'warning',
  page: 60,
  title: 'Command resources go to a type that the force has',
  breach: 'Command resources for a type that the force does not have',
  check: ({ force, ofType }) =>
    force.commandResources.flatMap(({ type, raise, upgrades }) => {
      const given = upgrades.length > 0 || statOrder.some((stat) => (raise[stat] ?? 0) > 0);
      return given && ofType(type).length === 0
        ? [forceFinding(['commandResources', type, 'raise'], { type })]
        : [];
    }),
  message: ({ type }) => `Command resources go to ${typeName(type)}, of which the force has no element`,
});

export const statStacking = rule({
  id: 'hw/cr/stat-stacking',
  severity: 'error',
  repairs: { any: ['raise-off', 'retype', 'remove', 'add'] },
  page: 60,
  title: 'A stat of a type is raised once, where the ruling on raising a stat twice says so',
  breach: 'Stat of a type raised more than once',
  check: ({ force, settings, ofType }) => {
    if (settings.rulings['cr-stat-stacking'] !== 'once') return [];
    return force.commandResources.flatMap(({ type, raise }) => {
      const elements = ofType(type);
      const stacked = statOrder.filter((stat) => (raise[stat] ?? 0) > 1);
      if (elements.length === 0 || stacked.length === 0) return [];
      const path = ['commandResources', type, 'raise'];
      return [
        { elements: idsOf(elements), path, facts: { named: namedAmong(elements), type, stacked, raise } },
      ];
    });
  },
  message: ({ named, type, stacked, raise }) => {
    const raises = stacked.map((stat) => `${statNames[stat]} ${signed(raise[stat] ?? 0)}`);
    return `${capitalised(typeName(type))}${named}: ${inList(raises)}; under this ruling a stat is raised once, by 1`;
  },
});

export const unspent = rule({
  id: 'hw/cr/unspent',
  severity: 'advice',
  page: 59,
  title: 'The command resources earned should all be spent',
  breach: 'Command resources left over',
  check: ({ commandResources: { earned, spent } }) =>
    earned > spent ? [forceFinding(['commandResources'], { earned, spent })] : [],
  message: ({ earned, spent }) => `The force spends ${spent} of its ${earned} CR: ${earned - spent} left`,
});
