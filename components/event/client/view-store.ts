import { dequal } from 'dequal/lite';
import type { Round } from '@/lib/events/event';
import type { ClosedView, EventView, PlayerView } from '@/lib/events/view';
import { isWhole, type ViewUpdate, withUpdate } from '@/lib/events/view-update';
import type { EventProblem } from './problem';

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
