import { FORCE_SIZE } from '@/lib/roster/roster';
import { play } from './catalogue';
import type { Force, Platoon, Slot } from './force';

/** Adds an empty platoon at the end. */
export const addPlatoon = (force: Force): Force =>
  force.platoons.length >= FORCE_SIZE
    ? force
    : { ...force, platoons: [...force.platoons, { name: '', slots: [] }] };

/** Removes a platoon with its units; if the commander's was among them, the commander is unset. */
export function removePlatoon(force: Force, at: number): Force {
  const platoon = force.platoons[at];
  if (platoon === undefined) return force;
  const without: Force = { ...force, platoons: force.platoons.toSpliced(at, 1) };
  if (platoon.slots.some(({ id }) => id === force.commander)) delete without.commander;
  return without;
}

/** Moves a platoon, with its units, to another index. */
export function movePlatoon(force: Force, at: number, to: number): Force {
  const platoon = force.platoons[at];
  if (platoon === undefined || to === at || to < 0 || to >= force.platoons.length) return force;
  return { ...force, platoons: force.platoons.toSpliced(at, 1).toSpliced(to, 0, platoon) };
}

function editPlatoon(force: Force, at: number, change: (platoon: Platoon) => Platoon): Force {
  const platoon = force.platoons[at];
  if (platoon === undefined) return force;
  const next = change(platoon);
  return next === platoon ? force : { ...force, platoons: force.platoons.with(at, next) };
}

/** Names a platoon; with "" it is called by its number. */
export const namePlatoon = (force: Force, at: number, name: string): Force =>
  editPlatoon(force, at, (platoon) => (platoon.name === name ? platoon : { ...platoon, name }));

/** Gives a platoon a pattern of five unrestricted slots, or removes its pattern. */
export const patternPlatoon = (force: Force, at: number, on: boolean): Force =>
  editPlatoon(force, at, (platoon) => {
    if (on === (platoon.pattern !== undefined)) return platoon;
    const { pattern: _, ...rest } = platoon;
    if (!on) return rest;
    return {
      ...rest,
      pattern: Array.from({ length: play.platoon.slots }, () => ({ categories: [], types: [] })),
    };
  });

/** Sets how many slots a pattern has; new ones are unrestricted. */
export const setSlots = (force: Force, at: number, count: number): Force =>
  editPlatoon(force, at, (platoon) => {
    const { pattern } = platoon;
    if (pattern === undefined || pattern.length === count) return platoon;
    return {
      ...platoon,
      pattern: Array.from({ length: count }, (_, slot) => pattern[slot] ?? { categories: [], types: [] }),
    };
  });

/** Sets what a slot of a pattern takes. */
export const setSlot = (force: Force, at: number, slot: number, takes: Slot): Force =>
  editPlatoon(force, at, (platoon) =>
    platoon.pattern?.[slot] === undefined
      ? platoon
      : { ...platoon, pattern: platoon.pattern.with(slot, takes) },
  );

/** The chosen items with one added or removed, in the order of `all`. */
export const withItem = <Item>(
  all: readonly Item[],
  chosen: readonly Item[],
  item: Item,
  on: boolean,
): Item[] => all.filter((each) => (each === item ? on : chosen.includes(each)));
