import { canonicalText } from '@/lib/roster/fingerprint/input';
import type { Roster } from '@/lib/roster/roster';
import type { Page } from '@/lib/roster/rule';
import type { AnyGameSystem } from '@/lib/roster/system';
import { FREE, type FreeTracker, isFreePath, keyOf, MAX_MARKED, type Path, pathOf, type Value } from './mark';
import type { Match } from './match';
import type { ActOf, AnyPlayModel, MatchPlace, Option, Row, RowPlace, SidePlace, Tracker } from './model';

// biome-ignore lint/suspicious/noExplicitAny: what a side is differs by game, and only its model knows
export type AnySide = any;

/** A side of a match with its rows. */
export interface SideSetup extends SidePlace<AnySide> {
  rows: readonly RowPlace<AnySide>[];
}

/** What does not change while a match is played: the evaluated rosters, their rows, and what can be marked. */
export interface Setup extends MatchPlace<AnySide> {
  model: AnyPlayModel;
  sides: readonly SideSetup[];
  /** Rows by the key of side and row. */
  rowAt: ReadonlyMap<string, RowPlace<AnySide>>;
  /** The tracker of a scope by its id. */
  tracker: (scope: Tracker<AnySide>['scope'], id: string) => Tracker<AnySide> | undefined;
  /** The game's trackers that were looked up, by the key of their path: every tap and every row reads many. */
  known: Map<string, TrackerAt | null>;
  /** The game's trackers of a place, by the key of its path. */
  knownOf: Map<string, readonly TrackerAt[]>;
}

/** Makes the setup of a match: evaluates each roster under its pack. */
export function setupOf({ sides }: Pick<Match, 'sides'>, system: PlayedSystem, model: AnyPlayModel): Setup {
  const trackers = new Map(model.trackers.map((each) => [keyOf([each.scope, each.id]), each]));
  const rowAt = new Map<string, RowPlace<AnySide>>();
  const setups = sides.map(({ id, name, roster, pack }): SideSetup => {
    const force: AnySide = system.evaluate(roster.force, pack);
    const rows = (isBare(roster, system) ? [] : model.rows(force)).map((row: Row) => ({
      row,
      force,
      path: [id, row.id],
    }));
    for (const place of rows) rowAt.set(keyOf(place.path), place);
    return { id, name, force, path: [id], rows };
  });
  return {
    model,
    sides: setups,
    path: [],
    rowAt,
    tracker: (scope, id) => trackers.get(keyOf([scope, id])),
    known: new Map(),
    knownOf: new Map(),
  };
}

/** Whether a side is without a list: its force is empty, even where the smallest force of a game is a mech. */
const isBare = ({ name, force }: Roster, { emptyForce, fingerprintInput }: PlayedSystem): boolean =>
  name === '' && canonicalText(fingerprintInput(force)) === canonicalText(fingerprintInput(emptyForce()));

type PlayedSystem = Pick<AnyGameSystem, 'evaluate' | 'emptyForce' | 'fingerprintInput'>;

/** A tracker at a place that has it: what is known of its mark. */
export interface TrackerAt {
  id: string;
  kind: Tracker<AnySide>['kind'];
  label: string;
  page: Page;
  least: number;
  start: Value;
  /** What paper prints as the maximum; null if there is none or it is not known. */
  most: number | null;
  /** Boxes that a bar stands behind, counted from 1. */
  bars: readonly number[];
  /** The values of a choice. */
  options: readonly Option[];
  /** Whether the players hid it, which they can do to their own. */
  hidden?: true | undefined;
  /** The action that a tap does when it gives the mark a value. */
  by?: ((to: Value, from: Value) => ActOf | undefined) | undefined;
}

/** What a place of this path is, or a tracker on it: the match, a side or a row. */
export const scopeOf = (place: Path): Tracker<AnySide>['scope'] | undefined =>
  (['match', 'side', 'row'] as const)[place.length];

