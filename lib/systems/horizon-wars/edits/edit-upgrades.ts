import { assign, removeAt } from '@/lib/roster/edits';
import { aircraftUpgrade } from '../catalogue/catalogue';
import { newMechUpgrade } from '../evaluate/mech-catalogue';
import type { Force } from '../force';
import { editDesign, editElement } from './edit';
import { addUpgrade, removeUpgrade, setListed } from './edit-design';

/** Adds an upgrade, with the first of its options if it has any, unless the element has it already. */
export const addDesignUpgrade = (force: Force, id: string, upgrade: string): Force =>
  editDesign(force, id, (design) =>
    addUpgrade(
      design,
      design.kind === 'mech' ? newMechUpgrade(upgrade) : { id: aircraftUpgrade(upgrade).id },
    ),
  );

/** Removes every occurrence of an upgrade. */
export const removeDesignUpgrade = (force: Force, id: string, upgrade: string): Force =>
  editDesign(force, id, (design) => removeUpgrade(design, upgrade));

/** Removes everything chosen for an element: upgrades, Ace and the CHQ flag. */
export const stripElement = (force: Force, id: string): Force =>
  editElement(force, id, (element) => {
    element.chq = false;
    if (element.kind !== 'conventional') assign(element, { upgrades: [], ace: false });
  });

/** Removes the upgrade at an index: a file may list the same one twice. */
export const removeUpgradeAt = (force: Force, id: string, index: number): Force =>
  editDesign(force, id, ({ upgrades }) => removeAt(upgrades, index));

/** Chooses an option for a mech's upgrade at an index (extended range, p.61). */
export const setUpgradeOption = (force: Force, id: string, index: number, option: string): Force =>
  editDesign(force, id, (design) => setListed(design, index, { option }));

/** Sets how many times an aircraft's upgrade at an index is taken, 1 to 9 (heavy transport, p.70). */
export const setUpgradeTimes = (force: Force, id: string, index: number, times: number): Force =>
  editDesign(force, id, (design) => setListed(design, index, { times }));
