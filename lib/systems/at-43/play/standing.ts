import type { SideView } from '@/lib/play/model';
import { groupedBy, remembered } from '@/lib/roster/maps';
import type { Card, Officer } from '../catalogue/card';
import { play } from '../catalogue/catalogue';
import { candidatesOf, type Evaluation, type LedUnit } from '../evaluate/evaluate';
import { leaderOf, leadersOf } from '../evaluate/evaluate-unit';
import { attachedHeroOf, moraleAt, moraleOf } from '../evaluate/table-values';
import { LOST } from '../paper/marks';
import {
  FRAME,
  fightersIn,
  isArmoured,
  isHero,
  isMachine,
  isUnit,
  type Part,
  PROPULSION,
  partsOf,
  unitOf,
  type View,
} from './rows';

// How units, machines and command stand, by the marks.

const rowsOf = remembered(({ rows }: SideView<Evaluation>) => groupedBy(rows, ({ row }) => row.element));

/** The rows of the unit that a row belongs to. */
export const group = (view: View): readonly View[] => rowsOf(view.side).get(view.row.element) ?? [];

/** The row of the unit that a row is part of. */
export const unitRow = (view: View): View => group(view).find(isUnit) ?? view;

/** Points left of a part; null if its points are not known. */
export const pointsLeft = (view: View, { id, points }: Part): number | null =>
  points === null ? null : Math.max(0, points - view.number(id));

/** Whether a part is down to 0 by damage; null if that cannot be told (p.53). */
export function isGone(view: View, id: string): boolean | null {
  const points = partsOf(view).find((part) => part.id === id)?.points ?? null;
  const lost = view.number(id);
  if (lost === 0) return false;
  return points === null ? null : lost >= points;
}

/** Whether a machine cannot move; null if that cannot be told. */
export const isImmobilised = (machine: View): boolean | null => isGone(machine, PROPULSION);

/** Whether a machine is destroyed, or abandoned, which counts as much; null if that cannot be told (p.53). */
export const isDestroyed = (machine: View): boolean | null =>
  machine.number('removed') === 1 || machine.number('abandoned') === 1 || isGone(machine, FRAME);

/** Fighters left of those that are counted in a row itself. */
export function fightersLeft(view: View): number {
  if (isMachine(view)) return isDestroyed(view) === true ? 0 : 1;
  const isGone = !isUnit(view) && view.number('removed') === 1;
  return isGone ? 0 : Math.max(0, fightersIn(view) - view.number(LOST));
}

/** Fighters left of a unit: its support weapons and machines count, a hero from another card does not (p.48, 76). */
export const unitLeft = remembered((unit: View): number =>
  group(unit)
    .filter((row) => !isHero(row))
    .reduce((total, row) => total + fightersLeft(row), 0),
);

/** The same before any losses. */
export const unitTotal = (unit: View): number =>
  group(unit)
    .filter((row) => !isHero(row))
    .reduce((total, row) => total + (isMachine(row) ? 1 : fightersIn(row)), 0);

/** Whether a unit was destroyed outright, or routed, which loses its hero too (p.75). */
const isEliminated = (unit: View): boolean =>
  unit.number('removed') === 1 || unit.text('morale') === 'routed';

/** Whether a part of a unit is out of the battle, by itself or with the unit. */
export const isPartLost = (part: View): boolean => isEliminated(unitRow(part)) || fightersLeft(part) === 0;

/** A leader who is still there. */
interface Standing {
  leader: Officer;
  /** Whether he left his machine, and is with no one (p.53, 77). */
  isOnFoot: boolean;
}

/** The officer and the hero of a unit who are still there. */
const standingIn = remembered((unit: View): Standing[] => {
  if (isEliminated(unit)) return [];
  const guest = attachedHeroOf(unitOf(unit))?.hero;
  return leadersOf(unitOf(unit)).flatMap((leader) =>
    leader === guest ? standingGuest(unit, leader) : standingOwn(unit, leader),
  );
});

/** A leader from the unit's own card: lost with its last fighter, unless he is a hero who left a machine. */
function standingOwn(unit: View, leader: Officer): Standing[] {
  if (unit.number('officer-lost') === 1) return [];
  if (unitLeft(unit) > 0) return [{ leader, isOnFoot: false }];
  const isOnFoot = leader.hero && group(unit).some((row) => !isHero(row) && row.number('abandoned') === 1);
  return isOnFoot ? [{ leader, isOnFoot }] : [];
}

/** A hero from another card, who outlives the unit, and a machine if he left it (p.53, 77). */
function standingGuest(unit: View, leader: Officer): Standing[] {
  const row = group(unit).find(isHero);
  if (row === undefined || row.number('removed') === 1) return [];
  const isOnFoot = row.number('abandoned') === 1;
  return isOnFoot || fightersLeft(row) > 0 ? [{ leader, isOnFoot }] : [];
}

/** Whether a unit is out of the battle: destroyed, routed, or without fighters and hero. */
export const isLost = (unit: View): boolean =>
  isEliminated(unit) || (unitLeft(unit) === 0 && standingIn(unit).length === 0);

/** Leadership points to activate a unit: none with an officer, but a hero on foot leads only himself (p.57, 77). */
export function costsOf(unit: View): number {
  const isLed = standingIn(unit).some(({ isOnFoot }) => !isOnFoot || unitLeft(unit) === 0);
  return isLed ? 0 : play.withoutOfficer.cost;
}

