import { eventsOf, type Intent } from '@/lib/play/intent';
import type { Event } from '@/lib/play/mark';
import type { MatchDetails, MatchHead } from '@/lib/play/match';
import type { Setup } from '@/lib/play/setup';
import { extended, type PlayState } from '@/lib/play/state';

/** A tap, or a change outside the log, that is not stored yet. */
export type Waiting = { intent: Intent; at: number } | { details: Partial<MatchDetails> };

/** What is stored of a match. */
export interface StoredPlay {
  head: MatchHead;
  log: Event[];
  state: PlayState;
}

/** What a match becomes with all that waits, and the events that this takes. */
export function withWaiting(setup: Setup, stored: StoredPlay, waiting: readonly Waiting[]) {
  let { head, state } = stored;
  const events: Event[] = [];
  for (const each of waiting) {
    if ('details' in each) head = { ...head, ...each.details };
    else {
      const more = eventsOf(setup, state, each.intent, each.at);
      state = extended(state, more);
      events.push(...more);
    }
  }
  return { head, state, events };
}
