import type { Act, ActOf } from './acts';
import { isFrom, isListed } from './course';
import type { Commitment, EventState, Notice, Pairing, Player, Round, SentList } from './event';
import type { Entry } from './log';
import { isSameScore } from './rounds';

/**
 * Returns the state of an event after a log entry; players and rounds that the entry does not concern stay the same
 * objects. An entry that does not fit the state (a damaged log) throws.
 * @param state before the entry; null before the first one
 */
export function apply(state: EventState | null, entry: Entry): EventState {
  const { seq, at, hash, data } = entry;
  if (state === null) {
    if (data.act !== 'made') throw new Error('A log begins with the making of its event.');
    return made(data, entry);
  }
  return { ...applied(state, data, entry), revision: seq, head: hash, at };
}

function made({ id, settings, seed, organiser }: ActOf<'made'>, { seq, at, hash }: Entry): EventState {
  return {
    id,
    revision: seq,
    head: hash,
    at,
    changed: seq,
    made: at,
    settings,
    step: 'draft',
    notices: [],
    seed,
    links: [{ role: 'organiser', hash: organiser, made: at, label: '' }],
    players: new Map(),
    rounds: [],
    lists: 0,
  };
}

function applied(state: EventState, data: Act, entry: Entry): EventState {
  const { seq, at } = entry;
  const changed = seq;
  switch (data.act) {
    case 'made':
      throw new Error('An event is made once.');
    case 'settings':
      return { ...state, changed, settings: data.settings };
    case 'step':
      return stepped(state, data, entry);
    case 'looked':
      return { ...state, changed, notices: [...state.notices, { at, what: 'looked', reason: data.reason }] };
    case 'link': {
      const { act: _, ...link } = data;
      return { ...state, changed, links: [...state.links, { ...link, made: at }] };
    }
    case 'link-withdrawn':
      return { ...state, changed, links: state.links.filter(({ hash }) => hash !== data.hash) };
    case 'player':
      return entered(state, data, entry);
    case 'player-edited':
      return withPlayer(state, data.player, entry, () => ({ name: data.name, team: data.team }));
    case 'player-link':
      return linked(state, data, entry);
    case 'player-out':
      return withPlayer(state, data.player, entry, (before) => ({
        isOut: data.isOut,
        since: data.since,
        // A list that was withdrawn before the lock counts again.
        commitments:
          isFrom('locked', state) && !data.isOut
            ? published(before.commitments, before.list, at)
            : before.commitments,
      }));
    case 'list':
      return listed(state, data, entry);
    case 'checked':
      return withPlayers(state, Object.keys(data.lists), entry, ({ id, list }) => ({
        list: list && { ...list, ...data.lists[id] },
      }));
    case 'unlocked': {
      const { player, reason } = data;
      const unlocked = withPlayer(state, player, entry, () => ({ unlocked: reason }));
      if (reason === null) return unlocked;
      return { ...unlocked, changed, notices: [...state.notices, { at, what: 'unlocked', player, reason }] };
    }
    case 'checked-in':
      return withPlayer(state, data.player, entry, () => ({ isCheckedIn: data.isCheckedIn }));
    case 'note':
      return withPlayer(state, data.player, entry, () => ({ note: data.note }));
    case 'round':
      return paired(state, data, entry);
    case 'round-withdrawn':
      return { ...state, rounds: state.rounds.slice(0, data.round - 1) };
    case 'round-begun':
      // Players see its pairings from now on: to them these are new.
      return withRound(state, data.round, entry, ({ pairings }) => ({
        begun: at,
        pairings: pairings.map((pairing) => ({ ...pairing, revision: seq })),
      }));
    case 'clock':
      return withRound(state, data.round, entry, () => ({ until: data.until }));
    case 'report':
      return withPairing(state, data, entry, ({ reported, result }) => {
        const both = { ...reported, [data.side]: data.score };
        const isAgreed = both.a !== null && both.b !== null && isSameScore(both.a, both.b);
        return {
          reported: both,
          result: result?.by === 'organiser' ? result : isAgreed ? { ...data.score, by: 'players' } : null,
        };
      });
    case 'result':
      return withPairing(state, data, entry, () => ({
        result: data.score && { ...data.score, by: 'organiser' },
      }));
  }
}