/** Whether a unit does nothing because its morale failed (p.75). */
export const isDisorganised = (unit: View): boolean => unit.text('morale') === 'disorganised';

/** Whether more than half of a unit is grounded (p.57). */
export const isGrounded = (unit: View, grounded = unit.number('grounded'), left = unitLeft(unit)): boolean =>
  2 * grounded > left;

export type Status = 'free' | 'engaged' | 'grounded' | 'disorganised' | 'lost';

/** The status of a unit; of several the one that leaves it least to do (p.56–57, 75). */
export function statusOf(unit: View): Status {
  if (isLost(unit)) return 'lost';
  if (isDisorganised(unit)) return 'disorganised';
  if (isGrounded(unit)) return 'grounded';
  return unit.number('engaged') === 1 ? 'engaged' : 'free';
}

export type MachineStatus = 'fit' | 'immobilised' | 'abandoned' | 'destroyed';

/** The status of a machine; what cannot be told is taken for fit. */
export function machineStatus(machine: View): MachineStatus {
  const isOutright = machine.number('removed') === 1 || isEliminated(unitRow(machine));
  if (!isOutright && machine.number('abandoned') === 1) return 'abandoned';
  if (isOutright || isDestroyed(machine) === true) return 'destroyed';
  return isImmobilised(machine) === true ? 'immobilised' : 'fit';
}

/** Machines of a unit, a hero's included, that are known to be destroyed or abandoned (p.53, 75). */
export const machinesLost = (unit: View): number =>
  Math.min(unit.number(LOST), fightersIn(unit)) +
  group(unit).filter((row) => isMachine(row) && isDestroyed(row) === true).length;

/** Whether the hero of a unit is still there. */
export function hasHero(unit: View): boolean {
  const { hero } = unitOf(unit);
  return hero !== null && standingIn(unit).some(({ leader }) => leader === hero);
}

/** The morale that a unit tests with: its hero's while he is there (p.75, 77). */
export function moraleNow(unit: View): Card['morale'] {
  const { card, hero, heroCard } = unitOf(unit);
  return moraleOf({ card, hero: hasHero(unit) ? hero : null, heroCard });
}

/**
 * Whether a unit has to test its morale: infantry and immobilised machines when it is activated, a unit of machines
 * also at once for each that is destroyed or abandoned; null if that cannot be told (p.74–75).
 */
export function testsMorale(unit: View): boolean | null {
  const { card } = unitOf(unit);
  if (isLost(unit) || moraleNow(unit) === 'nerves-of-steel') return false;
  if (isArmoured(unit))
    return (
      machinesLost(unit) > unit.number('machines-tested') ||
      allImmobilised(group(unit).filter((row) => isMachine(row) && !isHero(row)))
    );
  const left = unitLeft(unit);
  if (left === unitTotal(unit)) return false;
  const at = card && moraleAt(card);
  const limits = at === null ? play.morale.fighters : [at];
  const [first, ...others] = limits.map((limit) => left <= limit);
  return others.every((other) => other === first) ? (first ?? null) : null;
}

function allImmobilised(machines: readonly View[]): boolean | null {
  const left = machines.filter((machine) => isDestroyed(machine) !== true).map(isImmobilised);
  if (left.length === 0 || left.includes(false)) return false;
  return left.includes(null) ? null : true;
}

/**
 * Whether a unit counts for command: not lost, and by the ruling a reinforcement only once it is on the table
 * (p.54–55).
 */
const countsForCommand = (unit: View): boolean =>
  !isLost(unit) &&
  (unit.force.rulings['command-units'] !== 'assault' ||
    unitOf(unit).source.wave === 'assault' ||
    unit.text('place') === 'table');

/** The units that count for command now. */
export const commandUnits = (side: SideView<Evaluation>): View[] =>
  side.rows.filter((row) => isUnit(row) && countsForCommand(row));

/** Every leader who is still there. */
export const ledOf = (side: SideView<Evaluation>): LedUnit[] =>
  side.rows
    .filter(isUnit)
    .flatMap((row) => standingIn(row).map(({ leader }) => ({ unit: unitOf(row), leader })));

/** The unit with the leader who commands it now; none without one. */
function ledUnit(unit: View): LedUnit[] {
  const evaluated = unitOf(unit);
  const standing = new Set(standingIn(unit).map(({ leader }) => leader));
  const there = (leader: Officer | null) => (leader !== null && standing.has(leader) ? leader : null);
  const leader = leaderOf(there(evaluated.officer), there(evaluated.hero));
  return leader === null ? [] : [{ unit: evaluated, leader }];
}

/** Who commands: of the highest rank left, among equals the one chosen (p.55). */
export const commanderOf = remembered((side: SideView<Evaluation>): LedUnit | null => {
  const candidates = candidatesOf(commandUnits(side).flatMap(ledUnit));
  return candidates.find(({ unit }) => unit.id === side.text('commander')) ?? candidates[0] ?? null;
});

/** Leadership points of a new round; null if the commander's are not known (p.54). */
export function poolOf(side: SideView<Evaluation>): number | null {
  const commander = commanderOf(side);
  const leadership = commander === null ? 0 : commander.leader.leadership;
  const organised = commandUnits(side).filter((unit) => !isDisorganised(unit));
  return leadership === null ? null : leadership + organised.length;
}

/** Leadership points that are left to spend: those of the round without what is wagered of them (p.54–55). */
export const leadershipLeft = (side: SideView<Evaluation>): number =>
  Math.max(0, side.number('lp') - side.number('wager'));
