import { isFrom } from './course';
import type { EventState, Link, Notice, Pairing, Player, Round, SentList, Settings, Step } from './event';
import { type Asker, mayRead, maySee } from './rights';

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
export function roundView(round: Round, asker: Asker): Round {
  if (asker.role === 'organiser') return round;
  const isOwn = ({ a, b }: Pairing) => asker.role === 'player' && (asker.id === a || asker.id === b);
  return {
    ...round,
    pairings: round.pairings.map((pairing) =>
      isOwn(pairing) ? pairing : { ...pairing, reported: { a: null, b: null } },
    ),
  };
}
