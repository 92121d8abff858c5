import { uncapitalised } from '@/lib/roster/text/words';
import { ACTIVE, NOTE, REMOVED, SCORE } from './common';
import type { Derived, DerivedRow, DerivedValue, RowStat, Watch } from './derived';
import { keyOf, type Path, pathOf, type Value } from './mark';
import type { Marked, MatchView, Row, RowPlace, RowView, SideView } from './model';
import {
  type AnySide,
  gameTrackersOf,
  type Setup,
  type SideSetup,
  type TrackerAt,
  trackerAt,
  trackersOf,
} from './setup';
import type { PlayState } from './state';

/** Returns the mark at a path, else the start of its tracker; null if there is no such tracker. */
export function valueAt(setup: Setup, { marks, free }: PlayState, path: Path): Value | null {
  const tracker = trackerAt(setup, free, path);
  return tracker && (marks.get(keyOf(path)) ?? tracker.start);
}

/** The row of a match at a path. */
export const rowOf = ({ sides }: MatchView<AnySide>, [sideId, rowId]: Path): RowView<AnySide> | undefined =>
  sides.find(({ id }) => id === sideId)?.rows.find(({ row }) => row.id === rowId);

/** Returns a match in a state as actions and derived values see it. */
export function viewOf(setup: Setup, state: PlayState): MatchView<AnySide> {
  const match: MatchView<AnySide> = { path: [], sides: [], ...marked(setup, state, []) };
  return Object.assign(match, { sides: setup.sides.map((side) => sideView(setup, state, side, match)) });
}

function sideView(
  setup: Setup,
  state: PlayState,
  { id, name, force, path, rows }: SideSetup,
  match: MatchView<AnySide>,
): SideView<AnySide> {
  const side: SideView<AnySide> = { id, name, force, path, match, rows: [], ...marked(setup, state, path) };
  return Object.assign(side, { rows: rows.map((place) => rowView(setup, state, place, side)) });
}

const rowView = (
  setup: Setup,
  state: PlayState,
  { row, force, path }: RowPlace<AnySide>,
  side: SideView<AnySide>,
): RowView<AnySide> => ({
  row,
  force,
  path,
  side,
  start: (tracker) => numberOf(trackerAt(setup, state.free, [...path, tracker])?.start),
  ...marked(setup, state, path),
});

/** The marks of a place; each tracker is looked up once, however often it is read. */
function marked(setup: Setup, { marks, free }: PlayState, place: Path): Marked {
  const known = new Map<string, TrackerAt | null>();
  const tracker = (id: string): TrackerAt | null => {
    let found = known.get(id);
    if (found === undefined) {
      found = trackerAt(setup, free, [...place, id]);
      known.set(id, found);
    }
    return found;
  };
  const value = (id: string): Value | undefined => {
    const found = tracker(id);
    return found === null ? undefined : (marks.get(keyOf([...place, id])) ?? found.start);
  };
  return {
    has: (id) => tracker(id) !== null,
    number: (id) => numberOf(value(id)),
    text: (id) => textOf(value(id)),
  };
}

const numberOf = (value: Value | undefined): number => (typeof value === 'number' ? value : 0);
const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '');

/** Everything about a side or the match: its marks, and what follows from them. */
export interface Values {
  /** Trackers and derived values together, by id. */
  values: Record<string, DerivedValue>;
  watches: readonly Watch[];
  /** The derived values in words, for a line of text. */
  lines: readonly string[];
  /** More of them, for the opened side and What remains. */
  details: readonly string[];
  /** What facts of its sheet say now, by their labels. */
  facts: Readonly<Record<string, string>>;
  /** The score that is marked, else what the game counts. */
  score: number;
  /** What is marked besides the turn, in words: whose initiative it is, the score. */
  marked: readonly string[];
}

/** Everything about a row: its marks, and what follows from them. */
export interface RowValues extends Omit<DerivedRow, 'values'> {
  /** Trackers and derived values together, by id. */
  values: Record<string, DerivedValue>;
  /** What the list shows as marks to tap, in words: tokens not as at first, its place in the sequence, having acted. */
  tapped: readonly string[];
}

