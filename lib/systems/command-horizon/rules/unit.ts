import { counted } from '@/lib/roster/words';
import { LEAST_PIECES } from '../reckon-units';
import { modelWords, typeName } from '../text';
import { culprit, rule } from './rule';

export const faction = rule({
  id: 'ch/unit/faction',
  severity: 'error',
  page: 'Infantry',
  title: 'Every unit is of a type that the faction has',
  breach: 'Unit that the faction cannot field',
  check: ({ units }) =>
    units.flatMap((unit) => (unit.inFaction ? [] : [culprit(unit, { type: unit.type.name.toLowerCase() })])),
  message: ({ label, type }, { faction: { name } }) => `${label}: the ${name} cannot field a ${type}.`,
});

export const models = rule({
  id: 'ch/unit/models',
  severity: 'error',
  page: 'II Command points',
  title: 'A unit has as many models as its table says, artillery at least one',
  breach: 'Wrong number of models',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const { models: has, type, profile } = unit;
      const kept = profile.models === null ? has >= LEAST_PIECES : has === profile.models;
      return kept ? [] : [culprit(unit, { has, type, asked: profile.models })];
    }),
  message: ({ label, has, type, asked }, { faction: { name }, force }) => {
    const what = counted(has, ...modelWords(type));
    if (asked === null) return `${label}: ${what}; it needs at least ${LEAST_PIECES}.`;
    const kind = typeName(type, force.faction).toLowerCase();
    const many = kind.endsWith('s');
    const kinds = many ? kind : `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
    return `${label}: ${what}; ${kinds} of the ${name} ${many ? 'have' : 'has'} ${asked}.`;
  },
});

export const droneHost = rule({
  id: 'ch/drone/host',
  severity: 'error',
  page: 'III Vehicles',
  title: 'Shield drones stand with an Asori command unit, no more than its models',
  breach: 'Shield drones too many, or with the wrong unit',
  check: ({ units }) =>
    units.flatMap((unit) => {
      const { drones, profile, models: has } = unit;
      const most = profile.drones ? has : 0;
      return drones <= most ? [] : [culprit(unit, { drones, has, host: profile.drones === true })];
    }),
  message: ({ label, drones, has, host }) =>
    host
      ? `${label}: ${counted(drones, 'shield drone')} for ${counted(has, 'tank')}; one a tank is the most.`
      : `${label}: ${counted(drones, 'shield drone')}; only an Asori heavy command may have them.`,
});
