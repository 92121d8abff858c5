import { produce } from 'immer';
import { assign, editItem, withFields } from '@/lib/roster/edits/edits';
import { duplicated, moved, nextId, withCount, withoutItems } from '@/lib/roster/edits/list-edits';
import { FORCE_SIZE } from '@/lib/roster/limits';
import { tally } from '@/lib/roster/maps';
import { changedRulings } from '@/lib/roster/ruling';
import { counted, inList } from '@/lib/roster/text/words';
import { type Evaluation, unitLimit } from '@/lib/systems/command-horizon/evaluate/evaluate';
import { commandPointsText } from '@/lib/systems/command-horizon/paper/text';
import { profileOf, rulings, unitType } from '../catalogue/catalogue';
import { defaultModels, type EvaluatedUnit } from '../evaluate/evaluate-units';
import type { Force, Unit } from '../force';
import { MAX_RECEIVED, mayHaveTeams } from '../rules/infantry';

/** An id that no unit of the force has: "u7". */
export const newUnitId = ({ units }: Pick<Force, 'units'>): string => nextId('u', units);

/** Whether a file has room for a number of further units. */
export const hasRoom = ({ units }: Force, more = 1): boolean => units.length + more <= FORCE_SIZE;

/** Appends a unit of a type with its default settings. A full force is left unchanged. */
export function addUnit(force: Force, type: string): Force {
  if (!hasRoom(force)) return force;
  return { ...force, units: [...force.units, unitOf(newUnitId(force), type)] };
}

/** An unnamed unit of a type with its default settings. */
export const unitOf = (id: string, type: string): Unit => ({
  id,
  name: '',
  type,
  shieldDrones: 0,
  deployAs: 'platoon',
  groups: [],
  attachTo: [],
});

/** Inserts a copy after a unit. The copy's teams are not attached. */
export function duplicateUnit(force: Force, id: string): { force: Force; id: string } {
  if (!hasRoom(force) || !force.units.some((unit) => unit.id === id)) return { force, id };
  const copyId = newUnitId(force);
  const units = duplicated(force.units, id, copyId, ({ groups, attachTo }) => ({
    groups: attachTo.length === 0 ? groups : [],
    attachTo: [],
  }));
  return { force: { ...force, units }, id: copyId };
}

/** Removes units; teams that had joined them return to their own units. */
export function removeUnits(force: Force, ids: readonly string[]): Force {
  const units = withoutItems(force.units, ids, 'attachTo');
  return units === force.units ? force : { ...force, units };
}

export const removeUnit = (force: Force, id: string): Force => removeUnits(force, [id]);

/** Moves a unit to index `to`, clamped to the list. */
export const moveUnit = (force: Force, id: string, to: number): Force =>
  withFields(force, { units: moved(force.units, id, to) });

/** Sets plain fields of a unit; another deployment has no groups. */
export const setFields = (force: Force, id: string, fields: Partial<Unit>): Force =>
  editUnit(force, id, (unit) => {
    const redeployed = fields.deployAs !== undefined && fields.deployAs !== unit.deployAs;
    assign(unit, { ...fields, ...(redeployed && { groups: [] }) });
  });

/** Sets the number of a unit's models; omitted from the file if it is the type's number. */
export const setModels = (force: Force, id: string, models: number): Force =>
  editUnit(force, id, (unit) => {
    const usual = defaultModels(unitType(unit.type), force.faction);
    assign(unit, { models: models === usual ? undefined : models });
  });

/** Sets the number of a unit's shield drones. */
export const setDrones = (force: Force, id: string, shieldDrones: number): Force =>
  editUnit(force, id, (unit) => assign(unit, { shieldDrones }));

/** Sets whether a unit deploys as a platoon or as single squads. */
export const setDeployAs = (force: Force, id: string, deployAs: Unit['deployAs']): Force =>
  setFields(force, id, { deployAs });

/** Groups the squads of a unit, by the size of each group; [] for single squads. */
export const setGroups = (force: Force, id: string, groups: readonly number[]): Force =>
  editUnit(force, id, (unit) => assign(unit, { groups: groups.slice(0, FORCE_SIZE) }));

/** Sets how many teams of a unit are with another; teams with other units stay. */
export const setTeams = (force: Force, id: string, target: string, teams: number): Force =>
  editUnit(force, id, (unit) => {
    const room = FORCE_SIZE - unit.attachTo.filter((each) => each !== target).length;
    assign(unit, { attachTo: withCount(unit.attachTo, target, Math.min(teams, room)) });
  });

/** Attaches the teams of a unit that are with another to a third one instead. */
export const moveTeams = (force: Force, id: string, from: string, to: string): Force =>
  editUnit(force, id, (unit) =>
    assign(unit, { attachTo: unit.attachTo.map((each) => (each === from ? to : each)) }),
  );

/** Changes the faction; the units stay, with the figures of the new faction. */
export const setFaction = (force: Force, faction: Force['faction']): Force => withFields(force, { faction });

/** Changes a unit in a draft of Immer, if the force has it. */
const editUnit = (force: Force, id: string, change: (unit: Unit) => void): Force =>
  produce(force, ({ units }) => editItem(units, id, change));

