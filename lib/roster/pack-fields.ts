import { MOST_POINTS, type Pack } from './pack';
import { FORCE_SIZE } from './roster';
import type { Ruling } from './ruling';
import { counted } from './words';

/** One of the things a field of a pack may name. */
export interface PackOption {
  id: string;
  name: string;
  /** In the middle of a sentence, where that is another: "the Burning". */
  text?: string;
  /** What it is one of, in a long list: weapons, troops. */
  group?: string;
}

interface Described {
  /** Its place in the pack file: `limit`, `bans.types`. */
  id: string;
  label: string;
  /** What it does, in a sentence. */
  about: string;
  /** It counts in place of what the force chose. */
  overrides?: true;
}

/** A whole number, or nothing said. */
export interface PackNumber extends Described {
  kind: 'number';
  most: number;
  says: (value: number) => string;
  /** What is wrong with a number beside the rest of the pack, in a sentence; undefined where nothing is. */
  clash?: (value: number, pack: Pack) => string | undefined;
}

/** On, off, or nothing said. */
export interface PackSwitch extends Described {
  kind: 'switch';
  on: string;
  off: string;
}

/** Any number of things. */
export interface PackList extends Described {
  kind: 'list';
  options: readonly PackOption[];
  /** What one is called that is not among them, where players name their own: "card id". */
  own?: string;
  /** What it means to say nothing, where an empty list says something. */
  unsaid?: string;
  /** Of the names in a sentence; none chosen where the list is empty. */
  says: (names: readonly string[]) => string;
}

/** How many of each of some things. */
export interface PackCounts extends Described {
  kind: 'counts';
  options: readonly PackOption[];
  /** What one is called that is not among them, where players name their own: "card id". */
  own?: string;
  /** Largest number of one of them. */
  most: number;
  /** One of them by its id, with a number: "2 mechs". */
  counted: (id: string, count: number) => string;
}

/** Two choices that go together. */
export interface PackPair extends Described {
  kind: 'pair';
  parts: readonly { id: string; label: string; options: readonly PackOption[] }[];
  says: (...names: string[]) => string;
}

/** A reading of each open passage. */
export interface PackRulings extends Described {
  kind: 'rulings';
  rulings: readonly Ruling[];
}

/** May stand in the file and does nothing in this game. */
export interface PackUnused extends Described {
  kind: 'unused';
}

/** A field of a game's packs: what it is, what it does, and how it reads in a sentence. */
export type PackField = PackNumber | PackSwitch | PackList | PackCounts | PackPair | PackRulings | PackUnused;

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "A", "A, B or C". */
export const oneOf = (names: readonly string[]): string => either.format(names);

/** "no A", "no A, B or C"; nothing where nothing is banned. */
export const banText = (names: readonly string[]): string => (names.length === 0 ? '' : `no ${oneOf(names)}`);

/** Says how many, at most: "at most 12 elements". */
export const atMost =
  (noun: string, plural: string, after = '') =>
  (value: number): string =>
    `at most ${counted(value, noun, plural)}${after}`;

/** The limit of points, as the pack rules of a game know it. */
export const pointsLimit = (about: string): PackNumber => ({
  kind: 'number',
  id: 'limit',
  label: 'Limit',
  about,
  overrides: true,
  most: MOST_POINTS,
  says: (value) => counted(value, 'point'),
});

/** The fewest points; `unit` counts them in a sentence. */
export const leastPoints = (
  about: string,
  unit: (value: number) => string = (value) => counted(value, 'point'),
): PackNumber => ({
  kind: 'number',
  id: 'minPoints',
  label: 'Least points',
  about,
  most: MOST_POINTS,
  says: (value) => `at least ${unit(value)}`,
  clash: (value, { limit }) =>
    limit !== undefined && value > limit
      ? `The limit of this pack is ${unit(limit)}, so no force could be worth ${value}.`
      : undefined,
});

/** Most elements of a type; `counted` has one of them with a number. */
export const mostOfTypes = (
  about: string,
  options: readonly PackOption[],
  counted: PackCounts['counted'],
  own?: string,
): PackCounts => ({
  kind: 'counts',
  id: 'most',
  label: 'At most',
  about,
  options,
  most: FORCE_SIZE,
  counted,
  ...(own === undefined ? {} : { own }),
});

/** Most elements or units. */
export const mostElements = (noun: string, plural: string, about: string): PackNumber => ({
  kind: 'number',
  id: 'maxElements',
  label: `Most ${plural}`,
  about,
  most: 500,
  says: atMost(noun, plural),
});

/** The rulings of a game. */
export const packRulings = (rulings: readonly Ruling[]): PackRulings => ({
  kind: 'rulings',
  id: 'rulings',
  label: 'Rulings',
  about: 'A ruling chosen here counts for everyone; the others are left to each force.',
  rulings,
});

/** A field that a game's pack files may have and that does nothing in it. */
export const unused = (id: string, label: string, about: string): PackUnused => ({
  kind: 'unused',
  id,
  label,
  about,
});

/** What a pack says in a field; undefined where it says nothing. */
export function packValue(pack: Pack, id: string): unknown {
  let value: unknown = pack;
  for (const key of id.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}

/** A pack that says something else in a field, or nothing with `undefined`. */
export function withPackValue(pack: Pack, id: string, value: unknown): Pack {
  const [first = '', ...rest] = id.split('.');
  const inner = (pack as unknown as Record<string, unknown>)[first];
  const next = rest.length === 0 ? value : withPackValue(inner as Pack, rest.join('.'), value);
  const { [first]: _, ...others } = pack as unknown as Record<string, unknown>;
  return (next === undefined ? others : { ...pack, [first]: next }) as unknown as Pack;
}
