import { set } from '@/lib/play/common';
import type { Mark, SideView } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { drillsOf, FRAME, type Part, partsOf, type View } from './rows';
import { costsOf, isDisorganised, isGrounded } from './standing';

// What actions and attacks mark.

/** Leadership points spent. */
export const spend = (side: SideView<Evaluation>, points: number): Mark =>
  set(side, 'lp', side.number('lp') - points);

/** That a unit loses its drills (p.59). */
const withoutDrills = (unit: View): Mark[] => drillsOf(unit).map(({ id }) => set(unit, id, 0));

/** The activation of a unit, paid for or not (p.57, 59). */
export function activated(unit: View, isPaid: boolean): Mark[] {
  // A disorganised unit does nothing, so that nothing is paid for it (p.75).
  const cost = isDisorganised(unit) ? 0 : costsOf(unit);
  const acts = !isDisorganised(unit) && (cost === 0 || isPaid);
  return [
    set(unit, 'activated', 1),
    ...withoutDrills(unit),
    // Activating a unit is not passing.
    set(unit.side, 'delayed', 0),
    ...(isPaid ? [spend(unit.side, cost)] : []),
    // Those on the ground get up, unless nothing is done with the unit (p.57).
    ...(acts ? [set(unit, 'grounded', 0)] : []),
  ];
}

/** That infantry is engaged, which takes its drills (p.57, 59). */
export const engaged = (unit: View): Mark[] => [set(unit, 'engaged', 1), ...withoutDrills(unit)];

/**
 * Fighters forced to the ground, and the drills that are lost with more than half of them (p.57, 59, 66).
 * @param left the fighters that are left then
 */
export function grounded(unit: View, by: number, left?: number): Mark[] {
  const all = unit.number('grounded') + by;
  return [set(unit, 'grounded', all), ...(isGrounded(unit, all, left) ? withoutDrills(unit) : [])];
}

/** Points that a part can still take; a frame, and one that is not known, take any. */
const roomOf = (machine: View, { id, points }: Part): number =>
  id === FRAME || points === null ? Infinity : Math.max(0, points - machine.number(id));

/** Structure points lost by parts of a machine: what a part cannot take goes to the frame (p.52–53). */
export function structureLost(machine: View, lost: ReadonlyMap<string, number>): Mark[] {
  const marks: Mark[] = [];
  let toFrame = lost.get(FRAME) ?? 0;
  for (const part of partsOf(machine)) {
    const points = part.id === FRAME ? 0 : (lost.get(part.id) ?? 0);
    const taken = Math.min(points, roomOf(machine, part));
    toFrame += points - taken;
    if (taken > 0) marks.push(set(machine, part.id, machine.number(part.id) + taken));
  }
  return toFrame > 0 ? [...marks, set(machine, FRAME, machine.number(FRAME) + toFrame)] : marks;
}
