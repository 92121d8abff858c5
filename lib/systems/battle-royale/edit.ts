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

/** Changes the mech; returns the same force if nothing changes. */
function editMech(force: Force, change: (mech: Mech) => Mech): Force {
  const mech = change(force.mech);
  return mech === force.mech ? force : { ...force, mech };
}

/** Names the mech and its pilot; "" gives the default label. */
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

/** Adds an upgrade, with the first of its options if it has any, unless the mech has it already. */
export const putUpgrade = (force: Force, id: string): Force =>
  editMech(force, (mech) => withUpgrade(mech, isOwn(upgrade(id)) ? { id } : newMechUpgrade(id)));

/** Removes every occurrence of an upgrade. */
export const dropUpgrade = (force: Force, id: string): Force =>
  editMech(force, (mech) => withoutUpgrade(mech, id));

/** Removes the upgrade at an index: a file may list the same one twice. */
export const removeUpgradeAt = (force: Force, index: number): Force =>
  editMech(force, (mech) => withoutUpgradeAt(mech, index));

/** Chooses an option for the upgrade at an index. */
export const setUpgradeOption = (force: Force, index: number, option: string): Force =>
  editMech(force, (mech) => withOption(mech, index, option));

/** Sets how many times the upgrade at an index is taken, 1 to 9. */
export const setUpgradeTimes = (force: Force, index: number, times: number): Force =>
  editMech(force, (mech) => withTimes(mech, index, times));

/** Adds an ability to the drones at an index or removes it; abilities are in the order of the book. */
export const setAbility = (force: Force, index: number, ability: string, on: boolean): Force =>
  editMech(force, (mech) =>
    withUpgradeAt(mech, index, (taken) => {
      const current: readonly string[] = taken.abilities ?? [];
      if (current.includes(ability) === on) return taken;
      const next = abilities.map(({ id }) => id).filter((id) => (id === ability ? on : current.includes(id)));
      const { abilities: _, ...bare } = taken;
      return next.length > 0 ? { ...bare, abilities: next } : bare;
    }),
  );

/** Replaces the mech's build; its name and pilot stay. */
export const startFrom = (force: Force, build: Build): Force => ({ mech: { ...force.mech, ...build } });
