import { counted, inList } from '@/lib/roster/words';
import { play, trainingOf, unitTypeOf } from './catalogue';
import type { Role } from './force';
import type { Reckoning } from './reckon';
import type { AnyWeapon, BorneWeapon, ReckonedUnit } from './reckon-units';
import { changeText, kindName, minus, roleNames, weightText } from './text';

// What a unit's line on the sheet, its card and its row on the screen all say.

/** What a unit leaps with, and how far: "jump packs 12"" (6.3, 10.5). */
export const leaps = ({ source: { jumpPacks, grav } }: ReckonedUnit): string[] => [
  ...(jumpPacks ? [`jump ${play.leap}"`] : []),
  ...(grav ? [`grav ${play.leap}"`] : []),
];

/** A weapon's figures: `24"`, "value 1", "fire 3" … (16). */
export function weaponFacts(
  weapon: Pick<AnyWeapon, 'range' | 'value' | 'vehicleBonus' | 'weightOfFire' | 'indirect' | 'heavy'>,
): string[] {
  const { range, value, vehicleBonus, weightOfFire, heavy, indirect } = weapon;
  const worth = `value ${minus(value)}`;
  return [
    `${range}"`,
    vehicleBonus === 0 ? worth : `${worth} (${minus(value + vehicleBonus)} against vehicles)`,
    `fire ${weightText(weightOfFire)}`,
    ...(heavy ? ['heavy'] : []),
    ...(indirect ? ['indirect'] : []),
  ];
}

/** How many of a weapon, and its figures: `10 × Assault rifle · 24" · value 1 · fire 2 dice to 12", 1 beyond if still`. */
export const weaponLine = ({ id, count, weapon }: BorneWeapon): string =>
  weapon === null
    ? `${count} × ${id} · not known`
    : [`${count} × ${weapon.name}`, ...weaponFacts(weapon)].join(' · ');

/** What a unit is: its troop where its label does not say it, type and training. */
export function kindMark({ source, troop, label }: ReckonedUnit): string {
  return [
    ...(troop === null || label.startsWith(kindName(source)) ? [] : [troop.name]),
    unitTypeOf(source.type).name,
    trainingOf(source.training).name,
  ].join(' · ');
}

/** Who carries whom, and how much room there is. */
export function tieMarks(
  { source, rides, aboard, load }: ReckonedUnit,
  { unit: byId }: Pick<Reckoning, 'unit'>,
): string[] {
  const labels = (ids: readonly string[]) => inList([...new Set(ids)].map((id) => byId(id).label));
  const room = source.transport?.capacity;
  return [
    ...(rides.length > 0 ? [`Embarked on ${labels(rides)}`] : []),
    ...(aboard.length > 0
      ? [`Carries ${labels(aboard)}${room === undefined ? '' : ` (${load} of ${room})`}`]
      : room === undefined
        ? []
        : [`Carries up to ${counted(room, 'figure')}`]),
  ];
}

/** Everything below a unit's name: what it is, its role, how it was changed, who carries whom. */
export function marks(unit: ReckonedUnit, reckoning: Pick<Reckoning, 'unit'>): string[] {
  const { role } = unit.source;
  return [
    role === 'unit' ? kindMark(unit) : `${kindMark(unit)} · ${roleNames[role]}`,
    ...(unit.changes.length > 0 ? [`No longer generic: ${unit.changes.map(changeText).join(', ')}`] : []),
    ...tieMarks(unit, reckoning),
  ];
}

/** A commander with its role, and what it gives (4.1). */
export const commandText = ({ label, source: { role } }: ReckonedUnit): string =>
  `${label} (${roleNames[role].toLowerCase()}${STEADIES.has(role) ? `, +1 in sight within ${play.commandReach}"` : ''})`;

/** Roles that add 1 to the rolls of those near them; a leader's own value counts instead (4.1, 5.2). */
export const STEADIES = new Set<Role>(['command-squad', 'force-commander']);
