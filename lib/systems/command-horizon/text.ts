import { counted, numbered } from '@/lib/roster/words';
import { profileOf, unitType } from './catalogue';
import type { UnitType } from './data-schema';
import type { Force } from './force';

type FactionId = Force['faction'];

/** What a type is called in a faction: "Heavy command". */
export const typeName = (type: UnitType, faction: FactionId): string =>
  profileOf(type, faction).name ?? type.name;

/** So many units of a type: "2 infantry platoons", "1 unit of light tanks". */
export function countedType({ name, kind, command }: UnitType, count: number): string {
  const type = name.toLowerCase();
  if (command) return counted(count, `${type} unit`);
  return kind === 'infantry' || kind === 'heavy-weapons'
    ? counted(count, type)
    : `${counted(count, 'unit')} of ${type}`;
}

/** What each unit is called: its name, else its type; alike ones are numbered in order. */
export const labelsOf = ({ faction, units }: Force): string[] =>
  numbered(units.map(({ name, type }) => name.trim() || typeName(unitType(type), faction)));

/** What one of a unit's models is called, singular and plural. */
export function modelWords({ kind }: UnitType): [string, string] {
  if (kind === 'infantry') return ['base', 'bases'];
  if (kind === 'heavy-weapons') return ['team', 'teams'];
  return kind === 'artillery' ? ['piece', 'pieces'] : ['tank', 'tanks'];
}

/** Command points and how many: "1 CP". */
export const commandPointsText = (count: number): string => `${count} CP`;
