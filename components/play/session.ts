import { dequal } from 'dequal/lite';
import { TURN } from '@/lib/play/common';
import { eventsOf, type Intent } from '@/lib/play/intent';
import { type Event, MAX_EVENTS } from '@/lib/play/mark';
import { detailsOf, type MatchDetails, type MatchHead } from '@/lib/play/match';
import { readFollowing } from '@/lib/play/parse-match';
import { remembered } from '@/lib/play/remembered';
import type { Setup } from '@/lib/play/setup';
import { compacted, extended, type PlayState } from '@/lib/play/state';
import { type Standing, standingOf } from '@/lib/play/text';
import { valueAt } from '@/lib/play/view';
import type { AnyGameSystem } from '@/lib/roster/system';
import { storageSentence } from '@/lib/storage/db';
import {
  appendEvents,
  dropEvents,
  MatchGone,
  readSince,
  updateDetails,
  writeMatch,
} from '@/lib/storage/matches';
import { pendingMatches } from '@/lib/storage/pending';

/** What is shown of a match that is played. */
export interface Played {
  head: MatchHead;
  state: PlayState;
  /** Its events, with those that are still to be stored. */
  log: readonly Event[];
  /** Why the newest changes are not stored, as a sentence; null if they are, or will be in a moment. */
  failure: string | null;
}

/** A match that is played in this tab: taps are shown at once and stored in their order. */
export interface Session {
  id: string;
  system: AnyGameSystem;
  setup: Setup;
  played: () => Played;
  /** A state worked out, once however many parts of the page show it. */
  standing: (state: PlayState) => Standing;
  subscribe: (listener: () => void) => () => void;
  /** Does what the player wants; returns the events that it came to. */
  tap: (intent: Intent) => readonly Event[];
  /** Changes the name, the notes or the result; stored in its order with the taps. */
  changeDetails: (part: Partial<MatchDetails>) => void;
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

/** A tap, or a change outside the log, that is not stored yet. */
type Waiting = { intent: Intent; at: number } | { details: Partial<MatchDetails> };

const UNREADABLE = 'Another tab stored marks that this version cannot read: reload the page.';
const GONE = 'This match was deleted in another tab. It is only on this page now: save it to a file.';

/** Opens a match to be played. */
export function createSession({ head, log, state, setup, system }: OpenedMatch): Session {
  const { id } = head;
  let stored = { head, log: [...log], state };
  let waiting: Waiting[] = [];
  let saving = false;
  let played: Played = { head, log, state, failure: null };
  const listeners = new Set<() => void>();
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('muster-matches');

  const show = (part: Partial<Played>) => {
    played = { ...played, ...part };
    for (const listener of listeners) listener();
  };

  /** What is stored, and on it what waits. */
  const showStored = (failure: string | null) => {
    let { head, state: now } = stored;
    const events: Event[] = [];
    for (const each of waiting) {
      if ('details' in each) head = { ...head, ...each.details };
      else {
        const more = eventsOf(setup, now, each.intent, each.at);
        now = extended(now, more);
        events.push(...more);
      }
    }
    show({ head, state: now, log: [...stored.log, ...events], failure });
  };

  /** Takes in what another tab has stored: events, the name, the notes and the result. Returns whether it is anything. */
  const takeIn = (newer: readonly unknown[], match: MatchHead | undefined): boolean => {
    const events = readFollowing(setup, stored.state, newer);
    if (events === null) throw new Error(UNREADABLE);
    const details = detailsOf(match ?? stored.head);
    if (events.length === 0 && dequal(details, detailsOf(stored.head))) return false;
    const { head, log, state } = stored;
    stored = { head: { ...head, ...details }, log: [...log, ...events], state: extended(state, events) };
    return true;
  };

  /** Stores what waits; returns whether another tab had stored something before. */
  const store = async (next: Waiting): Promise<boolean> => {
    const pending = pendingMatches.get(id);
    if (pending) await writeMatch({ ...stored.head, log: [...stored.log] }, { roster: pending.roster });
    if ('details' in next) {
      await updateDetails(id, next.details);
      stored = { ...stored, head: { ...stored.head, ...next.details } };
      return false;
    }
    if (stored.log.length >= MAX_EVENTS) await makeRoom();
    const before = stored;
    let isMixed = false;
    try {
      await appendEvents(id, stored.state.n, (newer, match) => {
        isMixed = takeIn(newer, match);
        const events = eventsOf(setup, stored.state, next.intent, next.at);
        stored = { ...stored, log: [...stored.log, ...events], state: extended(stored.state, events) };
        return { events, turn: Number(valueAt(setup, stored.state, [TURN]) ?? 1) };
      });
    } catch (error) {
      stored = before;
      throw error;
    }
    return isMixed;
  };

  /** Lets the oldest events of a full log become its base. */
  const makeRoom = async () => {
    const { log, ...head } = compacted({ ...stored.head, log: stored.log });
    await dropEvents(head);
    stored = { ...stored, head, log: [...log] };
  };

  const saveAll = async () => {
    if (saving) return;
    saving = true;
    try {
      while (waiting[0]) {
        const isMixed = await store(waiting[0]);
        waiting = waiting.slice(1);
        tabs?.postMessage(id);
        if (isMixed || (waiting.length === 0 && played.failure !== null)) showStored(null);
      }
    } catch (error) {
      const sentence = error instanceof Error && error.message === UNREADABLE ? UNREADABLE : null;
      showStored(sentence ?? (error instanceof MatchGone ? GONE : storageSentence(error)));
    } finally {
      saving = false;
    }
  };

  const look = async () => {
    if (waiting.length > 0) return saveAll();
    if (saving) return;
    try {
      const { newer, match } = await readSince(id, stored.state.n);
      // A tap in the meantime has read them already.
      if (!saving && takeIn(newer, match)) showStored(null);
    } catch (error) {
      show({ failure: error instanceof Error && error.message === UNREADABLE ? UNREADABLE : played.failure });
    }
  };

  const onMessage = ({ data }: MessageEvent) => data === id && void look();
  tabs?.addEventListener('message', onMessage);

  return {
    id,
    system,
    setup,
    played: () => played,
    standing: remembered((each: PlayState) => standingOf(setup, each)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tap: (intent) => {
      const at = Date.now();
      const events = eventsOf(setup, played.state, intent, at);
      if (events.length === 0) return events;
      waiting = [...waiting, { intent, at }];
      show({ state: extended(played.state, events), log: [...played.log, ...events] });
      void saveAll();
      return events;
    },
    changeDetails: (details) => {
      waiting = [...waiting, { details }];
      show({ head: { ...played.head, ...details } });
      void saveAll();
    },
    look: () => void look(),
    end: () => {
      tabs?.removeEventListener('message', onMessage);
      tabs?.close();
    },
  };
}