/** The values of a row; its states name the toggles that are set, and its note. */
export function rowValues(setup: Setup, state: PlayState, row: RowView<AnySide>): RowValues {
  const { values, states, ...derived } = setup.model.derive.row(row);
  return {
    ...derived,
    values: { ...marksOf(state, setup, row.path), ...values },
    states: [...states, ...markedStates(setup, state, row)],
    tapped: derived.is.destroyed ? [] : tappedWords(setup, row),
  };
}

function tappedWords(setup: Setup, row: RowView<AnySide>): string[] {
  const { tokens, acted, sequence } = setup.model;
  return gameTrackersOf(setup, row.path).flatMap(({ id, kind, label, start, most }) => {
    if (id === tokens) {
      const left = row.number(id);
      return left === start || left === most ? [] : [`${uncapitalised(label)} ${left} of ${most ?? start}`];
    }
    if (id === sequence?.tracker && row.number(id) > 0) return [`${uncapitalised(label)} ${row.number(id)}`];
    const hasActed = id === acted?.tracker && kind === 'toggle' && row.number(id) === acted.to;
    return hasActed ? [uncapitalised(label)] : [];
  });
}

/** The values of a side. */
export const sideValues = (setup: Setup, state: PlayState, side: SideView<AnySide>): Values =>
  joined(setup, state, side, setup.model.derive.side(side));

/** The values of the match. */
export const matchValues = (setup: Setup, state: PlayState, match: MatchView<AnySide>): Values =>
  joined(setup, state, match, setup.model.derive.match(match));

const joined = (
  setup: Setup,
  state: PlayState,
  place: Marked & { path: Path },
  { values, watches = [], lines, details = [], facts = {}, score = 0 }: Derived,
): Values => ({
  values: { ...marksOf(state, setup, place.path), ...values },
  watches,
  lines,
  details,
  facts,
  score: place.number(SCORE) || score,
  marked: placeMarks(setup, place),
});

/** The choices of the match that are made, and the score of a side where it is not 0. */
const placeMarks = (setup: Setup, place: Marked & { path: Path }): string[] =>
  gameTrackersOf(setup, place.path).flatMap(({ id, kind, label, options }) => {
    if (id === SCORE) return place.number(id) === 0 ? [] : [`${uncapitalised(label)} ${place.number(id)}`];
    if (place.path.length > 0 || kind !== 'choice' || id === ACTIVE) return [];
    const chosen = options.find((option) => option.id === place.text(id));
    return chosen ? [`${uncapitalised(label)}: ${chosen.label}`] : [];
  });

function marksOf({ marks, free }: PlayState, setup: Setup, place: Path): Record<string, Value> {
  return Object.fromEntries(
    trackersOf(setup, free, place).map(({ id, start }) => [id, marks.get(keyOf([...place, id])) ?? start]),
  );
}

/** What of a row's marks is named in its line, besides what the game says itself. */
function markedStates(setup: Setup, { free }: PlayState, row: RowView<AnySide>): string[] {
  const toggles = gameTrackersOf(setup, row.path).filter(
    ({ kind, id }) =>
      kind === 'toggle' && id !== REMOVED && id !== setup.model.acted?.tracker && row.number(id) === 1,
  );
  const own = [...free].flatMap(([key, { scope, kind, label, hidden }]) => {
    const count = row.number(pathOf(key).at(-1) ?? '');
    if (scope !== 'row' || hidden || count === 0) return [];
    return [kind === 'toggle' ? label : `${label} ${count}`];
  });
  const note = row.text(NOTE).trim();
  return [...toggles.map(({ label }) => uncapitalised(label)), ...own, ...(note === '' ? [] : [`“${note}”`])];
}

/** The stats and states of a row as parts of a line: "F 5 of 6", "in reserve". */
export const rowParts = ({ stats, states }: Pick<RowValues, 'stats' | 'states'>): string[] => [
  ...stats.map(statText),
  ...states,
];

/** A row as a line of text and of the sheet: its label, stats and states, and what is tapped in the list. */
export const rowLine = ({ label }: Row, values: RowValues): string =>
  [label, ...rowParts(values), ...values.tapped].join(' · ');

/** A stat in words: "M 3 of 4 (+2)", "F ?". */
export function statText({ label, now, start = now, after = '' }: RowStat): string {
  const shown = now === null ? '?' : `${now}`;
  return `${label} ${shown}${start === now ? '' : ` of ${start ?? '?'}`}${after}`;
}
