import { aircraftUpgrade } from './catalogue';
import { editElement } from './edit';
import type { Aircraft, Force, Mech } from './force';
import { mechUpgrade } from './mech-catalogue';

type Taken = Mech['upgrades'][number] | Aircraft['upgrades'][number];

/** Does a mech or an aircraft have an upgrade? */
const has = ({ upgrades }: { upgrades: readonly Taken[] }, upgrade: string) =>
  upgrades.some((taken) => taken.id === upgrade);

/** Takes an upgrade, the first of its options where it has some, unless it is there already. */
export const putUpgrade = (force: Force, id: string, upgrade: string): Force =>
  editElement(force, id, (element) => {
    if (element.kind === 'conventional' || has(element, upgrade)) return element;
    return element.kind === 'mech'
      ? { ...element, upgrades: [...element.upgrades, newMechUpgrade(upgrade)] }
      : { ...element, upgrades: [...element.upgrades, { id: aircraftUpgrade(upgrade).id }] };
  });

/** Takes an upgrade off, however often it is there. */
export const dropUpgrade = (force: Force, id: string, upgrade: string): Force =>
  editElement(force, id, (element) =>
    element.kind === 'conventional' || !has(element, upgrade)
      ? element
      : ({
          ...element,
          upgrades: (element.upgrades as Taken[]).filter((taken) => taken.id !== upgrade),
        } as Mech | Aircraft),
  );

/** An element with nothing chosen for it: no upgrade, no Ace, not the CHQ. */
export const stripElement = (force: Force, id: string): Force =>
  editElement(force, id, (element) =>
    element.kind === 'conventional'
      ? { ...element, chq: false }
      : { ...element, upgrades: [], ace: false, chq: false },
  );

function newMechUpgrade(id: string): Mech['upgrades'][number] {
  const option = mechUpgrade(id).options?.[0]?.id;
  return option === undefined ? { id } : { id, option };
}

/** Takes off one upgrade by its place in the element's list, where a file has the same one twice. */
export const removeUpgradeAt = (force: Force, id: string, index: number): Force =>
  editElement(force, id, (element) =>
    element.kind === 'conventional' || index >= element.upgrades.length
      ? element
      : ({ ...element, upgrades: element.upgrades.toSpliced(index, 1) } as Mech | Aircraft),
  );

/** Chooses the option of the upgrade at a place in a mech's list (extended range, p.61). */
export const setUpgradeOption = (force: Force, id: string, index: number, option: string): Force =>
  editTaken(force, id, index, (taken) =>
    'option' in taken && taken.option === option ? taken : { ...taken, option },
  );

/** How many times the upgrade at a place in an aircraft's list is taken, 1 to 9 (heavy transport, p.70). */
export const setUpgradeTimes = (force: Force, id: string, index: number, times: number): Force =>
  editTaken(force, id, index, (taken) => {
    if ((('times' in taken && taken.times) || 1) === times) return taken;
    return times === 1 ? { id: taken.id } : { id: taken.id, times };
  });

function editTaken(force: Force, id: string, index: number, change: (taken: Taken) => Taken): Force {
  return editElement(force, id, (element) => {
    if (element.kind === 'conventional') return element;
    const taken = element.upgrades[index];
    const next = taken && change(taken);
    if (next === undefined || next === taken) return element;
    return { ...element, upgrades: element.upgrades.with(index, next) } as Mech | Aircraft;
  });
}
