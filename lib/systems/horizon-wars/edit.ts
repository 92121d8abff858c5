import { FORCE_SIZE, NAME_LENGTH } from '@/lib/roster/roster';
import { withPresence, withStat } from './edit-design';
import type { Aircraft, Conventional, Element, Force, Mech } from './force';
import type { Stat } from './mech-schema';

/** An element that has no id yet. */
export type Draft = Omit<Mech, 'id'> | Omit<Conventional, 'id'> | Omit<Aircraft, 'id'>;

/** An id that no element of the force has: "e7". */
export function newElementId(force: Force): string {
  let highest = 0;
  for (const { id } of force.elements) {
    const number = /^e(\d{1,9})$/.exec(id)?.[1];
    if (number !== undefined) highest = Math.max(highest, Number(number));
  }
  return `e${highest + 1}`;
}

/** Has the force as many elements as a file may hold? */
export const isFull = (force: Force): boolean => force.elements.length >= FORCE_SIZE;

/** Adds an element at the end under an id that is free; a name that is taken gets a number. A full force stays as it is. */
export function addElement(force: Force, draft: Draft, id: string): Force {
  if (isFull(force)) return force;
  const names = namesOf(force);
  const name = names.has(draft.name) ? nextName(draft.name, names) : draft.name;
  return { ...force, elements: [...force.elements, { ...draft, name, id }] };
}

/** Copies an element to the place behind it. The copy is never the CHQ, and in no squadron, aircraft or place. */
export function duplicateElement(force: Force, id: string): { force: Force; id: string } {
  const index = force.elements.findIndex((element) => element.id === id);
  const original = force.elements[index];
  if (original === undefined || isFull(force)) return { force, id };
  const copyId = newElementId(force);
  const name = original.name.trim() === '' ? '' : nextName(original.name, namesOf(force));
  const copy: Element = { ...original, id: copyId, name, chq: false };
  return { force: { ...force, elements: force.elements.toSpliced(index + 1, 0, copy) }, id: copyId };
}

/** Moves an element so that it stands at `to`, counted from 0 and held inside the list. */
export function moveElement(force: Force, id: string, to: number): Force {
  const from = force.elements.findIndex((element) => element.id === id);
  const element = force.elements[from];
  const target = Math.min(Math.max(to, 0), force.elements.length - 1);
  if (element === undefined || target === from) return force;
  return { ...force, elements: force.elements.toSpliced(from, 1).toSpliced(target, 0, element) };
}

/** Makes an element the only one flagged as CHQ, or takes its flag off and leaves the others (p.57). */
export function setChq(force: Force, id: string, on: boolean): Force {
  return editElements(force, (element) => {
    const chq = element.id === id ? on : element.chq && !on;
    return chq === element.chq ? element : { ...element, chq };
  });
}

/** Makes a mech or an aircraft an Ace, or no longer (p.61, 68); a conventional element stays as it is. */
export const setAce = (force: Force, id: string, ace: boolean): Force =>
  editElement(force, id, (element) =>
    element.kind === 'conventional' || element.ace === ace ? element : { ...element, ace },
  );

/** Names an element; "" leaves it to its kind. */
export const setName = (force: Force, id: string, name: string): Force =>
  editElement(force, id, (element) => (element.name === name ? element : { ...element, name }));

/** Sets the Presence of a mech (1 to 20) or an aircraft (1 to 3). */
export const setPresence = (force: Force, id: string, presence: number): Force =>
  editDesign(force, id, (design) => withPresence(design, presence));

/** Sets a stat that a mech or an aircraft buys, 0 to 99; an aircraft's M without its bonus. */
export const setStat = (force: Force, id: string, stat: Stat, value: number): Force =>
  editDesign(force, id, (design) => withStat(design, stat, value));

/** Changes a mech or an aircraft; a conventional element stays as it is. */
export const editDesign = (
  force: Force,
  id: string,
  change: <D extends Mech | Aircraft>(design: D) => D,
): Force =>
  editElement(force, id, (element) => (element.kind === 'conventional' ? element : change(element)));

/** Changes one element; where nothing changes, the force stays the same object. */
export function editElement(force: Force, id: string, change: (element: Element) => Element): Force {
  return editElements(force, (element) => (element.id === id ? change(element) : element));
}

function editElements(force: Force, change: (element: Element) => Element): Force {
  const elements = force.elements.map(change);
  const same = elements.every((element, index) => element === force.elements[index]);
  return same ? force : { ...force, elements };
}

/** The names that are given in a force. */
const namesOf = (force: Force): Set<string> =>
  new Set(force.elements.map(({ name }) => name).filter((name) => name.trim() !== ''));

/** "Lance" to "Lance 2", "Lance 2" to "Lance 3": the next number that is free, within the length of a name. */
function nextName(name: string, taken: ReadonlySet<string>): string {
  const [, base = name, own] = /^(.*\S)\s+(\d{1,3})$/.exec(name) ?? [];
  for (let number = own === undefined ? 2 : Number(own) + 1; ; number++) {
    const end = ` ${number}`;
    const next = base.slice(0, NAME_LENGTH - end.length).trimEnd() + end;
    if (!taken.has(next)) return next;
  }
}
