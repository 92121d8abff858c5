import { uncapitalised } from '@/lib/roster/text/words';
import type { DerivedRow } from './derived';
import { placeLabel, placeOf } from './event-words';
import { type Change, type ChangeEvent, isFreeTracker, keyOf, NEXT, type Path } from './mark';
import type { Row } from './model';
import { type Setup, trackerAt } from './setup';
import type { PlayState } from './state';
import { placeValues, type Standing } from './text';
import { rowParts, valueAt, viewOf } from './values';

/** Whether a row is out of the match, and what that is called: "destroyed", "lost", "wreck". */
interface Fate {
  key: string;
  label: string;
  /** Null while it is in the match. */
  out: string | null;
}

/** The fate of a row. */
const fateOf = (path: Path, { label }: Row, { is, values }: Pick<DerivedRow, 'is' | 'values'>): Fate => ({
  key: keyOf(path),
  label,
  out: is.destroyed ? `${values.status ?? 'destroyed'}` : null,
});

/** The fates of all rows of a match. */
const fatesIn = ({ sides }: Standing): Fate[] =>
  sides.flatMap(({ id, rows }) => rows.map(({ row, values }) => fateOf([id, row.id], row, values)));

/** What became of rows: "Shrike destroyed"; taken back, "Shrike no longer destroyed". */
function fateTexts(before: readonly Fate[], after: readonly Fate[]): string[] {
  const was = new Map(before.map(({ key, out }) => [key, out]));
  return after.flatMap(({ key, label, out }) => {
    const earlier = was.get(key) ?? null;
    if ((earlier === null) === (out === null)) return [];
    return [out === null ? `${label} no longer ${earlier}` : `${label} ${out}`];
  });
}

/** What became of rows in each step that stands, by its number; worked out backwards, since only the end is known. */
export function fatesByStep(setup: Setup, state: PlayState): ReadonlyMap<number, readonly string[]> {
  const marks = new Map(state.marks);
  const found = new Map<number, readonly string[]>();
  for (const { n, act, changes } of state.done.toReversed()) {
    const marked = act === NEXT ? [] : changes.filter(([path]) => path.length === 3);
    const after = fatesOf(setup, { ...state, marks }, marked);
    for (const [path, before] of changes.toReversed())
      if (before !== null && !isFreeTracker(before)) marks.set(keyOf(path), before);
    const texts = fateTexts(fatesOf(setup, { ...state, marks }, marked), after);
    if (texts.length > 0) found.set(n, texts);
  }
  return found;
}

/** The fates of the elements whose rows are marked: all their parts, since they may be lost together. */
function fatesOf(setup: Setup, state: PlayState, changes: readonly Change[]): Fate[] {
  if (changes.length === 0) return [];
  const elements = new Set(
    changes.map(([path]) =>
      keyOf([path[0] ?? '', setup.rowAt.get(keyOf(path.slice(0, 2)))?.row.element ?? '']),
    ),
  );
  return viewOf(setup, state).sides.flatMap((side) =>
    side.rows
      .filter(({ row }) => elements.has(keyOf([side.id, row.element])))
      .map((view) => fateOf(view.path, view.row, setup.model.derive.row(view))),
  );
}

/**
 * What a step came to, in words: the new numbers of what it marked, and what followed for their places:
 * "damage 3 of 13, F 5 of 6, Shrike destroyed". Rows are named where the step is not about them, and always when they
 * are out of the match.
 * @param change the step, made, taken back or made again
 */
export function nowText(
  setup: Setup,
  state: PlayState,
  change: ChangeEvent,
  before: Standing,
  after: Standing,
): string {
  const paths = change.changes.map(([path]) => path);
  const places = new Map(paths.map((path) => [keyOf(path.slice(0, -1)), path.slice(0, -1)]));
  const numbers = paths.flatMap((path) => numberAt(setup, state, after, path));
  const named = ofOthers(setup, change);
  const fates = fateTexts(fatesIn(before), fatesIn(after));
  const outs = new Set(fatesIn(after).map(({ out }) => out));
  const followed = [...places.values()].flatMap((place) => {
    const was = new Set(partsOf(before, place));
    return partsOf(after, place)
      .filter(
        (part) => !was.has(part) && !outs.has(part) && !numbers.some(({ text }) => text.startsWith(part)),
      )
      .map((text) => named({ place, text }));
  });
  return [...numbers.map(named), ...followed, ...fates].join(', ');
}

/** What is said of a place. */
interface Said {
  place: Path;
  text: string;
}

/** Names the row that something is said of, unless the step is about that row and named it. */
function ofOthers(setup: Setup, { changes }: ChangeEvent): (said: Said) => string {
  const own = keyOf(placeOf(changes).slice(0, -1));
  return ({ place, text }) =>
    place.length === 2 && keyOf(place) !== own ? `${placeLabel(setup, [...place, ''])}: ${text}` : text;
}

/** A number at a path with what paper prints as its maximum. */
function numberAt(setup: Setup, state: PlayState, standing: Standing, path: Path): Said[] {
  const tracker = trackerAt(setup, state.free, path);
  if (tracker?.kind !== 'boxes' && tracker?.kind !== 'counter') return [];
  const most = tracker.most === null ? '' : ` of ${tracker.most}`;
  // What the game derives for it stands for the mark.
  const place = path.slice(0, -1);
  const derived = placeValues(standing, place)?.values[tracker.id];
  const text = `${uncapitalised(tracker.label)} ${derived ?? valueAt(setup, state, path)}${most}`;
  return [{ place, text }];
}

/** What a place's line says, part by part. */
function partsOf(standing: Standing, path: Path): readonly string[] {
  const values = placeValues(standing, path);
  if (values === undefined) return [];
  return 'stats' in values ? rowParts(values) : values.lines;
}
