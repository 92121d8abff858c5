import { counted, inList } from '@/lib/roster/text/words';
import { statNames, statOrder } from '../paper/text';
import { namesOf, pointsRules, repeatedOf } from './mech';
import { elementFinding, rule, upgradePath } from './rule';

export const statMinimum = rule({
  id: 'hw/aircraft/stat-minimum',
  severity: 'error',
  repairs: { own: ['stat'] },
  ofElement: true,
  page: 68,
  title: 'An aircraft has at least 1 in each of F, M, A and D',
  breach: 'Aircraft with a stat below the minimum',
  check: ({ aircraft, settings }) => {
    const least = Number(settings.rulings['aircraft-stat-minimum']);
    return aircraft.flatMap((each) => {
      const low = statOrder.filter((stat) => each.stats[stat] < least);
      return low.length > 0 ? [elementFinding(each, ['stats'], { low, least })] : [];
    });
  },
  message: ({ label, low, least }) =>
    `${label} has 0 in ${inList(low.map((stat) => statNames[stat]))}; an aircraft has at least ${least} in each stat, M without its bonus`,
});

export const { over: pointsOver, unspent: pointsUnspent } = pointsRules('aircraft', 68);

export const upgradeLimit = rule({
  id: 'hw/aircraft/upgrade-limit',
  severity: 'error',
  repairs: { own: ['upgrade-off', 'presence'] },
  ofElement: true,
  page: 68,
  title: 'An aircraft has no more upgrades than its Presence, each heavy transport counted',
  breach: 'Too many upgrades on an aircraft',
  check: ({ aircraft, settings }) => {
    const tacticalOnly = settings.rulings['aircraft-upgrade-limit'] === 'tactical';
    return aircraft.flatMap((each) => {
      let count = 0;
      let repeatable = 0;
      for (const { record, times } of each.aircraftUpgrades) {
        if (tacticalOnly && record.kind !== 'tactical') continue;
        count += times;
        if (record.repeatable) repeatable += times;
      }
      return count > each.presence
        ? [elementFinding(each, ['upgrades'], { count, repeatable, tacticalOnly })]
        : [];
    });
  },
  message: ({ label, presence, count, repeatable, tacticalOnly }) =>
    `${label} has ${counted(count, tacticalOnly ? 'tactical upgrade' : 'upgrade')}${repeatable > 1 ? ', each heavy transport counted' : ''}; a P${presence} aircraft may have ${presence}`,
});

export const upgradeRepeated = rule({
  id: 'hw/aircraft/upgrade-repeated',
  severity: 'error',
  repairs: { own: ['upgrade-off'] },
  ofElement: true,
  page: 69,
  title: 'An aircraft has each upgrade at most once, except heavy transport',
  breach: 'Aircraft upgrade taken more than once',
  check: ({ aircraft }) =>
    aircraft.flatMap((each) => {
      const repeated = repeatedOf(each.aircraftUpgrades.filter(({ record }) => !record.repeatable));
      return repeated.length > 0
        ? [elementFinding(each, upgradePath(repeated), { repeated: namesOf(repeated) })]
        : [];
    }),
  message: ({ label, repeated }) =>
    `${label} has ${inList(repeated)} more than once; only heavy transport is taken several times`,
});

export const variations = rule({
  id: 'hw/aircraft/variations',
  severity: 'error',
  repairs: { own: ['upgrade-off'] },
  ofElement: true,
  page: 69,
  title: 'An aircraft has at most one of antigrav, rotary and vertical thrusters',
  breach: 'More than one of antigrav, rotary and vertical thrusters',
  check: ({ aircraft, settings }) => {
    if (settings.rulings['aircraft-variations'] === 'any') return [];
    return aircraft.flatMap((each) => {
      const taken = each.aircraftUpgrades.filter(({ record }) => record.kind === 'variation');
      const names = namesOf(taken);
      return names.length > 1 ? [elementFinding(each, upgradePath(taken), { names })] : [];
    });
  },
  message: ({ label, names }) => `${label} has ${inList(names)}; an aircraft may have only one of these`,
});
