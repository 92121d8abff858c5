import { duplicated, moved, nextId, withItem, withoutItem } from '@/lib/roster/list-edits';
import { FORCE_SIZE } from '@/lib/roster/roster';
import { unitType } from './catalogue';
import type { Force, Unit } from './force';
import { defaultModels } from './reckon-units';

/** An id that no unit of the force has: "u7". */
export const newUnitId = ({ units }: Pick<Force, 'units'>): string => nextId('u', units);

/** Has the force room for so many more units in a file? */
export const hasRoom = ({ units }: Force, more = 1): boolean => units.length + more <= FORCE_SIZE;

/** Adds a unit of a type at the end, as its table has it. A full force stays as it is. */
export function addUnit(force: Force, type: string): Force {
  if (!hasRoom(force)) return force;
  return { ...force, units: [...force.units, unitOf(newUnitId(force), type)] };
}

/** A unit as its table has it, without a name. */
export const unitOf = (id: string, type: string): Unit => ({
  id,
  name: '',
  type,
  shieldDrones: 0,
  deployAs: 'platoon',
  groups: [],
  attachTo: [],
});

/** Copies a unit to the place behind it; the copy's teams are with nobody, so that none is there twice. */
export function duplicateUnit(force: Force, id: string): { force: Force; id: string } {
  if (!hasRoom(force) || !force.units.some((unit) => unit.id === id)) return { force, id };
  const copyId = newUnitId(force);
  const units = duplicated(force.units, id, copyId, ({ groups, attachTo }) => ({
    groups: attachTo.length === 0 ? groups : [],
    attachTo: [],
  }));
  return { force: { ...force, units }, id: copyId };
}

/** Takes a unit out, and the teams of others that were with it go back to them. */
export const removeUnit = (force: Force, id: string): Force =>
  withUnits(force, withoutItem(force.units, id, 'attachTo'));

/** Moves a unit so that it stands at `to`, counted from 0 and held inside the list. */
export const moveUnit = (force: Force, id: string, to: number): Force =>
  withUnits(force, moved(force.units, id, to));

/** Names a unit; "" leaves it to its type. */
export const setName = (force: Force, id: string, name: string): Force =>
  editUnit(force, id, (unit) => (unit.name === name ? unit : { ...unit, name }));

/** Gives a unit so many models; the table's number is what a file need not say, so it is left out. */
export const setModels = (force: Force, id: string, models: number): Force =>
  editUnit(force, id, (unit) => {
    const usual = defaultModels(unitType(unit.type), force.faction);
    if ((unit.models ?? usual) === models) return unit;
    const { models: _, ...others } = unit;
    return models === usual ? others : { ...others, models };
  });

/** Gives a unit so many shield drones. */
export const setDrones = (force: Force, id: string, shieldDrones: number): Force =>
  editUnit(force, id, (unit) => (unit.shieldDrones === shieldDrones ? unit : { ...unit, shieldDrones }));

/** Deploys a unit as one or as squads, each by itself. */
export const setDeployAs = (force: Force, id: string, deployAs: Unit['deployAs']): Force =>
  editUnit(force, id, (unit) => (unit.deployAs === deployAs ? unit : { ...unit, deployAs, groups: [] }));

/** Groups the squads of a unit: how many stand together in each group; [] for each by itself. */
export const setGroups = (force: Force, id: string, groups: readonly number[]): Force =>
  editUnit(force, id, (unit) =>
    `${unit.groups}` === `${groups}` ? unit : { ...unit, groups: groups.slice(0, FORCE_SIZE) },
  );

/** Puts so many teams of a unit with another; those with others stay where they are. */
export const setTeams = (force: Force, id: string, target: string, teams: number): Force =>
  editUnit(force, id, (unit) => {
    const now = unit.attachTo.filter((each) => each === target).length;
    if (now === teams) return unit;
    const room = FORCE_SIZE - (unit.attachTo.length - now);
    return { ...unit, attachTo: withCount(unit.attachTo, target, Math.min(teams, room)) };
  });

/** A list with an id so often: surplus ones go from the end, missing ones come at the end. */
function withCount(ids: readonly string[], id: string, count: number): string[] {
  let kept = 0;
  const left = ids.filter((each) => each !== id || kept++ < count);
  return [...left, ...Array.from({ length: Math.max(0, count - kept) }, () => id)];
}

/** Musters the force for a faction; its units stay, each as the new faction has it. */
export const setFaction = (force: Force, faction: Force['faction']): Force =>
  force.faction === faction ? force : { ...force, faction };

/** Sets the number of units that the players agreed on; null for none. */
export const setUnitLimit = (force: Force, unitLimit: number | null): Force =>
  force.unitLimit === unitLimit ? force : { ...force, unitLimit };

/** Changes one unit; where nothing changes, the force stays the same object. */
export const editUnit = (force: Force, id: string, change: (unit: Unit) => Unit): Force =>
  withUnits(force, withItem(force.units, id, change));

const withUnits = (force: Force, units: Unit[]): Force =>
  units === force.units ? force : { ...force, units };
