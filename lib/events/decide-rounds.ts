import { counted } from '@/lib/roster/text/words';
import type { Table } from './acts';
import { type EventState, MAX_ROUNDS, type Player, type Round } from './event';
import { MAX_ROUND_ROBIN, pairSwiss, roundRobin } from './pairing';
import { begunRounds, missingResults, nextRound, playersOf } from './rounds';
import { conflict, EventRefusal, type Turn } from './turn';
import { stepNames } from './words';

const RUNNING = `This can be done during the step “${stepNames.running}”.`;

/** Pairs the next round: by the event's way, or as the organiser says. */
export function pair(
  turn: Turn,
  by: string,
  asked: {
    round: number;
    players: 'all' | 'checked-in';
    tables?: { a: string; b: string | null }[] | undefined;
  },
) {
  turn.during(['running'], RUNNING);
  const { settings } = turn.state;
  if (asked.round !== nextRound(turn.state)) conflict(`The next round is round ${nextRound(turn.state)}.`);
  requireResults(turn.state);
  if (asked.round > Math.min(settings.rounds, MAX_ROUNDS))
    conflict(
      `The event has ${counted(settings.rounds, 'round')}. To pair another, raise their number in the settings.`,
    );
  if (asked.tables) return byHand(turn, by, asked.round, asked.tables);
  if (settings.pairing === 'by-hand') conflict('This event is paired by hand.');
  add(turn, by, asked.round, asked.players);
}

/** Refuses what needs all results of the rounds that were begun. */
export function requireResults(state: EventState) {
  const missing = missingResults(state);
  if (missing) conflict(`${missing.words}. Enter ${missing.games === 1 ? 'it' : 'them'} first.`);
}

/**
 * Pairs a round that has not started again after a correction, unless it was paired by hand; removes it while it cannot
 * be paired.
 */
export function pairAnew(turn: Turn) {
  const last = turn.state.rounds.at(-1);
  if (!last || last.begun !== null || last.how === 'by-hand') return;
  if (missingResults(turn.state) || presentIn(turn.state, last.number, last.how).length < 2)
    turn.add('clock', { act: 'round-withdrawn', round: last.number });
  else add(turn, 'clock', last.number, last.how);
}

function add(turn: Turn, by: string, round: number, how: 'all' | 'checked-in') {
  turn.add(by, { act: 'round', round, how, tables: tablesOf(turn.state, round, how) });
}

const presentIn = (state: EventState, round: number, how: 'all' | 'checked-in'): Player[] =>
  playersOf(state, round).filter(({ isCheckedIn }) => how === 'all' || isCheckedIn);

function tablesOf(state: EventState, round: number, how: 'all' | 'checked-in'): Table[] {
  const players = presentIn(state, round, how);
  if (players.length < 2)
    conflict(`A round needs at least two players${how === 'all' ? '' : ' who have checked in'}.`);
  const { settings, seed } = state;
  if (settings.pairing === 'round-robin') return tablesOfAll(state, round, players);
  return [...pairSwiss({ players, rounds: begunRounds(state), scoring: settings.scoring, seed })];
}

/** The tables of a round robin between the players of round 1: opponents of those who are not there have a bye. */
function tablesOfAll(state: EventState, round: number, present: readonly Player[]): Table[] {
  const players = round === 1 ? present : playersOf(state, 1);
  if (players.length > MAX_ROUND_ROBIN)
    conflict(`Round robin is for at most ${MAX_ROUND_ROBIN} players; these are ${players.length}.`);
  const late = present.find(({ id }) => players.every((player) => player.id !== id));
  if (late) conflict(`${late.name} was not in round 1, so that this round robin must be paired by hand.`);
  const all = roundRobin(players, state.seed);
  const isPresent = (id: string | null) => id !== null && present.some((player) => player.id === id);
  return (all[(round - 1) % all.length] ?? []).flatMap((table) => {
    if (isPresent(table.a) && (table.b === null || isPresent(table.b))) return [table];
    const left = [table.a, table.b].find(isPresent);
    return left == null ? [] : [{ a: left, b: null, table: null, why: [] }];
  });
}

function byHand(turn: Turn, by: string, round: number, tables: { a: string; b: string | null }[]) {
  const seen = new Set<string>();
  for (const id of tables.flatMap(({ a, b }) => (b === null ? [a] : [a, b]))) {
    const { name } = turn.player(id);
    if (seen.has(id)) conflict(`${name} is at two tables.`);
    seen.add(id);
  }
  let table = 0;
  const numbered = tables.map((each) => ({ ...each, table: each.b === null ? null : ++table, why: [] }));
  turn.add(by, { act: 'round', round, how: 'by-hand', tables: numbered });
}

/** Removes the last round while no game of it has a result. */
export function withdrawRound(turn: Turn, by: string, round: Round) {
  turn.during(['running'], RUNNING);
  if (round.number !== turn.state.rounds.length) conflict(`Round ${round.number} is not the last one.`);
  const isPlayed = round.pairings.some(({ reported, result }) => result ?? reported.a ?? reported.b);
  if (isPlayed) conflict(`Round ${round.number} has results; correct these instead.`);
  turn.add(by, { act: 'round-withdrawn', round: round.number });
}

/** Starts the round that was paired last. */
export function begin(turn: Turn, by: string, { number, begun, pairings }: Round) {
  turn.during(['running'], RUNNING);
  if (begun !== null) conflict(`Round ${number} has started already.`);
  if (pairings.length === 0) conflict(`Round ${number} has no pairings.`);
  requireResults(turn.state);
  turn.add(by, { act: 'round-begun', round: number });
}

/** Returns a round, of those that were paired. */
export function roundOf({ state }: Turn, number: number): Round {
  const round = state.rounds[number - 1];
  if (round === undefined) throw new EventRefusal('unknown', `Round ${number} has not been paired.`);
  return round;
}
