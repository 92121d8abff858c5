import type { RulingValues } from '@/lib/roster/ruling';
import { counted } from '@/lib/roster/text/words';
import { type EvaluatedUnit, MIN_PIECES } from '../evaluate/evaluate-units';
import { modelWords, typeName } from '../paper/text';
import { elementFinding, rule } from './rule';

export const faction = rule({
  id: 'ch/unit/faction',
  severity: 'error',
  permanent: true,
  repairs: { own: 'all' },
  page: 'Infantry',
  title: 'Every unit is of a type that the faction has',
  breach: 'Unit that the faction cannot field',
  check: ({ units, faction: { name: factionName } }) =>
    units.flatMap((unit) =>
      unit.inFaction
        ? []
        : [elementFinding(unit, ['type'], { type: unit.type.name.toLowerCase(), faction: factionName })],
    ),
  message: ({ label, type, faction: name }) => `${label}: the ${name} cannot field a ${type}`,
});

export const models = rule({
  id: 'ch/unit/models',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: 'II Command points',
  title: 'A unit has as many models as its table says, artillery at least one',
  breach: 'Wrong number of models',
  check: ({ units, faction: { name }, force }) =>
    units.flatMap((unit) => {
      const { models: has, type, profile } = unit;
      const valid = profile.models === null ? has >= MIN_PIECES : has === profile.models;
      if (valid) return [];
      const kind = typeName(type, force.faction).toLowerCase();
      return [
        elementFinding(unit, ['models'], {
          has,
          words: modelWords(type),
          kind,
          faction: name,
          asked: profile.models,
        }),
      ];
    }),
  message: ({ label, has, words, kind, faction: name, asked }) => {
    const what = counted(has, ...words);
    if (asked === null) return `${label}: ${what}; it needs at least ${MIN_PIECES}`;
    const many = kind.endsWith('s');
    const kinds = many ? kind : `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
    return `${label}: ${what}; ${kinds} of the ${name} ${many ? 'have' : 'has'} ${asked}`;
  },
});

export const droneHost = rule({
  id: 'ch/drone/host',
  severity: 'error',
  repairs: { own: 'all' },
  ofElement: true,
  page: 'III Vehicles',
  title: 'Shield drones stand with an Asori command unit',
  breach: 'Shield drones with the wrong unit',
  check: ({ units }) =>
    units.flatMap((unit) =>
      unit.drones > 0 && !unit.profile.drones
        ? [elementFinding(unit, ['shieldDrones'], { drones: unit.drones })]
        : [],
    ),
  message: ({ label, drones }) =>
    `${label}: ${counted(drones, 'shield drone')}; only an Asori heavy command may have them`,
});

/** Most shield drones of a command unit, by the ruling on their number. */
export const mostDrones = ({ models }: Pick<EvaluatedUnit, 'models'>, rulings: RulingValues): number =>
  rulings['drone-number'] === 'model' ? models : 1;

export const droneNumber = rule({
  id: 'ch/drone/number',
  severity: 'warning',
  ofElement: true,
  page: 'III Vehicles',
  title: 'An Asori command unit has one shield drone; by a ruling, one for each of its models',
  breach: 'Several shield drones with a command unit',
  check: ({ units, rulings }) =>
    units.flatMap((unit) => {
      const perModel = rulings['drone-number'] === 'model';
      const most = mostDrones(unit, rulings);
      return unit.profile.drones && unit.drones > most
        ? [elementFinding(unit, ['shieldDrones'], { drones: unit.drones, most, perModel })]
        : [];
    }),
  message: ({ label, drones, most, perModel }) =>
    perModel
      ? `${label}: ${counted(drones, 'shield drone')} for ${counted(most, 'tank')}; the maximum is one for each tank`
      : `${label}: ${counted(drones, 'shield drone')}; the rules mention only one for a command unit`,
});
