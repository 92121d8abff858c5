import { fingerprintCell, shownFingerprint } from '@/lib/roster/fingerprint/text';
import { compareNames, foldCase } from '@/lib/roster/text/search';
import { type FieldedName, fielding, type ResultSummary } from './result-summary';

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
export type Show = 'all' | ResultSummary['kind'] | 'double';

/** What the table shows, and in which order. */
export interface View {
  query: string;
  show: Show;
  /** A rule that must be broken, a game; "" for any. */
  rule: string;
  game: string;
  /** The type or upgrade that must be fielded (`usageKey`), "" for any. */
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

/** Whether a view hides any lines. */
export const isFiltered = ({ query, show, rule, game, use }: View): boolean =>
  query.trim() !== '' || show !== 'all' || rule !== '' || game !== '' || use !== '';

const verdictOrder: Record<ResultSummary['kind'], number> = {
  illegal: 0,
  unreadable: 1,
  undecided: 2,
  legal: 3,
};

/**
 * Returns the places of the lines that a view shows, in its order; null for all in their original order.
 * @param names the names for the numbers in the lines
 * @param isDouble whether the list at a place, or its player, exists more than once
 */
export function orderOf(
  lines: readonly ResultSummary[],
  names: readonly FieldedName[],
  view: View,
  isDouble: (place: number) => boolean,
): Uint32Array | null {
  if (view.sort === 'given' && !view.down && !isFiltered(view)) return null;
  const words = foldCase(view.query).split(/\s+/).filter(Boolean);
  const searchWords = words.map((word) => ({
    word,
    isFielded: fielding(names, ({ name }) => name.includes(word)),
  }));
  const has = view.use === '' ? () => true : fielding(names, ({ key }) => key === view.use);
  const places: number[] = [];
  for (const [place, line] of lines.entries())
    if (isShown(line, view, searchWords) && has(line) && (view.show !== 'double' || isDouble(place)))
      places.push(place);
  sortPlaces(places, lines, view);
  return Uint32Array.from(places);
}

/** A search word, and a test whether a line fields something with the word in its name. */
interface SearchWord {
  word: string;
  isFielded: (line: ResultSummary) => boolean;
}

function isShown(
  line: ResultSummary,
  { show, rule, game }: View,
  searchWords: readonly SearchWord[],
): boolean {
  if (show !== 'all' && show !== 'double' && line.kind !== show) return false;
  if (rule !== '' && !line.rules.includes(rule)) return false;
  if (game !== '' && line.system !== game) return false;
  if (searchWords.length === 0) return true;
  const text = searchText(line);
  return searchWords.every(
    ({ word, isFielded }) => text.includes(word) || isFielded(line) || isOfFingerprint(word, line),
  );
}

const searchTexts = new WeakMap<ResultSummary, string>();

/** Returns the text that a search looks through; cached, because it is used on every key press. */
function searchText(line: ResultSummary): string {
  const known = searchTexts.get(line);
  if (known !== undefined) return known;
  const { name, player, game, source, first } = line;
  const text = foldCase(`${name}\n${player}\n${game}\n${source}\n${first?.text ?? ''}`);
  searchTexts.set(line, text);
  return text;
}

/** Whether a word starts the fingerprint, in full or as in a spreadsheet, or is one of its printed groups. */
const isOfFingerprint = (word: string, { fingerprint }: ResultSummary): boolean =>
  [fingerprint, fingerprintCell(fingerprint)].some((form) => form.startsWith(word)) ||
  shownFingerprint(fingerprint).split(' ').includes(word);

/** Sorts `places` by a key computed once per line; ties keep the original order, and lines without a key go last. */
function sortPlaces(places: number[], lines: readonly ResultSummary[], { sort, down }: View) {
  if (sort === 'given') return void (down && places.reverse());
  const keys = new Map(places.map((place) => [place, keyOf(lines[place] as ResultSummary, sort)]));
  const sign = down ? -1 : 1;
  places.sort((a, b) => {
    const [one, other] = [keys.get(a) ?? null, keys.get(b) ?? null];
    if (one === null || other === null) return one === other ? a - b : one === null ? 1 : -1;
    const order = typeof one === 'number' ? one - (other as number) : compareNames(one, other as string);
    return order * sign || a - b;
  });
}

function keyOf(line: ResultSummary, sort: Exclude<SortKey, 'given'>): string | number | null {
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
      return verdictOrder[line.kind];
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

function amountOf(figure: ResultSummary['figures'][number] | undefined): number | null {
  const value = Number.parseFloat(figure?.value ?? '');
  return Number.isNaN(value) ? null : value;
}
