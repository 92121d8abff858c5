import { fingerprint } from '@/lib/roster/fingerprint';
import type { AnyGameSystem } from '@/lib/roster/system';
import { keyOf, pathOf } from './mark';
import type { MatchHead } from './match';
import type { Setup } from './setup';
import type { PlayState } from './state';

/** Returns a state as the opponent may see it: without secret marks, and without notes and what led to it. */
export function forOpponent({ model }: Setup, state: PlayState): PlayState {
  const hidden = new Set(
    model.trackers
      .filter(({ secret, kind }) => secret || kind === 'note')
      .map(({ scope, id }) => keyOf([scope, id])),
  );
  const scopes = ['match', 'side', 'row'];
  const marks = [...state.marks].filter(([key]) => {
    const path = pathOf(key);
    return !hidden.has(keyOf([scopes[path.length - 1] ?? '', path.at(-1) ?? '']));
  });
  return { ...state, marks: new Map(marks), done: [], undone: [] };
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
    const roster = { ...side.roster, notes: '', force: withoutSecrets?.(force).force ?? force };
    return {
      ...side,
      mine: sides.length > 1 && !side.mine,
      roster,
      fingerprint: fingerprint(roster, system),
    };
  }),
});
