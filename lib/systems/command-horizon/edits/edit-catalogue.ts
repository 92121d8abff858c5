import { addition, agreed, agreement, type Edit, type EditKind, removal } from '@/lib/roster/edits/edit';
import {
  type EditCatalogue,
  editList,
  otherNumbers,
  partsOf,
  withCopies,
  worthOf,
} from '@/lib/roster/edits/edit-catalogue';
import { phrasesOf } from '@/lib/roster/fields';
import { FORCE_SIZE } from '@/lib/roster/limits';
import { counted } from '@/lib/roster/text/words';
import { factionOf, factions, inFaction, unitType, unitTypes } from '../catalogue/catalogue';
import type { Evaluation } from '../evaluate/evaluate';
import { defaultModels, type EvaluatedUnit, MIN_PIECES } from '../evaluate/evaluate-units';
import { forceFields, unitFields } from '../fields';
import type { Force, Unit } from '../force';
import { typeName } from '../paper/text';
import { mayHaveTeams } from '../rules/infantry';
import {
  addUnit,
  moveTeams,
  removeUnit,
  removeUnits,
  setDeployAs,
  setDrones,
  setFaction,
  setGroups,
  setModels,
  setTeams,
  setType,
} from './edit';

/** The kinds of edits, and how far each departs from what the player wanted; public. */
const kinds = {
  models: { cost: 1, max: 3, perStep: true, about: 'Set the models of a unit to the number of its type' },
  'drones-off': { cost: 1, max: 3, perStep: true, about: 'Lower the number of shield drones of a unit' },
  'groups-off': { cost: 1, about: 'Clear the groups of a unit: each squad is single' },
  deploy: { cost: 1, about: 'Deploy a unit as a platoon instead of squads' },
  'team-off': { cost: 1, max: 3, perStep: true, about: 'Detach teams from a unit' },
  'team-move': {
    cost: 1,
    about: 'Attach teams of a unit to an infantry platoon instead of a unit that they may not join',
  },
  retype: { cost: 5, about: 'Change a unit to another type of its faction' },
  remove: removal('a unit'),
  faction: { cost: 4, about: 'Change the faction of the force' },
  add: addition('a unit of a type of the faction'),
  agreement: agreement('Remove the agreed number of units'),
} as const satisfies Record<string, EditKind>;

/** Fewer shield drones and teams than this are offered one by one. */
const MAX_LISTED = 10;

function unitEdits(unit: EvaluatedUnit, evaluation: Evaluation): Edit<Force>[] {
  const { id, source, type, profile, models, drones } = unit;
  const { force, units } = evaluation;
  const { edits, add, of } = editList<Force, keyof typeof kinds>(kinds);
  const own = of(id);
  const usual = profile.models ?? MIN_PIECES;
  if (models !== usual && (profile.models !== null || models < usual))
    own('models', { detail: '', steps: models - usual }, ['Set the models of', `to ${usual}`], (now) =>
      setModels(now, id, usual),
    );
  for (const value of drones > MAX_LISTED ? [0] : otherNumbers(drones, 0, drones)) {
    const what = { detail: value, steps: drones - value, sets: 'drones' };
    const text =
      value === 0
        ? (['Remove the shield drones from'] as const)
        : (['Lower the shield drones of', `to ${value}`] as const);
    own('drones-off', what, text, (now) => setDrones(now, id, value));
  }
  if (source.groups.length > 0)
    own('groups-off', '', ['Clear the groups of'], (now) => setGroups(now, id, []));
  if (source.deployAs === 'squads')
    own('deploy', '', ['Deploy', 'as a platoon'], (now) => setDeployAs(now, id, 'platoon'));
  for (const target of new Set(source.attachTo)) {
    const teams = source.attachTo.filter((each) => each === target).length;
    for (const value of teams > MAX_LISTED ? [teams - 1, 0] : otherNumbers(teams, 0, teams)) {
      const less = value > 0 ? counted(teams - value, 'team') : 'all teams';
      const which = teams === 1 ? 'the team' : value === teams - 1 ? 'one team' : less;
      const what = { detail: `${target} ${value}`, steps: teams - value, sets: `teams ${id} ${target}` };
      const text: Edit['text'] = (called) => `Detach ${which} of ${called(id)} from ${called(target)}`;
      add('team-off', what, text, (now) => setTeams(now, id, target, value), [id]);
    }
    if (mayHaveTeams(evaluation.unit(target), evaluation)) continue;
    for (const other of units.filter((each) => mayHaveTeams(each, evaluation))) {
      const which = teams === 1 ? 'the team' : `${teams} teams`;
      const text: Edit['text'] = (called) =>
        `Attach ${which} of ${called(id)} to ${called(other.id)} instead of ${called(target)}`;
      const what = { detail: `${target} ${other.id}`, sets: `teams ${id} ${target}` };
      add('team-move', what, text, (now) => moveTeams(now, id, target, other.id), [id]);
    }
  }
  for (const each of unitTypes)
    if (each !== type && inFaction(each, force.faction)) {
      const name = typeName(each, force.faction).toLowerCase();
      own('retype', { detail: each.id, sets: 'type' }, ['Change', `to ${name}`], (now) =>
        setType(now, id, each.id),
      );
    }
  own('remove', '', ['Remove'], (now) => removeUnit(now, id));
  return edits;
}