/** Returns the tracker at a path, of the game or free; null if the match has no such place, or that no such tracker. */
export function trackerAt(
  setup: Setup,
  free: ReadonlyMap<string, FreeTracker>,
  path: Path,
): TrackerAt | null {
  const own = free.size === 0 ? undefined : free.get(keyOf([FREE, path.at(-1) ?? '']));
  if (
    own !== undefined &&
    own.scope === scopeOf(path.slice(0, -1)) &&
    placeAt(setup, path.slice(0, -1)) !== null
  )
    return { ...freeTracker, id: path.at(-1) ?? '', kind: own.kind, label: own.label, hidden: own.hidden };
  const key = keyOf(path);
  const known = setup.known.get(key);
  if (known !== undefined) return known;
  const found = gameTrackerAt(setup, path);
  setup.known.set(key, found);
  return found;
}

function gameTrackerAt(setup: Setup, path: Path): TrackerAt | null {
  const scope = scopeOf(path.slice(0, -1));
  const place = placeAt(setup, path.slice(0, -1));
  if (scope === undefined || place === null || isFreePath(path)) return null;
  // Scope and place go together; the types cannot say so.
  const tracker = setup.tracker(scope, path.at(-1) ?? '') as Tracker<AnySide> | undefined;
  return tracker && isOn(tracker, place) ? described(tracker, place) : null;
}

const freeTracker = { page: null, least: 0, start: 0, most: null, bars: [], options: [] };

/** The trackers of the match, a side or a row: the game's, then those that the players added. */
export function trackersOf(
  setup: Setup,
  free: ReadonlyMap<string, FreeTracker>,
  place: Path,
): readonly TrackerAt[] {
  const scope = scopeOf(place);
  const added = [...free]
    .filter(([, each]) => each.scope === scope)
    .flatMap(([key]) => trackerAt(setup, free, [...place, pathOf(key).at(-1) ?? '']) ?? []);
  return [...gameTrackersOf(setup, place), ...added];
}

/** The game's trackers of the match, a side or a row, looked up once: most places have few of those of their scope. */
export function gameTrackersOf(setup: Setup, place: Path): readonly TrackerAt[] {
  const key = keyOf(place);
  let found = setup.knownOf.get(key);
  if (found === undefined) {
    const scope = scopeOf(place);
    const ofScope = setup.model.trackers.filter((each) => each.scope === scope);
    found = ofScope.flatMap(({ id }) => gameTrackerAt(setup, [...place, id]) ?? []);
    setup.knownOf.set(key, found);
  }
  return found;
}

/** Whether a place has a tracker of its scope. */
export const isOn = (tracker: Pick<Tracker<AnySide>, 'on'>, place: AnySide): boolean =>
  tracker.on?.(place) ?? true;

function described(tracker: Tracker<AnySide>, place: AnySide): TrackerAt {
  const { id, kind, page, least = 0 } = tracker;
  const isText = kind === 'choice' || kind === 'note';
  return {
    id,
    kind,
    label: tracker.named?.(place) ?? tracker.label,
    page,
    least,
    start: tracker.start?.(place) ?? (isText ? '' : least),
    most: tracker.most?.(place) ?? null,
    bars: tracker.bars?.(place) ?? [],
    options: tracker.options?.(place) ?? [],
    by: tracker.by,
  };
}

/** The match, a side or a row by its path; null if there is none. */
export function placeAt(setup: Setup, path: Path): Setup | SideSetup | RowPlace<AnySide> | null {
  if (path.length === 0) return setup;
  if (path.length === 1) return setup.sides.find(({ id }) => id === path[0]) ?? null;
  return setup.rowAt.get(keyOf(path)) ?? null;
}

/** Whether a value can be a mark of a tracker: a choice may have one that only a newer version knows. */
export function isMarkOf({ kind, least }: TrackerAt, value: Value): boolean {
  if (kind === 'choice' || kind === 'note') return typeof value === 'string';
  if (typeof value !== 'number') return false;
  return kind === 'toggle' ? value === 0 || value === 1 : value >= least && value <= MAX_MARKED;
}
