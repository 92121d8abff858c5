import { dequal } from 'dequal/lite';
import type { Round } from '@/lib/events/event';
import {
  type ClosedView,
  type EventView,
  isWhole,
  type PlayerView,
  type ViewUpdate,
  withUpdate,
} from '@/lib/events/view';
import { EventProblem } from './problem';

/** How the page gets changes: as they happen, every few seconds, or not at the moment. */
export type Connection = 'loading' | 'live' | 'polling' | 'offline';

/** What a page knows of an event. */
export interface Snapshot {
  /** The newest view with all players, in the order of entry; null until it is loaded, or if it may not be seen. */
  view: EventView | null;
  /** The time of a view that this browser kept, while the server does not answer; null of one from the server. */
  asOf: number | null;
  /** What somebody without a link sees of a private event; null otherwise. */
  closed: ClosedView | null;
  connection: Connection;
  /** Why nothing more comes: the link was withdrawn, or the event does not exist; null otherwise. */
  problem: EventProblem | null;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  ahead: number;
}

/** The view of an event, put together from what the server sends; for `useSyncExternalStore`. */
export class ViewStore {
  #now: Snapshot = {
    view: null,
    asOf: null,
    closed: null,
    connection: 'loading',
    problem: null,
    ahead: 0,
  };
  readonly #listeners = new Set<() => void>();

  readonly snapshot = (): Snapshot => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The revision that is known; 0 before the first view from the server. */
  get revision(): number {
    return this.#known?.revision ?? 0;
  }

  /** The view from the server. */
  get #known(): EventView | null {
    return this.#now.asOf === null ? this.#now.view : null;
  }

  /** Shows a view that was kept, until the server answers: nothing is added to it. */
  recall(view: EventView) {
    if (this.#now.view === null) this.#show({ ...this.#now, view, asOf: view.now });
  }

  /** Changes what is known about the connection. */
  set(part: Partial<Pick<Snapshot, 'connection' | 'problem'>>) {
    const next = { ...this.#now, ...part };
    if (next.connection !== this.#now.connection || next.problem !== this.#now.problem) this.#show(next);
  }

  /** Takes a view, or what changed since a revision that is known. What is older than that is left out. */
  take(given: ViewUpdate | ClosedView) {
    if (!('revision' in given)) return this.#show({ ...this.#now, view: null, asOf: null, closed: given });
    const before = this.#known;
    if (before ? given.revision < before.revision : !isWhole(given)) return;
    const view = before ? unlessEqual(before, withUpdate(before, given)) : given;
    if (view && isWhole(view))
      this.#show({ ...this.#now, view, asOf: null, closed: null, ahead: given.now - Date.now() });
  }

  #show(next: Snapshot) {
    this.#now = next;
    for (const listener of this.#listeners) listener();
  }
}

/** A view in which everything that stayed the same is the same object as before, so that it is not rendered again. */
const unlessEqual = (before: EventView, next: EventView): EventView => ({
  ...next,
  settings: kept(before.settings, next.settings),
  notices: kept(before.notices, next.notices),
  links: kept(before.links, next.links),
  players: keptPlayers(before.players, next.players),
  rounds: keptItems(
    before.rounds,
    next.rounds.map((round, at) => keptRound(before.rounds[at], round)),
  ),
});

const kept = <Value>(before: Value | undefined, next: Value): Value =>
  before !== undefined && dequal(before, next) ? before : next;

/** The list from before if it has the same items. */
const keptItems = <Item>(before: readonly Item[], next: readonly Item[]): readonly Item[] =>
  before.length === next.length && before.every((item, at) => item === next[at]) ? before : next;

function keptPlayers(before: readonly PlayerView[], next: readonly PlayerView[]): readonly PlayerView[] {
  const known = new Map(before.map((player) => [player.id, player]));
  return keptItems(
    before,
    next.map((player) => kept(known.get(player.id), player)),
  );
}

function keptRound(before: Round | undefined, next: Round): Round {
  if (before === undefined) return next;
  const pairings = keptItems(
    before.pairings,
    next.pairings.map((pairing, at) => kept(before.pairings[at], pairing)),
  );
  return kept(before, { ...next, pairings });
}

/** Milliseconds between two questions while the server sends nothing by itself. */
const POLL_EVERY = 5000;
/** Milliseconds until the next attempt to have changes sent. */
const REOPEN_AFTER = 15_000;
/** Milliseconds without a change after which the server is asked: a connection can die without a word. */
const QUIET = 60_000;

interface LiveSource {
  /** The address of the stream, from the revision that is known. */
  address: () => string;
  /** Takes the data of an event of the stream. */
  take: (data: string) => void;
  /** Loads what changed. Rejects with an `EventProblem`. */
  load: () => Promise<void>;
  /** Called when the way in which changes arrive changes. */
  connected: (how: 'live' | 'polling' | 'offline') => void;
}

/**
 * Keeps a page up to date: by server-sent events, and by asking every 5 seconds while these do not arrive. Ends by
 * itself if the server refuses.
 * @returns a function that ends it
 */
export function keepUpToDate({ address, take, load, connected }: LiveSource): () => void {
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  let tried = 0;

  const end = () => {
    isEnded = true;
    clearTimeout(timer);
    drop();
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', ask);
    document.removeEventListener('visibilitychange', seen);
  };

  const drop = () => {
    stream?.close();
    stream = null;
  };

  const wait = () => {
    clearTimeout(timer);
    if (!isEnded) timer = setTimeout(ask, stream ? QUIET : POLL_EVERY);
  };

  const open = () => {
    if (isEnded || typeof EventSource === 'undefined') return;
    tried = Date.now();
    const opened = new EventSource(address(), { withCredentials: true });
    stream = opened;
    opened.addEventListener('open', () => {
      connected('live');
      wait();
    });
    opened.addEventListener('view', ({ data }: MessageEvent<string>) => {
      take(data);
      wait();
    });
    opened.addEventListener('error', () => {
      if (stream !== opened) return;
      // It would open the old address again, with the revision of then.
      lost();
    });
  };

  async function ask() {
    clearTimeout(timer);
    try {
      await load();
      if (isEnded) return;
      if (!stream && Date.now() - tried >= REOPEN_AFTER) open();
      if (!stream) connected('polling');
    } catch (error) {
      if (isEnded) return;
      if (isRefusal(error)) return end();
      drop();
      connected('offline');
    }
    wait();
  }

  const lost = () => {
    drop();
    if (!isEnded) void ask();
  };

  const seen = () => {
    if (document.visibilityState === 'visible') void ask();
  };

  window.addEventListener('online', ask);
  window.addEventListener('offline', lost);
  document.addEventListener('visibilitychange', seen);
  void ask();
  return end;
}

/** Whether asking again is of no use. */
const isRefusal = (error: unknown): boolean =>
  error instanceof EventProblem && (error.kind === 'forbidden' || error.kind === 'unknown');
