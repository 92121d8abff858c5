import { counted, numbered } from '@/lib/roster/text/words';
import { profileOf, unitType } from '../catalogue/catalogue';
import type { UnitType } from '../catalogue/data-schema';
import type { Force } from '../force';

type FactionId = Force['faction'];

/** The name of a type in a faction: "Heavy command". */
export const typeName = (type: UnitType, faction: FactionId): string =>
  profileOf(type, faction).name ?? type.name;

/** A number of units of a type: "2 infantry platoons", "1 unit of light tanks". */
export function countedType({ name, kind, command }: UnitType, count: number): string {
  const type = name.toLowerCase();
  if (command) return counted(count, `${type} unit`);
  return kind === 'infantry' || kind === 'heavy-weapons'
    ? counted(count, type)
    : `${counted(count, 'unit')} of ${type}`;
}

/** The label of each unit: its name, else its type; equal ones are numbered in order. */
export const labelsOf = ({ faction, units }: Force): string[] =>
  numbered(units.map(({ name, type }) => name.trim() || typeName(unitType(type), faction)));

/** The word for a unit's models, singular and plural. */
export function modelWords({ kind }: UnitType): [string, string] {
  if (kind === 'infantry') return ['base', 'bases'];
  if (kind === 'heavy-weapons') return ['team', 'teams'];
  return kind === 'artillery' ? ['piece', 'pieces'] : ['tank', 'tanks'];
}

/** A number of command points: "1 CP". */
export const commandPointsText = (count: number): string => `${count} CP`;
