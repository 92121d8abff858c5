import {
  withOption,
  withoutUpgrade,
  withoutUpgradeAt,
  withPresence,
  withStat,
  withTimes,
  withUpgrade,
  withUpgradeAt,
} from '@/lib/systems/horizon-wars/edit-design';
import { newMechUpgrade } from '@/lib/systems/horizon-wars/mech-catalogue';
import type { Stat } from '@/lib/systems/horizon-wars/mech-schema';
import { abilities, isOwn, upgrade } from './catalogue';
import type { Force, Mech } from './force';
import type { Build } from './presets';

/** Changes the mech; where nothing changes, the force stays the same object. */
function editMech(force: Force, change: (mech: Mech) => Mech): Force {
  const mech = change(force.mech);
  return mech === force.mech ? force : { ...force, mech };
}

/** Names the mech and its pilot; "" leaves one to what it is. */
export const setNames = (force: Force, names: Partial<Pick<Mech, 'name' | 'pilot'>>): Force =>
  editMech(force, (mech) => {
    const next = { ...mech, ...names };
    return next.name === mech.name && next.pilot === mech.pilot ? mech : next;
  });

/** Sets the Presence, 1 to 20. */
export const setPresence = (force: Force, presence: number): Force =>
  editMech(force, (mech) => withPresence(mech, presence));

/** Sets a stat, 0 to 99. */
export const setStat = (force: Force, stat: Stat, value: number): Force =>
  editMech(force, (mech) => withStat(mech, stat, value));

/** Takes an upgrade, the first of its options where it has some, unless it is there already. */
export const putUpgrade = (force: Force, id: string): Force =>
  editMech(force, (mech) => withUpgrade(mech, isOwn(upgrade(id)) ? { id } : newMechUpgrade(id)));

/** Takes an upgrade off, however often it is there. */
export const dropUpgrade = (force: Force, id: string): Force =>
  editMech(force, (mech) => withoutUpgrade(mech, id));

/** Takes off one upgrade by its place in the list, where a file has the same one twice. */
export const removeUpgradeAt = (force: Force, index: number): Force =>
  editMech(force, (mech) => withoutUpgradeAt(mech, index));

/** Chooses the option of the upgrade at a place in the list. */
export const setUpgradeOption = (force: Force, index: number, option: string): Force =>
  editMech(force, (mech) => withOption(mech, index, option));

/** How many times the upgrade at a place in the list is taken, 1 to 9. */
export const setUpgradeTimes = (force: Force, index: number, times: number): Force =>
  editMech(force, (mech) => withTimes(mech, index, times));

/** Gives the drones at a place in the list an ability or takes it off; they stand in the order of the book. */
export const setAbility = (force: Force, index: number, ability: string, on: boolean): Force =>
  editMech(force, (mech) =>
    withUpgradeAt(mech, index, (taken) => {
      const now: readonly string[] = taken.abilities ?? [];
      if (now.includes(ability) === on) return taken;
      const next = abilities.map(({ id }) => id).filter((id) => (id === ability ? on : now.includes(id)));
      const { abilities: _, ...bare } = taken;
      return next.length > 0 ? { ...bare, abilities: next } : bare;
    }),
  );

/** Builds the mech anew; its name and its pilot stay. */
export const startFrom = (force: Force, build: Build): Force => ({ mech: { ...force.mech, ...build } });