function forceEdits({ force }: Evaluation): Edit<Force>[] {
  const { edits, add } = editList<Force, keyof typeof kinds>(kinds);
  for (const { id } of factions)
    if (id !== force.faction)
      add(
        'faction',
        { detail: id, sets: 'faction' },
        `Change the faction to the ${factionOf(id).name}`,
        (now) => setFaction(now, id as Force['faction']),
      );
  if (force.units.length < FORCE_SIZE)
    for (const type of unitTypes)
      if (inFaction(type, force.faction))
        add('add', type.id, `Add a unit: ${typeName(type, force.faction).toLowerCase()}`, (now) =>
          addUnit(now, type.id),
        );
  return edits;
}

/** The edits of Command Horizon. */
export const editCatalogue: EditCatalogue<Force, Evaluation> = {
  ...partsOf<'units', Force>('units', removeUnits, {
    labels: { ...phrasesOf(unitFields), ...phrasesOf(forceFields) },
    nameOf: (field, value) => {
      if (field === 'faction') return `the ${factionOf(value as Force['faction']).name}`;
      return field === 'type' ? unitType(value).name.toLowerCase() : value;
    },
    usual: (field, unit, settings) =>
      field === 'models'
        ? defaultModels(unitType((unit as Unit).type), (settings as Force).faction)
        : undefined,
  }),
  kinds,
  edits: (evaluation) =>
    withCopies(
      evaluation.force.units,
      [...evaluation.units.flatMap((unit) => unitEdits(unit, evaluation)), ...forceEdits(evaluation)],
      (unit) => ({ ...unit, attachTo: [] }),
    ),
  // No number of units is usual.
  agreements: ({ force, pack }) =>
    force.unitLimit === null || pack?.maxElements !== undefined
      ? []
      : [agreed('unitLimit', 'Remove the agreed number of units', (now) => ({ ...now, unitLimit: null }))],
  // The book gives no points: a unit is worth its models.
  worth: ({ units }) =>
    worthOf(
      units,
      ({ models }) => models,
      ({ type }) => type.id === 'command',
    ),
  // Other edits only make a unit that counts as several count as fewer.
  excesses: ({ units, unitCount, force, pack }) =>
    [force.unitLimit, pack?.maxElements].flatMap((max) =>
      max != null && unitCount > max
        ? [
            {
              over: unitCount - max,
              parts: new Map(units.map(({ id, counts }) => [id, counts])),
              onlyRemoved: units.every(({ counts }) => counts <= 1),
            },
          ]
        : [],
    ),
};
