import type { Round } from '@/lib/events/event';
import type { ClosedView, EventView, PlayerView } from '@/lib/events/view';
import { isEqual } from '@/lib/roster/equal';
import type { EventProblem } from './problem';

/** How the page hears of changes: as they happen, every few seconds, or not at the moment. */
export type Connection = 'loading' | 'live' | 'polling' | 'offline';

/** What a page knows of an event. */
export interface Snapshot {
  /** The newest view with all players, in the order of entry; null until it is loaded, or if it may not be seen. */
  view: EventView | null;
  /** What somebody without a link sees of a private event; null otherwise. */
  closed: ClosedView | null;
  connection: Connection;
  /** Why nothing more comes: the link was withdrawn, or there is no such event; null otherwise. */
  problem: EventProblem | null;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  ahead: number;
}

/** The view of an event, put together from what the server sends; for `useSyncExternalStore`. */
export class ViewStore {
  #now: Snapshot = { view: null, closed: null, connection: 'loading', problem: null, ahead: 0 };
  readonly #listeners = new Set<() => void>();

  readonly snapshot = (): Snapshot => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The revision that is known; 0 before the first view. */
  get revision(): number {
    return this.#now.view?.revision ?? 0;
  }

  /** Changes what is known about the connection. */
  set(part: Partial<Pick<Snapshot, 'connection' | 'problem'>>) {
    const next = { ...this.#now, ...part };
    if (!isSame(next, this.#now)) this.#show(next);
  }

  /** Adds a view, which may have only the players that changed. An older one than is known is left out. */
  take(given: EventView | ClosedView) {
    if (!('revision' in given)) return this.#show({ ...this.#now, view: null, closed: given });
    const before = this.#now.view;
    if (before && given.revision < before.revision) return;
    const view = before ? merged(before, given) : given;
    const ahead = given.now - Date.now();
    this.#show({ ...this.#now, view, closed: null, ahead });
  }

  #show(next: Snapshot) {
    this.#now = next;
    for (const listener of this.#listeners) listener();
  }
}

const isSame = (one: Snapshot, other: Snapshot): boolean =>
  one.connection === other.connection && one.problem === other.problem;

/** A view with the players of the one before that did not change; what stayed the same stays the same object. */
function merged(before: EventView, given: EventView): EventView {
  return {
    ...given,
    settings: kept(before.settings, given.settings),
    notices: kept(before.notices, given.notices),
    links: kept(before.links, given.links),
    players: mergedPlayers(before.players, given.players),
    rounds: mergedRounds(before.rounds, given.rounds),
  };
}

const kept = <Value>(before: Value, next: Value): Value => (isEqual(before, next) ? before : next);

function mergedPlayers(before: readonly PlayerView[], changed: readonly PlayerView[]): readonly PlayerView[] {
  const players = new Map(before.map((player) => [player.id, player]));
  let isOther = false;
  for (const player of changed) {
    const known = players.get(player.id);
    if (known && isEqual(known, player)) continue;
    players.set(player.id, player);
    isOther = true;
  }
  return isOther ? [...players.values()].sort((a, b) => a.number - b.number) : before;
}

function mergedRounds(before: readonly Round[], next: readonly Round[]): readonly Round[] {
  const rounds = next.map((round, at) => {
    const known = before[at];
    if (known === undefined || isEqual(known, round)) return known ?? round;
    const pairings = round.pairings.map((pairing, index) => kept(known.pairings[index] ?? pairing, pairing));
    return { ...round, pairings };
  });
  return rounds.length === before.length && rounds.every((round, at) => round === before[at])
    ? before
    : rounds;
}
