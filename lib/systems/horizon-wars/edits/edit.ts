import { produce } from 'immer';
import { assign, editItem, removeAt, withFields } from '@/lib/roster/edits/edits';
import { duplicated, moved, nextId } from '@/lib/roster/edits/list-edits';
import { FORCE_SIZE } from '@/lib/roster/limits';
import { aircraftUpgrade } from '../catalogue/catalogue';
import { newMechUpgrade, type Stat } from '../catalogue/mech';
import type { Aircraft, Conventional, Element, Force, Mech } from '../force';
import { addUpgrade, type Design, removeUpgrade, setListed } from './offered';

/** An element that has no id yet. */
export type Draft = Omit<Mech, 'id'> | Omit<Conventional, 'id'> | Omit<Aircraft, 'id'>;

/** An id that no element of the force has: "e7". */
export const newElementId = (force: Force): string => nextId('e', force.elements);

/** Whether the force has as many elements as a file may hold. */
export const isFull = (force: Force): boolean => force.elements.length >= FORCE_SIZE;

/** Appends an element under a free id. A full force is left unchanged. */
export function addElement(force: Force, draft: Draft, id: string): Force {
  if (isFull(force)) return force;
  return { ...force, elements: [...force.elements, { ...draft, id }] };
}

/** Inserts a copy after an element. The copy is never the CHQ, and has no squadron, aircraft or place. */
export function duplicateElement(force: Force, id: string): { force: Force; id: string } {
  if (isFull(force) || !force.elements.some((element) => element.id === id)) return { force, id };
  const copyId = newElementId(force);
  return {
    force: { ...force, elements: duplicated(force.elements, id, copyId, () => ({ chq: false })) },
    id: copyId,
  };
}

/** Removes elements with all references to them; a squadron left empty is removed too. */
export const removeElements = (force: Force, ids: readonly string[]): Force =>
  produce(force, (now) => {
    const gone = new Set(ids);
    const isOther = (each: string) => !gone.has(each);
    const { elements, squadrons, transports } = force;
    assign(now, {
      elements: elements.filter((element) => isOther(element.id)),
      squadrons: squadrons
        .map(({ mechs }) => ({ mechs: mechs.filter(isOther) }))
        .filter(({ mechs }, index) => mechs.length > 0 || squadrons[index]?.mechs.length === 0),
      transports: transports
        .filter(({ aircraft }) => isOther(aircraft))
        .map(({ aircraft, passengers }) => ({ aircraft, passengers: passengers.filter(isOther) })),
    });
    const left = now.scenario?.disposition;
    // Deleting what is not there, such as a name of every object, would count as a change.
    if (left) for (const id of ids) if (Object.hasOwn(left, id)) delete left[id];
  });

export const removeElement = (force: Force, id: string): Force => removeElements(force, [id]);

/** Moves an element to index `to`, clamped to the list. */
export const moveElement = (force: Force, id: string, to: number): Force =>
  withFields(force, { elements: moved(force.elements, id, to) });

/** Makes an element the only one flagged as CHQ, or removes its flag and leaves the others (p.57). */
export const setChq = (force: Force, id: string, on: boolean): Force =>
  produce(force, ({ elements }) => {
    for (const element of elements) element.chq = element.id === id ? on : element.chq && !on;
  });

/** Sets whether a mech or an aircraft is an Ace (p.61, 68); a conventional element is left unchanged. */
export const setAce = (force: Force, id: string, ace: boolean): Force =>
  editDesign(force, id, (design) => assign(design, { ace }));

/** Names an element; with "" it is called by its kind. */
export const setName = (force: Force, id: string, name: string): Force =>
  editElement(force, id, (element) => assign(element, { name }));

/** Sets the Presence of a mech (1 to 20) or an aircraft (1 to 3). */
export const setPresence = (force: Force, id: string, presence: number): Force =>
  editDesign(force, id, (design) => assign(design, { presence }));

/** Sets a bought stat of a mech or an aircraft, 0 to 99; an aircraft's M without its bonus. */
export const setStat = (force: Force, id: string, stat: Stat, value: number): Force =>
  editDesign(force, id, ({ stats }) => assign(stats, { [stat]: value }));

/** Changes a mech or an aircraft in a draft of Immer; a conventional element is left unchanged. */
const editDesign = (
  force: Force,
  id: string,
  change: (design: Design & Pick<Mech | Aircraft, 'kind' | 'ace'>) => void,
): Force => editElement(force, id, (element) => element.kind !== 'conventional' && change(element));

/** Changes an element in a draft of Immer, if the force has it. */
export const editElement = (force: Force, id: string, change: (element: Element) => void): Force =>
  produce(force, ({ elements }) => editItem(elements, id, change));

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
