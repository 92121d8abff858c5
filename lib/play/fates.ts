import type { DerivedRow } from './derived';
import { type Change, isFreeTracker, keyOf, NEXT, type Path } from './mark';
import type { Row } from './model';
import type { Setup } from './setup';
import type { PlayState } from './state';
import type { Standing } from './text';
import { viewOf } from './view';

/** Whether a row is out of the match, and what that is called: "destroyed", "lost", "wreck". */
export interface Fate {
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
export const fatesIn = ({ sides }: Standing): Fate[] =>
  sides.flatMap(({ id, rows }) => rows.map(({ row, values }) => fateOf([id, row.id], row, values)));

/** What became of rows: "Shrike destroyed"; taken back, "Shrike no longer destroyed". */
export function fateTexts(before: readonly Fate[], after: readonly Fate[]): string[] {
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
