import { withoutElementNotes } from '@/lib/roster/element-notes';
import { fingerprint } from '@/lib/roster/fingerprint/fingerprint';
import type { AnyGameSystem } from '@/lib/roster/system';
import { keyOf, pathOf } from './mark';
import type { MatchHead } from './match';
import { type Setup, scopeOf } from './setup';
import type { PlayState } from './state';
import { type Standing, standingOf } from './text';

/**
 * Returns a state as the opponent may see it: without secret marks, notes, the marks of rows that are kept from them,
 * and what led to it.
 */
export function forOpponent(setup: Setup, state: PlayState): PlayState {
  const { model } = setup;
  const concealed = concealedRows(standingOf(setup, state));
  const hidden = new Set(
    model.trackers
      .filter(({ secret, kind }) => secret || kind === 'note')
      .map(({ scope, id }) => keyOf([scope, id])),
  );
  const marks = [...state.marks].filter(([key]) => {
    const path = pathOf(key);
    if (path.length === 3 && concealed.has(keyOf(path.slice(0, 2)))) return false;
    return !hidden.has(keyOf([scopeOf(path.slice(0, -1)) ?? '', path.at(-1) ?? '']));
  });
  return { ...state, marks: new Map(marks), done: [], undone: [] };
}

/** The rows that are kept from the opponent, by side and row. */
const concealedRows = ({ sides }: Standing): Set<string> =>
  new Set(
    sides.flatMap(({ id, rows }) =>
      rows.flatMap(({ row, values }) => (values.is.concealed ? [keyOf([id, row.id])] : [])),
    ),
  );

/** What the opponent may see of a match: without secret marks and notes, and without the rows that are kept from them. */
export function standingForOpponent(setup: Setup, state: PlayState): Standing {
  const concealed = concealedRows(standingOf(setup, state));
  const standing = standingOf(setup, forOpponent(setup, state));
  const sides = standing.sides.map((side) => ({
    ...side,
    rows: side.rows.filter(({ row }) => !concealed.has(keyOf([side.id, row.id]))),
  }));
  return { ...standing, sides };
}

/** Returns a match for the opponent: their side is theirs, and the lists and notes are without secrets. */
export const matchForOpponent = (
  { sides, ...head }: MatchHead,
  { forOpponent: withoutSecrets, ...system }: AnyGameSystem,
): MatchHead => ({
  ...head,
  notes: '',
  result: head.result && { ...head.result, notes: '' },
  sides: sides.map((side) => {
    const { force } = side.roster;
    const open = withoutSecrets?.(force).force ?? force;
    const roster = { ...side.roster, notes: '', force: withoutElementNotes(open, system) };
    return {
      ...side,
      mine: sides.length > 1 && !side.mine,
      roster,
      fingerprint: fingerprint(roster, system),
    };
  }),
});
