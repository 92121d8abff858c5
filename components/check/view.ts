import { fingerprintCell, shownFingerprint } from '@/lib/roster/fingerprint-text';
import { foldCase } from '@/lib/storage/search';
import { type FieldedName, fielding } from './fielded-names';
import type { Line } from './line';

/** Columns that the table can be sorted by; a figure by its label. */
export type SortKey =
  | 'given'
  | 'player'
  | 'name'
  | 'file'
  | 'game'
  | 'figures'
  | 'verdict'
  | 'problems'
  | `figure ${string}`;

/** Which lines are shown. */
export type Show = 'all' | Line['kind'] | 'double';

/** What the table shows, and in which order. */
export interface View {
  query: string;
  show: Show;
  /** A rule that must be broken, a game; "" for any. */
  rule: string;
  game: string;
  /** The type or upgrade that must be fielded (`keyOfUse`), "" for any. */
  use: string;
  sort: SortKey;
  down: boolean;
}

export const defaultView: View = {
  query: '',
  show: 'all',
  rule: '',
  game: '',
  use: '',
  sort: 'given',
  down: false,
};

/** Does a view leave something out? */
export const isFiltered = ({ query, show, rule, game, use }: View): boolean =>
  query.trim() !== '' || show !== 'all' || rule !== '' || game !== '' || use !== '';

const collator = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });
const gravity: Record<Line['kind'], number> = { illegal: 0, unreadable: 1, undecided: 2, legal: 3 };

/**
 * The places of the lines that a view shows, in its order; null for all as they came.
 * @param names what the numbers in the lines stand for
 * @param isDouble of a line by its place: is the list, or its player, there more than once?
 */
export function orderOf(
  lines: readonly Line[],
  names: readonly FieldedName[],
  view: View,
  isDouble: (place: number) => boolean,
): Uint32Array | null {
  if (view.sort === 'given' && !view.down && !isFiltered(view)) return null;
  const words = foldCase(view.query).split(/\s+/).filter(Boolean);
  const sought = words.map((word) => ({
    word,
    isFielded: fielding(names, ({ name }) => name.includes(word)),
  }));
  const has = view.use === '' ? () => true : fielding(names, ({ key }) => key === view.use);
  const places: number[] = [];
  for (const [place, line] of lines.entries())
    if (isShown(line, view, sought) && has(line) && (view.show !== 'double' || isDouble(place)))
      places.push(place);
  sorted(places, lines, view);
  return Uint32Array.from(places);
}

/** A word of a search, and whether a line fields something with it in its name. */
interface Sought {
  word: string;
  isFielded: (line: Line) => boolean;
}

function isShown(line: Line, { show, rule, game }: View, sought: readonly Sought[]): boolean {
  if (show !== 'all' && show !== 'double' && line.kind !== show) return false;
  if (rule !== '' && !line.rules.includes(rule)) return false;
  if (game !== '' && line.system !== game) return false;
  if (sought.length === 0) return true;
  const text = searchText(line);
  return sought.every(
    ({ word, isFielded }) => text.includes(word) || isFielded(line) || isOfFingerprint(word, line),
  );
}

const searchTexts = new WeakMap<Line, string>();

/** What a search looks through; kept, because it is asked with every key pressed. */
function searchText(line: Line): string {
  const known = searchTexts.get(line);
  if (known !== undefined) return known;
  const { name, player, game, source, first } = line;
  const text = foldCase(`${name}\n${player}\n${game}\n${source}\n${first?.text ?? ''}`);
  searchTexts.set(line, text);
  return text;
}

/** Does a fingerprint begin so, whole or as a spreadsheet has it, or is it one of the groups on paper? */
const isOfFingerprint = (word: string, { fingerprint }: Line): boolean =>
  [fingerprint, fingerprintCell(fingerprint)].some((form) => form.startsWith(word)) ||
  shownFingerprint(fingerprint).split(' ').includes(word);

/** Sorts by a key made once a line; equal ones stay as they came, and what has no such key goes last. */
function sorted(places: number[], lines: readonly Line[], { sort, down }: View) {
  if (sort === 'given') return void (down && places.reverse());
  const keys = new Map(places.map((place) => [place, keyOf(lines[place] as Line, sort)]));
  const sign = down ? -1 : 1;
  places.sort((a, b) => {
    const [one, other] = [keys.get(a) ?? null, keys.get(b) ?? null];
    if (one === null || other === null) return one === other ? a - b : one === null ? 1 : -1;
    const order = typeof one === 'number' ? one - (other as number) : collator.compare(one, other as string);
    return order * sign || a - b;
  });
}

function keyOf(line: Line, sort: Exclude<SortKey, 'given'>): string | number | null {
  switch (sort) {
    case 'player':
      return line.player.trim() || null;
    case 'name':
      return line.kind === 'unreadable' ? line.source : line.name;
    case 'file':
      return line.source;
    case 'game':
      return line.game || null;
    case 'verdict':
      return gravity[line.kind];
    case 'problems':
      return line.count;
    case 'figures':
      return amountOf(line.figures[0]);
    default: {
      const label = sort.slice('figure '.length);
      return amountOf(line.figures.find((figure) => figure.label === label));
    }
  }
}

function amountOf(figure: Line['figures'][number] | undefined): number | null {
  const value = Number.parseFloat(figure?.value ?? '');
  return Number.isNaN(value) ? null : value;
}