/** Changes a unit's type. Its name stays, and every setting that the new type may have. */
export const setType = (force: Force, id: string, type: string): Force =>
  editUnit(force, id, (unit) => {
    if (unit.type === type) return;
    const { kind } = unitType(type);
    const { drones, squads } = profileOf(unitType(type), force.faction);
    const sameSquads = squads?.count === profileOf(unitType(unit.type), force.faction).squads?.count;
    assign(unit, {
      type,
      models: undefined,
      ...(drones ? {} : { shieldDrones: 0 }),
      ...(squads ? {} : { deployAs: 'platoon' }),
      ...(squads && sameSquads ? {} : { groups: [] }),
      ...(kind === 'heavy-weapons' ? {} : { attachTo: [] }),
    });
  });

/** The settings a unit lost in a change of type, in words: "2 shield drones"; "" if none. */
export function lostSettings(before: Unit, after: Unit): string {
  const teams = before.attachTo.length - after.attachTo.length;
  const drones = before.shieldDrones - after.shieldDrones;
  const lost = [
    ...(before.models !== undefined && after.models === undefined ? [`the number ${before.models}`] : []),
    ...(drones > 0 ? [counted(drones, 'shield drone')] : []),
    ...(before.deployAs !== after.deployAs
      ? ['its squads']
      : before.groups.length > after.groups.length
        ? ['its groups of squads']
        : []),
    ...(teams > 0 ? [`${counted(teams, 'team')} with infantry`] : []),
  ];
  return lost.length === 0 ? '' : inList(lost);
}

/** "Alliance · 8 units agreed". */
export function forceSummary(evaluation: Evaluation): string {
  const { faction, force, rulings: chosen } = evaluation;
  const most = unitLimit(evaluation);
  const changed = changedRulings(rulings, chosen).length;
  return [
    faction.name,
    most === null
      ? 'no limit'
      : `${counted(most, 'unit')} ${most === force.unitLimit ? 'agreed' : 'by the pack'}`,
    ...(changed === 0 ? [] : [counted(changed, 'ruling changed', 'rulings changed')]),
  ].join(' · ');
}

/** "7 CP a turn, 14 with Concentrate Command". */
export const commandSummary = ({ commandPoints, concentrated }: Evaluation): string =>
  `${commandPointsText(commandPoints)} a turn${concentrated === null ? ', no command unit' : `, ${concentrated} with Concentrate Command`}`;

/** Announces an addition and the number of units: "Light tanks added: 3 units". */
export const addedText = (what: string, { unitCount }: Evaluation): string =>
  `${what} added: ${counted(unitCount, 'unit')}`;

/** "8 units"; "10 units in 8 entries" if squads are counted. */
export const countText = ({ units, unitCount }: Evaluation): string =>
  counted(unitCount, 'unit') +
  (unitCount === units.length ? '' : ` in ${counted(units.length, 'entry', 'entries')}`);

/** A way to group the squads of a platoon; `groups` is empty for single squads. */
export interface Grouping {
  groups: readonly number[];
  /** "Each by itself", "2 + 1". */
  label: string;
}

/**
 * The ways to group the squads of a unit: singly, or in two or more groups, larger first. A grouping in the file that
 * is in another order, or against the rule, is listed last.
 */
export function groupingsOf({ squads, source }: Pick<EvaluatedUnit, 'squads' | 'source'>): Grouping[] {
  const ways = [
    [],
    ...partitions(squads ?? 0).filter(([first = 1, ...rest]) => first > 1 && rest.length > 0),
  ];
  const known = ways.some((groups) => `${groups}` === `${source.groups}`);
  return [...ways, ...(known ? [] : [source.groups])].map((groups) => ({ groups, label: labelOf(groups) }));
}

/** Most groups whose sizes a label lists. */
const MAX_COUNTED = 6;

function labelOf(groups: readonly number[]): string {
  if (groups.length === 0) return 'Each by itself';
  return groups.length > MAX_COUNTED ? `${groups.length} groups` : groups.join(' + ');
}

/** A number as sums of whole numbers, the largest first: 3 as 3, 2 + 1, 1 + 1 + 1. */
function partitions(total: number, most = total): number[][] {
  if (total === 0) return [[]];
  return Array.from({ length: Math.min(total, most) }, (_, index) => Math.min(total, most) - index).flatMap(
    (first) => partitions(total - first, first).map((rest) => [first, ...rest]),
  );
}

/** A unit that teams may join or have joined, with their numbers. */
export interface Host {
  unit: EvaluatedUnit;
  /** Teams from the edited unit, and from all heavy weapons platoons. */
  teams: number;
  all: number;
  most: number;
  /** Whether it is an infantry platoon that can take teams. */
  takes: boolean;
}

/** The units that a unit's teams may join or have joined: infantry platoons first, then any others in the file. */
export function hostsOf(unit: EvaluatedUnit, evaluation: Evaluation): Host[] {
  const sent = tally(unit.source.attachTo);
  const hosts = evaluation.units.filter((each) => mayHaveTeams(each, evaluation));
  const others = [...sent.keys()].map(evaluation.unit).filter((each) => !mayHaveTeams(each, evaluation));
  return [...hosts, ...others].map((each) => ({
    unit: each,
    teams: sent.get(each.id) ?? 0,
    all: each.teams,
    most: MAX_RECEIVED,
    takes: mayHaveTeams(each, evaluation),
  }));
}
