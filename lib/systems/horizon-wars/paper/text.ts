import { counted, numbered } from '@/lib/roster/text/words';
import { conventionalType, era } from '../catalogue/catalogue';
import type { Stat } from '../catalogue/mech';
import type { Draft } from '../edits/edit';
import type { Element } from '../force';

/** What an unnamed element is called: its type, or its Presence and kind. */
export function kindName(element: Draft): string {
  if (element.kind === 'conventional') return conventionalType(element.type).name;
  return element.kind === 'mech' ? `P${element.presence} mech` : `P${element.presence} aircraft`;
}

/** The label of each element: its name, else its kind; equal ones are numbered in order. */
export const labelsOf = (elements: readonly Element[]): string[] =>
  numbered(elements.map((element) => element.name.trim() || kindName(element)));

/** A conventional type in a sentence: "heavy infantry". */
export const typeName = (type: string): string => conventionalType(type).name.toLowerCase();

/** A number of elements of a conventional type, mechs or aircraft: "2 special forces", "1 mech". */
export function countedType(id: string, count: number): string {
  if (id === 'aircraft') return `${count} aircraft`;
  if (id === 'mech') return counted(count, 'mech');
  const { plural } = conventionalType(id);
  return counted(count, plural.replace(/ elements$/, ' element'), plural);
}

/** An era in the middle of a sentence: "the Burning". */
export const eraName = (id: string): string => era(id).name.replace(/^The /, 'the ');

/** The names of the stats (p.16-17). */
export const statNames: Record<Stat, string> = {
  m: 'Movement',
  f: 'Firepower',
  a: 'Armour/Agility',
  d: 'Defence',
};

/** The stats after P, in the order of the roster (p.119). */
export const statOrder: readonly Stat[] = ['f', 'm', 'a', 'd'];

/** A number of points: "1 point", "3 points". */
export const points = (count: number): string => counted(count, 'point');

/** A number of build points, which a design is bought from: "1 build point", "17 build points". */
export const buildPoints = (count: number): string => counted(count, 'build point');
