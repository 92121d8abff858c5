import { MAX_ALLOWED, MAX_POINTS } from '../limits';
import type { Ruling } from '../ruling';
import { counted, joined } from '../text/words';
import type { Pack } from './pack';

/** One of the things a field of a pack may name. */
export interface PackOption {
  id: string;
  name: string;
  /** The name within a sentence, if it differs: "the Burning". */
  text?: string;
  /** Its group in a long list: weapons, troops. */
  group?: string;
}

interface Described {
  /** Its place in the pack file: `limit`, `bans.types`. */
  id: string;
  label: string;
  /** What it does, in a sentence. */
  about: string;
  /** Whether it overrides the force's own choice. */
  overrides?: true;
}

/** A whole number, or unset. */
export interface PackNumber extends Described {
  kind: 'number';
  most: number;
  says: (value: number) => string;
  /** Returns why a number conflicts with the rest of the pack, in a sentence; undefined if it does not. */
  clash?: (value: number, pack: Pack) => string | undefined;
}

/** On, off, or unset. */
export interface PackSwitch extends Described {
  kind: 'switch';
  on: string;
  off: string;
}

/** Any number of options. */
export interface PackList extends Described {
  kind: 'list';
  options: readonly PackOption[];
  /** The term for an option that players name themselves, if they may: "card id". */
  own?: string;
  /** What an unset list means, if an empty list means something else. */
  unsaid?: string;
  /** Makes a sentence part of the names; there are none if the list is empty. */
  says: (names: readonly string[]) => string;
}

/** A number for each of some options. */
export interface PackCounts extends Described {
  kind: 'counts';
  options: readonly PackOption[];
  /** The term for an option that players name themselves, if they may: "card id". */
  own?: string;
  /** The largest number allowed. */
  most: number;
  /** Returns an option by its id with a number: "2 mechs". */
  counted: (id: string, count: number) => string;
}

/** Two choices that belong together. */
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

/** Allowed in the file, but without effect in this game. */
export interface PackUnused extends Described {
  kind: 'unused';
}

/** A field of a game's packs: what it is, what it does, and its text in a sentence. */
export type PackField = PackNumber | PackSwitch | PackList | PackCounts | PackPair | PackRulings | PackUnused;

/** "A", "A, B or C". */
export const oneOf = (names: readonly string[]): string => joined(names, 'or');

/** "no A", "no A, B or C"; "" if nothing is banned. */
export const banText = (names: readonly string[]): string => (names.length === 0 ? '' : `no ${oneOf(names)}`);

/** Returns a function that words a maximum: "at most 12 elements". */
export const atMost =
  (noun: string, plural: string, after = '') =>
  (value: number): string =>
    `at most ${counted(value, noun, plural)}${after}`;

/** The field for the limit of points. */
export const pointsLimit = (about: string): PackNumber => ({
  kind: 'number',
  id: 'limit',
  label: 'Limit',
  about,
  overrides: true,
  most: MAX_POINTS,
  says: (value) => counted(value, 'point'),
});

/** The field for the minimum of points; `unit` words a number of them. */
export const leastPoints = (
  about: string,
  unit: (value: number) => string = (value) => counted(value, 'point'),
): PackNumber => ({
  kind: 'number',
  id: 'minPoints',
  label: 'Minimum points',
  about,
  most: MAX_POINTS,
  says: (value) => `at least ${unit(value)}`,
  clash: (value, { limit }) =>
    limit !== undefined && value > limit
      ? `The limit of this pack is ${unit(limit)}, so no force could reach ${value}.`
      : undefined,
});

/** The field for the maximum of elements per type; `counted` words a number of a type. */
export const mostOfTypes = (
  about: string,
  options: readonly PackOption[],
  counted: PackCounts['counted'],
  own?: string,
): PackCounts => ({
  kind: 'counts',
  id: 'most',
  label: 'Maximum per type',
  about,
  options,
  most: MAX_ALLOWED,
  counted,
  ...(own === undefined ? {} : { own }),
});

/** The field for the maximum number of elements or units. */
export const mostElements = (noun: string, plural: string, about: string): PackNumber => ({
  kind: 'number',
  id: 'maxElements',
  label: `Maximum ${plural}`,
  about,
  most: MAX_ALLOWED,
  says: atMost(noun, plural),
});

/** The field for the rulings of a game. */
export const packRulings = (rulings: readonly Ruling[]): PackRulings => ({
  kind: 'rulings',
  id: 'rulings',
  label: 'Rulings',
  about: 'A ruling chosen here applies to every force. Each force chooses the others itself.',
  rulings,
});

/** A field that is allowed in a game's pack files but has no effect. */
export const unused = (id: string, label: string, about: string): PackUnused => ({
  kind: 'unused',
  id,
  label,
  about,
});

/** Returns a pack's value of a field; undefined if unset. */
export function packValue(pack: Pack, id: string): unknown {
  let value: unknown = pack;
  for (const key of id.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}

/** Returns a pack with another value of a field, or with the field unset for `undefined`. */
export function withPackValue(pack: Pack, id: string, value: unknown): Pack {
  const [first = '', ...rest] = id.split('.');
  const inner = (pack as unknown as Record<string, unknown>)[first];
  const next = rest.length === 0 ? value : withPackValue(inner as Pack, rest.join('.'), value);
  const { [first]: _, ...others } = pack as unknown as Record<string, unknown>;
  return (next === undefined ? others : { ...pack, [first]: next }) as unknown as Pack;
}
