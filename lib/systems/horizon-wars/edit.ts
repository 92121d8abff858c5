import { duplicated, moved, nextId, withItem } from '@/lib/roster/list-edits';
import { FORCE_SIZE } from '@/lib/roster/roster';
import { withPresence, withStat } from './edit-design';
import type { Aircraft, Conventional, Element, Force, Mech } from './force';
import type { Stat } from './mech-schema';

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

/** Removes an element with all references to it; a squadron left empty is removed too. */
export function removeElement(force: Force, id: string): Force {
  const elements = force.elements.filter((element) => element.id !== id);
  if (elements.length === force.elements.length) return force;
  const { squadrons, transports, scenario } = force;
  const next: Force = { ...force, elements };
  if (squadrons.some(({ mechs }) => mechs.includes(id)))
    next.squadrons = squadrons
      .map((squadron) => ({ ...squadron, mechs: squadron.mechs.filter((mech) => mech !== id) }))
      .filter(({ mechs }, index) => mechs.length > 0 || squadrons[index]?.mechs.length === 0);
  if (transports.some(({ aircraft, passengers }) => aircraft === id || passengers.includes(id)))
    next.transports = transports
      .filter(({ aircraft }) => aircraft !== id)
      .map((transport) => ({
        ...transport,
        passengers: transport.passengers.filter((passenger) => passenger !== id),
      }));
  if (scenario && Object.hasOwn(scenario.disposition, id)) {
    const { [id]: _, ...disposition } = scenario.disposition;
    next.scenario = { ...scenario, disposition };
  }
  return next;
}

/** Moves an element to index `to`, clamped to the list. */
export const moveElement = (force: Force, id: string, to: number): Force =>
  withElements(force, moved(force.elements, id, to));

/** Makes an element the only one flagged as CHQ, or removes its flag and leaves the others (p.57). */
export function setChq(force: Force, id: string, on: boolean): Force {
  return editElements(force, (element) => {
    const chq = element.id === id ? on : element.chq && !on;
    return chq === element.chq ? element : { ...element, chq };
  });
}

/** Sets whether a mech or an aircraft is an Ace (p.61, 68); a conventional element is left unchanged. */
export const setAce = (force: Force, id: string, ace: boolean): Force =>
  editElement(force, id, (element) =>
    element.kind === 'conventional' || element.ace === ace ? element : { ...element, ace },
  );

/** Names an element; with "" it is called by its kind. */
export const setName = (force: Force, id: string, name: string): Force =>
  editElement(force, id, (element) => (element.name === name ? element : { ...element, name }));

/** Sets the Presence of a mech (1 to 20) or an aircraft (1 to 3). */
export const setPresence = (force: Force, id: string, presence: number): Force =>
  editDesign(force, id, (design) => withPresence(design, presence));

/** Sets a bought stat of a mech or an aircraft, 0 to 99; an aircraft's M without its bonus. */
export const setStat = (force: Force, id: string, stat: Stat, value: number): Force =>
  editDesign(force, id, (design) => withStat(design, stat, value));

/** Changes a mech or an aircraft; a conventional element is left unchanged. */
export const editDesign = (
  force: Force,
  id: string,
  change: <D extends Mech | Aircraft>(design: D) => D,
): Force =>
  editElement(force, id, (element) => (element.kind === 'conventional' ? element : change(element)));

/** Changes one element; returns the same force if nothing changes. */
export const editElement = (force: Force, id: string, change: (element: Element) => Element): Force =>
  withElements(force, withItem(force.elements, id, change));

const withElements = (force: Force, elements: Element[]): Force =>
  elements === force.elements ? force : { ...force, elements };

function editElements(force: Force, change: (element: Element) => Element): Force {
  const elements = force.elements.map(change);
  const same = elements.every((element, index) => element === force.elements[index]);
  return same ? force : { ...force, elements };
}
