import { TURN } from '@/lib/play/common';
import { eventsOf, type Intent } from '@/lib/play/intent';
import { type Event, MOST_EVENTS } from '@/lib/play/mark';
import type { MatchHead } from '@/lib/play/match';
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
  newerEvents,
  updateHead,
  writeMatch,
} from '@/lib/storage/matches';
import { pendingMatches } from '@/lib/storage/pending';

/** What is shown of a match that is played. */
export interface Played {
  head: MatchHead;
  state: PlayState;
  /** Its events, with those that are still to be stored. */
  log: readonly Event[];
  /** Why the newest taps are not stored, as a sentence; null if they are, or will be in a moment. */
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
  /** Changes the name, the notes or the result. */
  changeHead: (part: Partial<Pick<MatchHead, 'name' | 'notes' | 'result'>>) => Promise<void>;
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

/** A tap that is not stored yet. */
interface Waiting {
  intent: Intent;
  at: number;
}

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
    let now = stored.state;
    const events: Event[] = [];
    for (const { intent, at } of waiting) {
      const more = eventsOf(setup, now, intent, at);
      now = extended(now, more);
      events.push(...more);
    }
    show({ head: stored.head, state: now, log: [...stored.log, ...events], failure });
  };

  /** Takes in events that another tab has stored. */
  const takeIn = (newer: readonly unknown[]) => {
    const events = readFollowing(setup, stored.state, newer);
    if (events === null) throw new Error(UNREADABLE);
    stored = { ...stored, log: [...stored.log, ...events], state: extended(stored.state, events) };
  };

  const store = async ({ intent, at }: Waiting) => {
    const pending = pendingMatches.get(id);
    if (pending) await writeMatch({ ...stored.head, log: [...stored.log] }, { roster: pending.roster });
    if (stored.log.length >= MOST_EVENTS) await makeRoom();
    const before = stored;
    let events: Event[] = [];
    try {
      await appendEvents(id, stored.state.n, (newer) => {
        takeIn(newer);
        events = eventsOf(setup, stored.state, intent, at);
        stored = { ...stored, log: [...stored.log, ...events], state: extended(stored.state, events) };
        return { events, turn: Number(valueAt(setup, stored.state, [TURN]) ?? 1) };
      });
    } catch (error) {
      stored = before;
      throw error;
    }
    return stored.log.length - before.log.length > events.length;
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
      const newer = await newerEvents(id, stored.state.n);
      // A tap in the meantime has read them already.
      if (saving || newer.length === 0) return;
      takeIn(newer);
      showStored(null);
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
    changeHead: async (part) => {
      stored = { ...stored, head: { ...stored.head, ...part } };
      show({ head: stored.head });
      await updateHead(id, () => part);
    },
    look: () => void look(),
    end: () => {
      tabs?.removeEventListener('message', onMessage);
      tabs?.close();
    },
  };
}
