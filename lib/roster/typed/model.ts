// What the reader of typed lists (lib/check/typed/) knows of a game.

/** Names with what they mean in a game. */
export interface Term<Sense> {
  /** Case, accents, hyphens and plurals do not matter. */
  names: readonly string[];
  sense: Sense;
  /** Whether it is an entry of a force; a line without any is a setting. A weak one is so only beside no other. */
  entry?: 'strong' | 'weak';
  /** Whether the words after it, up to the next · or the end, belong to it: "Embarked on Tern". */
  takesRest?: boolean;
}

/** Words of a line that are known to a game. */
export interface Part<Sense> {
  text: string;
  /** Several if the same words mean several things. */
  senses: readonly Sense[];
  /** The number before or after it: "2 × Light mortar", "Flight frame ×2". */
  count: number | null;
  /** Whether the number is written with a sign for "times". */
  isTimes: boolean;
  /** What it took of the rest of the line. */
  rest: string;
}

/** A letter with its value: "F 4", or "F +1" for a raise. */
export interface Figure {
  letter: string;
  value: number;
  isRaise: boolean;
}

/** What a line says of an entry, or of the force if it has no entry. */
export interface Said<Sense> {
  /** How many entries it is; 1 if it does not say. */
  count: number;
  /** Whether that is written as "3 x": a plain number may count the figures of one entry. */
  isTimes: boolean;
  parts: readonly Part<Sense>[];
  figures: readonly Figure[];
  /** The names given, as written: "First Section, Second Section"; "" for none. */
  names: string;
}

/** What a line was taken for. */
export interface Taken {
  /** "2 × Light infantry · CHQ". */
  says: string;
  /** What was understood and could not be used, a sentence each. */
  not: readonly string[];
}

/** Builds a force from what lines say. */
export interface TypedBuilder<Force, Sense> {
  /** Adds what a line says is an entry; null if it is none after all. */
  add: (said: Said<Sense>) => Taken | null;
  /** Applies what a line says of the whole force; null if it says nothing. */
  set: (said: Said<Sense>) => Taken | null;
  /** The force, and a sentence for each thing that the lines left open, or that refers to nothing. */
  finish: () => { force: Force; open: readonly string[] };
}

/** A row of a table in the app's own texts: the lines of each cell by its column. */
export type TypedRow = Readonly<Record<string, readonly string[]>>;

/** How a game's lists are read from words. */
export interface TypedGame<Force = unknown, Sense = unknown> {
  /** The kind of what players make and store for it that its lists name, if any. */
  ownKind?: string;
  /** The words it knows; `own` is what a player made for it and has at hand. */
  terms: (own: readonly unknown[]) => readonly Term<Sense>[];
  /** Letters that stand before a value. */
  figures: readonly string[];
  builder: (own: readonly unknown[]) => TypedBuilder<Force, Sense>;
  /** The tables of its sheet that list entries, the column that only the first line of a row fills, and a row as words. */
  table: { titles: RegExp; key: string; asLine: (row: TypedRow, title: string) => string };
  /** The facts and figures of its sheet that say more than its entries, by their labels, and each as words. */
  facts: Readonly<Record<string, (value: string) => string>>;
}

// biome-ignore lint/suspicious/noExplicitAny: as for games, which are of many types; each is consistent in itself
export type AnyTypedGame = TypedGame<any, any>;

/** Whether the number before an entry counts its figures: "10 marines", but not "2 x marines". */
export const countsFigures = ({ count, isTimes, names }: Said<unknown>): boolean =>
  count > 1 && !isTimes && !names.includes(', ');

/** The names of several entries, one each; "Recon 1", "2" are "Recon 1" and "Recon 2". Null if they are not as many. */
export function namesFor(names: string, count: number): string[] | null {
  if (names === '') return Array.from({ length: count }, () => '');
  if (count === 1) return [/^\d+$/.test(names) ? '' : names];
  let base = '';
  const each = names.split(', ').map((name) => {
    if (/^\d+$/.test(name)) return base === '' ? '' : `${base} ${name}`;
    base = /^(.+) \d+$/.exec(name)?.[1] ?? '';
    return name;
  });
  // Chats leave out the number of what is not named, and there may be fewer names than entries.
  if (each.length > count) return null;
  return [...each, ...Array.from({ length: count - each.length }, () => '')];
}

/** What an entry was taken for: "2 × Light infantry (Alpha, Beta)"; `given` are the names that its elements got. */
export const entryText = (
  { count, names }: Said<unknown>,
  kind: string,
  given: readonly string[] | null,
): string => `${count > 1 ? `${count} × ` : ''}${kind}${given?.some(Boolean) ? ` (${names})` : ''}`;
