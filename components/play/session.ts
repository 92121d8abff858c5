import { dequal } from 'dequal/lite';
import { TURN } from '@/lib/play/common';
import { eventsOf } from '@/lib/play/intent';
import { MAX_EVENTS } from '@/lib/play/mark';
import { detailsOf, type MatchHead } from '@/lib/play/match';
import { readFollowing } from '@/lib/play/parse-match';
import { compacted, extended } from '@/lib/play/state';
import { valueAt } from '@/lib/play/values';
import { pendingMatches } from '@/lib/storage/changes';
import { storageSentence } from '@/lib/storage/db';
import {
  addEvents,
  appendEvents,
  dropEvents,
  MatchGone,
  readSince,
  updateDetails,
  writeMatch,
} from '@/lib/storage/matches';
import type { OpenedMatch, Played, Session } from './session-model';
import { sessionParts } from './session-parts';
import { type StoredPlay, type Waiting, withWaiting } from './waiting';

const UNREADABLE = 'Another tab stored marks that this version cannot read: reload the page.';
const GONE = 'This match was deleted in another tab. It is only on this page now: save it to a file.';

/** Opens a match to be played. */
export function createSession({ head, log, state, setup, system }: OpenedMatch): Session {
  const { id } = head;
  let stored: StoredPlay = { head, log: [...log], state };
  // What was stored before a tap that the database has not confirmed.
  let beforeAppend: StoredPlay | null = null;
  let waiting: Waiting[] = [];
  let saving = false;
  let leaving: Promise<void> | null = null;
  let played: Played = { head, log, state, own: state, failure: null, sharing: null };
  const parts = sessionParts({ id, setup, system });
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('muster-matches');

  const show = (part: Partial<Omit<Played, 'own'>>) => {
    const next = { ...played, ...part };
    played = { ...next, own: next.state };
    parts.changed();
  };

  /** What is stored, and on it what waits. */
  const showStored = (failure: string | null) => {
    const { head, state, events } = withWaiting(setup, stored, waiting);
    show({ head, state, log: [...stored.log, ...events], failure });
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
    beforeAppend = before;
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
    } finally {
      beforeAppend = null;
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
      for (;;) {
        while (leaving) await leaving;
        const [next] = waiting;
        if (next === undefined) break;
        const isMixed = await store(next);
        waiting = waiting.filter((each) => each !== next);
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

  /** Stores the taps that wait without reading first: a page that is left gets no answer. */
  const storeAtOnce = async () => {
    const before = waiting;
    const { state, events } = withWaiting(setup, beforeAppend ?? stored, waiting);
    const isFull = stored.log.length + events.length > MAX_EVENTS;
    if (events.length === 0 || isFull || played.failure !== null || pendingMatches.has(id)) return;
    try {
      await addEvents(id, events);
    } catch {
      // The database or another tab has what comes first: they are stored in their order.
      return;
    }
    stored = { ...stored, log: [...stored.log, ...events], state };
    waiting = waiting.filter((each) => 'details' in each || !before.includes(each));
    tabs?.postMessage(id);
    if (waiting.length === 0 && played.failure !== null) showStored(null);
  };

  const leave = () => {
    const wasSaving = saving;
    // What is typed is stored with the rest below.
    saving = true;
    parts.markTyped();
    saving = wasSaving;
    const storing = storeAtOnce().finally(() => {
      if (leaving === storing) leaving = null;
    });
    leaving = storing;
    void saveAll();
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
    ...parts.session,
    played: () => played,
    mayMark: () => true,
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
    leave,
    look: () => void look(),
    end: () => {
      tabs?.removeEventListener('message', onMessage);
      tabs?.close();
    },
  };
}
