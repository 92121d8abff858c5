import { numbered } from '@/lib/roster/words';
import { conventionalType, era } from './catalogue';
import type { Draft } from './edit';
import type { Element } from './force';

/** What an element is when it has no name: its type, or its Presence and kind. */
export function kindName(element: Draft): string {
  if (element.kind === 'conventional') return conventionalType(element.type).name;
  return element.kind === 'mech' ? `P${element.presence} mech` : `P${element.presence} aircraft`;
}

/** What each element is called: its name, else what it is; alike ones are numbered in order. */
export const labelsOf = (elements: readonly Element[]): string[] =>
  numbered(elements.map((element) => element.name.trim() || kindName(element)));

/** A conventional type in a sentence: "heavy infantry". */
export const typeName = (type: string): string => conventionalType(type).name.toLowerCase();

/** An era in the middle of a sentence: "the Burning". */
export const eraName = (id: string): string => era(id).name.replace(/^The /, 'the ');