function stepped(state: EventState, { to, reason }: ActOf<'step'>, entry: Entry): EventState {
  const { seq: changed, at } = entry;
  const { step: from, players } = state;
  if (reason !== null)
    return {
      ...state,
      changed,
      step: to,
      notices: [...state.notices, { at, what: 'back', from, to, reason }],
    };
  const next = { ...state, changed, step: to };
  if (to === 'revealed') {
    // Else a list could be changed by somebody who has seen the others.
    const open = [...players.values()].filter(({ unlocked }) => unlocked !== null).map(({ id }) => id);
    return withPlayers(next, open, entry, () => ({ unlocked: null }));
  }
  if (to !== 'locked') return next;
  const sent = [...players.values()].filter(({ list }) => list !== null).map(({ id }) => id);
  return withPlayers(next, sent, entry, (player) => ({
    unlocked: null,
    commitments: isListed(player) ? published(player.commitments, player.list, at) : player.commitments,
  }));
}

/** The published commitments, with that of a list if it is a new one. */
const published = (
  before: readonly Commitment[],
  list: SentList | null,
  at: number,
): readonly Commitment[] =>
  list === null || before.at(-1)?.hash === list.commitment
    ? before
    : [...before, { at, hash: list.commitment }];

function linked(state: EventState, { player, link }: ActOf<'player-link'>, entry: Entry): EventState {
  const next = withPlayer(state, player, entry, () => ({ link }));
  if (link === null || isFrom('revealed', state) || !state.players.get(player)?.list) return next;
  const notice: Notice = { at: entry.at, what: 'link', player, reason: '' };
  return { ...next, changed: entry.seq, notices: [...state.notices, notice] };
}

function entered(state: EventState, data: ActOf<'player'>, { seq, at }: Entry): EventState {
  const player: Player = {
    id: data.player,
    number: state.players.size + 1,
    revision: seq,
    name: data.name,
    team: data.team,
    entered: at,
    link: data.link,
    list: null,
    sent: 0,
    commitments: [],
    unlocked: null,
    isCheckedIn: false,
    isOut: false,
    since: data.since,
    note: '',
  };
  return { ...state, players: new Map(state.players).set(player.id, player) };
}

function listed(state: EventState, { player, list: sent }: ActOf<'list'>, entry: Entry): EventState {
  const { at } = entry;
  const list = { ...sent, number: state.lists + 1, at };
  const next = withPlayer(state, player, entry, (before) => ({
    list,
    sent: before.sent + 1,
    commitments: isFrom('locked', state) ? published(before.commitments, list, at) : before.commitments,
  }));
  return { ...next, lists: list.number };
}

function paired(state: EventState, { round, how, tables }: ActOf<'round'>, { seq }: Entry): EventState {
  const pairings = tables.map(
    (table): Pairing => ({ ...table, revision: seq, reported: { a: null, b: null }, result: null }),
  );
  const next: Round = { number: round, how, revision: seq, begun: null, pairings, until: null };
  return { ...state, rounds: [...state.rounds.slice(0, round - 1), next] };
}

const withPlayer = (
  state: EventState,
  id: string,
  entry: Entry,
  change: (player: Player) => Partial<Player>,
): EventState => withPlayers(state, [id], entry, change);

function withPlayers(
  state: EventState,
  ids: readonly string[],
  { seq }: Entry,
  change: (player: Player) => Partial<Player>,
): EventState {
  if (ids.length === 0) return state;
  const players = new Map(state.players);
  for (const id of ids) {
    const player = players.get(id);
    if (player === undefined) throw new Error('The log names a player who did not enter.');
    players.set(id, { ...player, ...change(player), revision: seq });
  }
  return { ...state, players };
}

function withRound(
  state: EventState,
  number: number,
  { seq }: Entry,
  change: (round: Round) => Partial<Round>,
): EventState {
  const round = state.rounds[number - 1];
  if (round === undefined) throw new Error('The log names a round that was not paired.');
  const rounds = state.rounds.with(number - 1, { ...round, ...change(round), revision: seq });
  return { ...state, rounds };
}

function withPairing(
  state: EventState,
  { round, pairing: at }: { round: number; pairing: number },
  entry: Entry,
  change: (pairing: Pairing) => Partial<Pairing>,
): EventState {
  return withRound(state, round, entry, ({ pairings }) => {
    const pairing = pairings[at];
    if (pairing === undefined) throw new Error('The log names a table that was not paired.');
    return { pairings: pairings.with(at, { ...pairing, ...change(pairing), revision: entry.seq }) };
  });
}
