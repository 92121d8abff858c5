import type { EventState, Pairing, Player, Round, Settings } from './event';
import { type Asker, maySee } from './rights';
import { type ClosedView, type EventView, playerView, roundView } from './view';

/** What somebody sees of an event that is not as it was at an earlier revision. */
export interface ViewUpdate extends Omit<EventView, 'settings' | 'rounds'> {
  /** Null if they are as before. */
  settings: Settings | null;
  /** Every round; null for one that is as before. */
  rounds: readonly (RoundUpdate | null)[];
}

/** A round with its pairings; null for those that are as before. */
export interface RoundUpdate extends Omit<Round, 'pairings'> {
  pairings: readonly (Pairing | null)[];
}

/**
 * Returns what changed of an event after a revision, as somebody may see it; everything if that is 0.
 * @param now the time of the server
 */
export function updateOf(
  state: EventState,
  asker: Asker,
  now: number,
  since: number,
): ViewUpdate | ClosedView {
  const parts = updatePartsOf(state, asker, now, since);
  if (!('players' in parts)) return parts;
  const { rest, players } = parts;
  return { ...rest, players: players.map((player) => playerView(state, asker, player)) };
}

/** The same with the players who changed as they are, to be shown by `playerView`. */
export function updatePartsOf(
  state: EventState,
  asker: Asker,
  now: number,
  since: number,
): { rest: Omit<ViewUpdate, 'players'>; players: Player[] } | ClosedView {
  const { id, revision, changed, step, settings, seed, notices, links, players, rounds } = state;
  if (!maySee(state, asker)) return { id, isPrivate: true, name: settings.name };
  const isOrganiser = asker.role === 'organiser';
  // Lists become visible to others with a step, and those of opponents with a round, which changes no player.
  const isAll = changed > since;
  const opponents = opponentsSince(rounds, asker, since);
  const rest = {
    id,
    revision,
    changed,
    now,
    you: asker,
    step,
    settings: isAll ? settings : null,
    seed,
    notices,
    links: isOrganiser ? links : [],
    rounds: rounds
      .filter(({ begun }) => isOrganiser || begun !== null)
      .map((round) => (round.revision > since ? roundSince(roundView(round, asker), since) : null)),
  };
  const isNew = (player: Player) => isAll || player.revision > since || opponents.has(player.id);
  return { rest, players: [...players.values()].filter(isNew) };
}

const roundSince = (round: Round, since: number): RoundUpdate => ({
  ...round,
  pairings: round.pairings.map((pairing) => (pairing.revision > since ? pairing : null)),
});

/** The opponents of a player in the pairings that changed. */
function opponentsSince(rounds: readonly Round[], asker: Asker, since: number): ReadonlySet<string | null> {
  if (asker.role !== 'player') return new Set();
  return new Set(
    rounds
      .filter(({ revision }) => revision > since)
      .flatMap(({ pairings }) => pairings.filter((pairing) => pairing.revision > since))
      .flatMap(({ a, b }) => (a === asker.id ? [b] : b === asker.id ? [a] : [])),
  );
}

/** Whether an update leaves nothing out. */
export const isWhole = (update: ViewUpdate): update is ViewUpdate & EventView =>
  update.settings !== null && update.rounds.every((round) => round?.pairings.every(Boolean));

/** Puts together what was known of an event and what changed since. */
export function withUpdate(before: EventView, update: ViewUpdate): EventView {
  const players = new Map(before.players.map((player) => [player.id, player]));
  for (const player of update.players) players.set(player.id, player);
  return {
    ...update,
    settings: update.settings ?? before.settings,
    players: [...players.values()].sort((one, other) => one.number - other.number),
    rounds: update.rounds.flatMap((round, at) => {
      const known = before.rounds[at];
      if (round === null) return known ?? [];
      const pairings = round.pairings.flatMap((pairing, index) => pairing ?? known?.pairings[index] ?? []);
      return { ...round, pairings };
    }),
  };
}
