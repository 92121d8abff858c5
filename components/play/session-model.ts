import type { Intent } from '@/lib/play/intent';
import type { Event } from '@/lib/play/mark';
import type { MatchDetails, MatchHead } from '@/lib/play/match';
import type { LookBack } from '@/lib/play/outcome';
import type { Setup } from '@/lib/play/setup';
import type { PlayState } from '@/lib/play/state';
import type { Standing } from '@/lib/play/text';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { StoredSpace } from '@/lib/storage/db';
import type { Who } from '@/lib/sync/match/who';

/** What is shown of a match that is played. */
export interface Played {
  head: MatchHead;
  state: PlayState;
  /** The same state, with what this device can undo and redo. */
  own: PlayState;
  /** Its events, with those that are still to be stored. */
  log: readonly Event[];
  /** Why the newest changes are not stored, as a sentence; null if they are, or will be in a moment. */
  failure: string | null;
  /** How it is shared; null if it is not. */
  sharing: Sharing | null;
}

/** How a match is shared with other devices. */
export interface Sharing {
  space: StoredSpace;
  /** What this device may mark. */
  who: Who;
  /** Why the last exchange failed, as a sentence; "" if it did not. */
  problem: string;
  /** How many steps the server does not have yet. */
  waiting: number;
  /** Whether the match is not on the server any more. */
  isGone: boolean;
}

/** A match that is played in this tab: taps are shown at once and stored in their order. */
export interface Session {
  id: string;
  system: AnyGameSystem;
  setup: Setup;
  played: () => Played;
  /** A state worked out, once however many parts of the page show it. */
  standing: (state: PlayState) => Standing;
  /** Which condition for winning was met first. */
  past: LookBack;
  /** Whether this device may do it: in a shared match it may have to keep to its own side. */
  mayMark: (intent: Intent) => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Does what the player wants; returns the events that it came to. */
  tap: (intent: Intent) => readonly Event[];
  /** Changes the name, the notes or the result; stored in its order with the taps. */
  changeDetails: (part: Partial<MatchDetails>) => void;
  /** Has a function called that marks what is typed and not marked yet, when the page is left; returns how to stop it. */
  onLeave: (mark: () => void) => () => void;
  /** Marks what is typed and stores what waits, for a page that is hidden or closed. */
  leave: () => void;
  /** Reads what other tabs have stored, and stores again what could not be. */
  look: () => void;
  /** Stops listening to other tabs. */
  end: () => void;
}

/** A match as it was read from the database. */
export interface OpenedMatch {
  head: MatchHead;
  log: readonly Event[];
  state: PlayState;
  setup: Setup;
  system: AnyGameSystem;
}
