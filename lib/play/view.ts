import { keyOf, type Path, type Value } from './mark';
import type { Marked, MatchView, RowPlace, RowView, SideView } from './model';
import { type AnySide, type Setup, type SideSetup, type TrackerAt, trackerAt } from './setup';
import type { PlayState } from './state';

/** Returns the mark at a path, else the start of its tracker; null if there is no such tracker. */
export function valueAt(setup: Setup, { marks, free }: PlayState, path: Path): Value | null {
  const tracker = trackerAt(setup, free, path);
  return tracker && (marks.get(keyOf(path)) ?? tracker.start);
}

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
