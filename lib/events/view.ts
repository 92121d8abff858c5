import { type Asker, isFrom, mayRead, maySee } from './course';
import type { EventState, Link, Notice, Pairing, Player, Round, SentList, Settings, Step } from './event';

/** An event as somebody may see it: what they may not see is left out. */
export interface EventView {
  id: string;
  revision: number;
  /** The revision of the settings, the step and the links. */
  changed: number;
  /** The time of the server, for countdowns. */
  now: number;
  you: Asker;
  step: Step;
  settings: Settings;
  seed: string;
  notices: readonly Notice[];
  /** For organisers only. */
  links: readonly Link[];
  /** All players, or those who changed since the revision asked for. */
  players: readonly PlayerView[];
  rounds: readonly Round[];
}

/** A private event for somebody without a link. */
export interface ClosedView {
  id: string;
  isPrivate: true;
  name: string;
}

/** A player as somebody may see them. */
export interface PlayerView extends Omit<Player, 'list' | 'link' | 'note' | 'unlocked'> {
  /** For the player and organisers; null for others. */
  unlocked: string | null;
  /** For organisers only. */
  note: string;
  hasLink: boolean;
  list: ListView | null;
}

/** A list as somebody may see it; organisers see the verdict before they may read the list. */
export interface ListView extends Omit<SentList, 'salt'> {
  salt: string | null;
  isReadable: boolean;
}

/**
 * Returns an event as somebody may see it.
 * @param since only players and rounds that changed after this revision; 0 for all
 */
export function viewOf(state: EventState, asker: Asker, now: number, since = 0): EventView | ClosedView {
  const { id, revision, changed, step, settings, seed, notices, links } = state;
  if (!maySee(state, asker)) return { id, isPrivate: true, name: settings.name };
  const isOrganiser = asker.role === 'organiser';
  // Lists become visible to others with a step or a round, which changes no player.
  const all = state.changed > since || state.rounds.some((round) => round.revision > since);
  const players = [...state.players.values()].filter((player) => all || player.revision > since);
  return {
    id,
    revision,
    changed,
    now,
    you: asker,
    step,
    settings,
    seed,
    notices,
    links: isOrganiser ? links : [],
    players: players.map((player) => playerView(state, asker, player)),
    rounds: state.rounds
      .filter((round) => isOrganiser || round.begun !== null)
      .map((round) => roundView(round, asker)),
  };
}

/** A player as somebody may see them. */
export function playerView(state: EventState, asker: Asker, player: Player): PlayerView {
  const { link, ...shown } = player;
  const isOrganiser = asker.role === 'organiser';
  const isOwn = isOrganiser || (asker.role === 'player' && asker.id === player.id);
  return {
    ...shown,
    sent: isOwn ? player.sent : 0,
    unlocked: isOwn ? player.unlocked : null,
    note: isOrganiser ? player.note : '',
    hasLink: link !== null,
    list: listView(state, asker, player, isOwn),
  };
}

function listView(state: EventState, asker: Asker, player: Player, isOwn: boolean): ListView | null {
  const isReadable = mayRead(state, asker, player);
  if (player.list === null || !(isOwn || isReadable)) return null;
  const { salt, content, fingerprint, ...list } = player.list;
  return {
    ...list,
    isReadable,
    salt: isReadable && isFrom('revealed', state) ? salt : null,
    content: isReadable ? content : '',
    fingerprint,
  };
}

/** A round as somebody may see it: what was reported is for organisers and the two players. */
function roundView(round: Round, asker: Asker): Round {
  if (asker.role === 'organiser') return round;
  const isOwn = ({ a, b }: Pairing) => asker.role === 'player' && (asker.id === a || asker.id === b);
  return {
    ...round,
    pairings: round.pairings.map((pairing) =>
      isOwn(pairing) ? pairing : { ...pairing, reported: { a: null, b: null } },
    ),
  };
}

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
