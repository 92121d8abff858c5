import * as z from 'zod/mini';
import type { CardLine } from '@/lib/sheet/card';
import type { PlainField } from './fields';
import { ELEMENT_NOTES_LENGTH } from './limits';
import { remembered } from './maps';
import { textSchema } from './roster';

// The notes that a player may give an element of any game: no rule looks at them.

/** An element, as far as every game has it in its file. */
export interface NotedElement {
  notes?: string | undefined;
}

/** The notes in the schema of an element. */
export const elementNotesShape = { notes: z.optional(textSchema(ELEMENT_NOTES_LENGTH)) };

/** The notes among the fields of an element. */
export const elementNotesField = {
  label: 'Notes',
  meaning: 'note',
  isLong: true,
} as const satisfies PlainField;

/** A game, as far as its elements are needed. */
export interface ElementsOf {
  elements: (force: never) => ReadonlyMap<string, NotedElement>;
}

const notesOf = remembered(({ elements }: ElementsOf) =>
  remembered(
    (force: object) =>
      new Map(
        [...elements(force as never)].flatMap(([id, { notes }]) => (notes?.trim() ? [[id, notes]] : [])),
      ),
  ),
);

/** Returns the notes of the elements that have any, by their ids. */
export const elementNotes = (force: unknown, system: ElementsOf): ReadonlyMap<string, string> =>
  notesOf(system)(force as object);

/** Sets the notes of an element; "" removes them. */
export function setElementNotes<Force>(force: Force, id: string, notes: string, system: ElementsOf): Force {
  const element = system.elements(force as never).get(id);
  if (element === undefined || (element.notes ?? '') === notes) return force;
  const { notes: _, ...rest } = element;
  return replaced(force, element, notes === '' ? rest : { ...rest, notes });
}

/** Returns a force without the notes of its elements; the same one if it has none. */
export const withoutElementNotes = <Force>(force: Force, system: ElementsOf): Force =>
  [...system.elements(force as never).keys()].reduce(
    (bare, id) => setElementNotes(bare, id, '', system),
    force,
  );

/** Returns a value with another object in place of one in it; what does not contain that one stays the same. */
function replaced<Value>(value: Value, before: object, after: object): Value;
function replaced(value: unknown, before: object, after: object): unknown {
  if (value === before) return after;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, is]) => [key, replaced(is, before, after), is] as const);
  if (entries.every(([, now, is]) => now === is)) return value;
  return Array.isArray(value) ? entries.map(([, now]) => now) : Object.fromEntries(entries);
}

/** The notes of an element as the smaller lines below its name on paper. */
export const noteLines = ({ notes = '' }: NotedElement): string[] =>
  notes.split(/\r?\n/).filter((line) => line.trim() !== '');

/** The same as the last line of its card. */
export const noteCardLines = (element: NotedElement): CardLine[] => {
  const lines = noteLines(element);
  return lines.length === 0 ? [] : [{ name: 'Notes', effect: lines.join(' · ') }];
};
