import { FORCE_SIZE } from '@/lib/roster/roster';
import { ADD_TAG, COUNT_TAG, FORCE_TAG, ownNeeds, unitEdit, unitTag } from '@/lib/roster/unit-edits';
import type { Edit, Vocabulary } from '@/lib/roster/vocabulary';
import { factionOf, factions, inFaction, unitTypes } from '../catalogue';
import {
  addUnit,
  removeUnit,
  setDeployAs,
  setDrones,
  setFaction,
  setGroups,
  setModels,
  setTeams,
} from '../edit';
import { setType } from '../edit-type';
import type { Force } from '../force';
import type { Reckoning } from '../reckon';
import { LEAST_PIECES, type ReckonedUnit } from '../reckon-units';
import { typeName } from '../text';
import { kinds } from './kinds';

type ForceEdit = Edit<Force>;

function unitEdits(unit: ReckonedUnit, { force, units }: Reckoning): ForceEdit[] {
  const { id, source, type, profile } = unit;
  const edits: ForceEdit[] = [];
  // Attached teams concern both the sending and the receiving unit.
  const others = [
    ...source.attachTo.map(unitTag),
    ...units.filter((each) => each.source.attachTo.includes(id)).map((each) => unitTag(each.id)),
  ];
  const add = (
    kind: keyof typeof kinds,
    detail: string,
    text: ForceEdit['text'],
    apply: ForceEdit['apply'],
  ) => edits.push(unitEdit(kind, id, kinds[kind].cost, detail, text, apply, [...others, COUNT_TAG]));

  const usual = profile.models ?? LEAST_PIECES;
  if (unit.models !== usual && (profile.models !== null || unit.models < usual))
    add(
      'models',
      `${usual}`,
      (called) => `Give ${called(id)} ${usual} models`,
      (now) => setModels(now, id, usual),
    );
  if (unit.drones > 0)
    add(
      'drones-off',
      '',
      (called) => `Take the shield drones off ${called(id)}`,
      (now) => setDrones(now, id, 0),
    );
  if (source.groups.length > 0)
    add(
      'groups-off',
      '',
      (called) => `Let each squad of ${called(id)} stand by itself`,
      (now) => setGroups(now, id, []),
    );
  if (source.deployAs === 'squads')
    add(
      'deploy',
      'platoon',
      (called) => `Deploy ${called(id)} as a platoon`,
      (now) => setDeployAs(now, id, 'platoon'),
    );
  for (const target of new Set(source.attachTo)) {
    const teams = source.attachTo.filter((each) => each === target).length;
    add(
      'team-off',
      target,
      (called) => `Take one team of ${called(id)} away from ${called(target)}`,
      (now) => setTeams(now, id, target, teams - 1),
    );
    if (teams > 1)
      add(
        'teams-off',
        target,
        (called) => `Take all teams of ${called(id)} away from ${called(target)}`,
        (now) => setTeams(now, id, target, 0),
      );
  }
  for (const each of unitTypes)
    if (each !== type && inFaction(each, force.faction)) {
      const name = typeName(each, force.faction).toLowerCase();
      add(
        'retype',
        each.id,
        (called) => `Change ${called(id)} to ${name}`,
        (now) => setType(now, id, each.id),
      );
    }
  add(
    'remove',
    '',
    (called) => `Remove ${called(id)}`,
    (now) => removeUnit(now, id),
  );
  return edits;
}

function forceEdits({ force }: Reckoning): ForceEdit[] {
  const edits: ForceEdit[] = [];
  const add = (kind: keyof typeof kinds, key: string, text: string, apply: ForceEdit['apply']) =>
    edits.push({
      kind,
      elements: [],
      cost: kinds[kind].cost,
      key: `${kind} ${key}`,
      text: () => text,
      touches: kind === 'add' ? [ADD_TAG] : [FORCE_TAG],
      apply,
    });
  for (const { id } of factions)
    if (id !== force.faction)
      add('faction', id, `Muster the force for the ${factionOf(id).name}`, (now) =>
        setFaction(now, id as Force['faction']),
      );
  if (force.units.length < FORCE_SIZE)
    for (const type of unitTypes)
      if (inFaction(type, force.faction))
        add('add', type.id, `Add a unit: ${typeName(type, force.faction).toLowerCase()}`, (now) =>
          addUnit(now, type.id),
        );
  return edits;
}

/** The edits of Command Horizon, and what its rules hang on. */
export const vocabulary: Vocabulary<Force, Reckoning> = {
  kinds,
  edits: (reckoning) => [
    ...reckoning.units.flatMap((unit) => unitEdits(unit, reckoning)),
    ...forceEdits(reckoning),
  ],
  elements: ({ units }) => units.map(({ id }) => id),
  without: removeUnit,
  needs: ownNeeds(
    new Set([
      'pack/ban',
      'ch/unit/faction',
      'ch/unit/models',
      'ch/drone/host',
      'ch/infantry/deploy',
      'ch/infantry/groups',
    ]),
    {
      'pack/max-elements': [COUNT_TAG, FORCE_TAG],
      'ch/force/unit-limit': [COUNT_TAG, FORCE_TAG],
      'ch/force/empty': [ADD_TAG],
    },
  ),
};
