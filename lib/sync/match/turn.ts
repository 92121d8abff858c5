import { ACTIVE, TURN } from '@/lib/play/common';
import type { ChangeIntent } from '@/lib/play/intent';
import { NEXT, type Value } from '@/lib/play/mark';
import type { Setup } from '@/lib/play/setup';
import type { PlayState } from '@/lib/play/state';
import { valueAt } from '@/lib/play/values';

// Both players press the button that ends a turn, the one before hearing of the other: that is one turn, not two.

/** Returns an intent as it is sent: what ends a turn says which. */
export const withTurn = (intent: ChangeIntent, setup: Setup, state: PlayState): ChangeIntent =>
  'act' in intent && intent.act === NEXT ? { ...intent, input: turnOf(setup, state) } : intent;

/** Whether an intent ends a turn that is not the one at hand. */
export function endsOtherTurn(intent: ChangeIntent, setup: Setup, state: PlayState): boolean {
  if (!('act' in intent) || intent.act !== NEXT || intent.input === undefined) return false;
  const now = turnOf(setup, state);
  return Object.entries(intent.input).some(([id, value]) => value !== now[id]);
}

/** The number of the turn and, where each side has its own, whose it is. */
const turnOf = (setup: Setup, state: PlayState): Record<string, Value> =>
  Object.fromEntries(
    [TURN, ACTIVE].flatMap((id) => {
      const value = valueAt(setup, state, [id]);
      return value === null ? [] : [[id, value]];
    }),
  );
