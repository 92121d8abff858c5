import { aircraftUpgrade } from './catalogue';
import { editDesign, editElement } from './edit';
import { withOption, withoutUpgrade, withoutUpgradeAt, withTimes, withUpgrade } from './edit-design';
import type { Force } from './force';
import { newMechUpgrade } from './mech-catalogue';

/** Takes an upgrade, the first of its options where it has some, unless it is there already. */
export const putUpgrade = (force: Force, id: string, upgrade: string): Force =>
  editElement(force, id, (element) => {
    if (element.kind === 'conventional') return element;
    return element.kind === 'mech'
      ? withUpgrade(element, newMechUpgrade(upgrade))
      : withUpgrade(element, { id: aircraftUpgrade(upgrade).id });
  });

/** Takes an upgrade off, however often it is there. */
export const dropUpgrade = (force: Force, id: string, upgrade: string): Force =>
  editDesign(force, id, (design) => withoutUpgrade(design, upgrade));

/** An element with nothing chosen for it: no upgrade, no Ace, not the CHQ. */
export const stripElement = (force: Force, id: string): Force =>
  editElement(force, id, (element) =>
    element.kind === 'conventional'
      ? { ...element, chq: false }
      : { ...element, upgrades: [], ace: false, chq: false },
  );

/** Takes off one upgrade by its place in the element's list, where a file has the same one twice. */
export const removeUpgradeAt = (force: Force, id: string, index: number): Force =>
  editDesign(force, id, (design) => withoutUpgradeAt(design, index));

/** Chooses the option of the upgrade at a place in a mech's list (extended range, p.61). */
export const setUpgradeOption = (force: Force, id: string, index: number, option: string): Force =>
  editDesign(force, id, (design) => withOption(design, index, option));

/** How many times the upgrade at a place in an aircraft's list is taken, 1 to 9 (heavy transport, p.70). */
export const setUpgradeTimes = (force: Force, id: string, index: number, times: number): Force =>
  editDesign(force, id, (design) => withTimes(design, index, times));
