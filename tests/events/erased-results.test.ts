import { describe, expect, test } from 'vitest';
import type { Act } from '@/lib/events/acts';
import { apply } from '@/lib/events/apply';
import type { Score } from '@/lib/events/event';
import { logFaults, readEventFile, stateOf } from '@/lib/events/event-file';
import { lastOf, sealed } from '@/lib/events/log';
import { TestEvent } from './play';

const players = ['ann', 'ben', 'cid', 'dan'].map((name) => `player-${name}`);

/** A running event of four players, with rounds that all players reported alike: the first player of each game won. */
function played(rounds: number) {
  const event = new TestEvent();
  event.stepTo('open');
  for (const id of players) event.enter(id, id.slice('player-'.length));
  event.stepTo('locked', 'revealed', 'running');
  for (let round = 1; round <= rounds; round++) {
    pair(event, round);
    event.organiser({ act: 'begin', round });
    for (const pairing of [0, 1]) both(event, round, pairing);
  }
  return event;
}

const pair = (event: TestEvent, round: number) => event.organiser({ act: 'pair', round, players: 'all' });
const gameOf = (event: TestEvent, round = 1, pairing = 0) => event.state.rounds[round - 1]?.pairings[pairing];
const won: Score = { a: 20, b: 11, winner: 'a' };
const other: Score = { a: 1, b: 9, winner: 'b' };

function report(event: TestEvent, side: 'a' | 'b', score: Score, round = 1, pairing = 0) {
  const id = gameOf(event, round, pairing)?.[side] ?? '';
  return event.player(id, { act: 'report', round, pairing, score });
}

function both(event: TestEvent, round: number, pairing: number) {
  for (const side of ['a', 'b'] as const) report(event, side, won, round, pairing);
}

const settle = (event: TestEvent, score: Score | null, round = 1) =>
  event.organiser({ act: 'result', round, pairing: 0, score });

describe('a player', () => {
  test.each([1, 2, 3])('cannot change a result that both reported, when %i rounds have begun', (rounds) => {
    const event = played(rounds);
    const before = event.state;
    for (const side of ['a', 'b'] as const)
      for (const score of [other, won])
        expect(() => report(event, side, score)).toThrow(
          'Both players reported this result. Only the organiser can correct it.',
        );
    expect(event.state).toBe(before);
  });

  test('can correct a report until the other one reports the same', () => {
    const event = played(0);
    pair(event, 1);
    event.organiser({ act: 'begin', round: 1 });
    for (const score of [other, won, other]) report(event, 'a', score);
    report(event, 'b', won);
    report(event, 'b', other);
    expect(gameOf(event)?.result).toEqual({ ...other, by: 'players' });
  });

  test('cannot bring back a result that the organiser removed', () => {
    const event = played(1);
    settle(event, null);
    expect(() => report(event, 'a', won)).toThrow('Only the organiser can correct it.');
    expect(gameOf(event)?.result).toBeNull();
  });

  test('cannot report a game of an earlier round once the next is paired, though not begun', () => {
    const event = played(0);
    pair(event, 1);
    event.organiser({ act: 'begin', round: 1 });
    both(event, 1, 1);
    settle(event, won);
    const tables = [{ a: players[0] ?? '', b: players[1] ?? '' }];
    event.organiser({ act: 'pair', round: 2, players: 'all', tables });
    settle(event, null);
    const late = 'Round 2 is paired already. Only the organiser can enter results of round 1.';
    expect(() => report(event, 'a', won)).toThrow(late);
    event.organiser({ act: 'withdraw-round', round: 2 });
    report(event, 'a', won);
  });
});

describe('the organiser', () => {
  test('corrects a result of any earlier round, which says that it was settled', () => {
    const event = played(3);
    settle(event, other);
    expect(gameOf(event)?.result).toEqual({ ...other, by: 'organiser' });
    event.stepTo('closed');
  });

  test('pairs, starts and closes nothing without a result of any round', () => {
    const event = played(2);
    settle(event, null, 1);
    const missing = 'Round 1 has 1 game without a result. Enter it first.';
    expect(() => pair(event, 3)).toThrow(missing);
    expect(() => event.stepTo('closed')).toThrow(missing);
    settle(event, null, 2);
    expect(() => event.stepTo('closed')).toThrow(
      'Rounds 1 and 2 have 2 games without a result. Enter them first.',
    );
    for (const round of [1, 2]) settle(event, won, round);
    const tables = [{ a: players[0] ?? '', b: players[1] ?? '' }];
    event.organiser({ act: 'pair', round: 3, players: 'all', tables });
    settle(event, null);
    expect(event.state.rounds[2]?.how).toBe('by-hand');
    expect(() => event.organiser({ act: 'begin', round: 3 })).toThrow(missing);
    settle(event, other);
    event.organiser({ act: 'begin', round: 3 });
  });

  test('who removes a result has the round that is paired after it removed too', () => {
    const event = played(1);
    pair(event, 2);
    settle(event, null);
    expect(event.state.rounds).toHaveLength(1);
    expect(event.log.at(-1)).toMatchObject({ by: 'clock', data: { act: 'round-withdrawn', round: 2 } });
    settle(event, other);
    pair(event, 2);
  });
});

describe('a log from when a player could take a result away', () => {
  /** Adds what an earlier version kept. */
  function keep(event: TestEvent, by: string, data: Act) {
    const entry = sealed(lastOf(event.state), by, event.now, data);
    event.log.push(entry);
    event.state = apply(event.state, entry);
    return entry.seq;
  }
  const erase = (event: TestEvent, score = other, round = 1) =>
    keep(event, gameOf(event, round)?.b ?? '', { act: 'report', round, pairing: 0, side: 'b', score });
  const faultsOf = ({ log }: TestEvent) => logFaults(JSON.parse(JSON.stringify(log)));

  test('is read as it was written, and the audit names what was taken away', () => {
    const event = played(2);
    expect(faultsOf(event)).toEqual([]);
    const seq = erase(event);
    expect(gameOf(event)?.result).toBeNull();
    keep(event, 'organiser', { act: 'step', to: 'closed', reason: null });
    const read = readEventFile({ musterEvent: 1, log: event.log, contents: {} });
    expect(read.ok && read.value.state).toEqual(event.state);
    expect(stateOf(event.log)).toEqual(event.state);
    const { a, b } = gameOf(event) ?? {};
    const nameOf = (id: string | null | undefined) => event.state.players.get(id ?? '')?.name;
    expect(faultsOf(event)).toEqual([
      `Entry ${seq} of the log changed the agreed result at table 1 of round 1 (20 : 11, ${nameOf(a)} won): ${nameOf(b)} reported another one after round 2 was paired. The organiser can enter the right one.`,
    ]);
  });

  test('is in order once the organiser has settled the game, or both report as before', () => {
    const settled = played(2);
    erase(settled);
    settle(settled, won);
    expect(faultsOf(settled)).toEqual([]);
    const again = played(2);
    erase(again);
    erase(again, won);
    expect(faultsOf(again)).toEqual([]);
  });

  test('is at fault where both agreed on another result later', () => {
    const event = played(2);
    erase(event);
    keep(event, gameOf(event)?.a ?? '', { act: 'report', round: 1, pairing: 0, side: 'a', score: other });
    expect(gameOf(event)?.result).toMatchObject(other);
    expect(faultsOf(event)).toHaveLength(1);
  });

  test('is in order where a report was corrected before the next round was paired', () => {
    const event = played(1);
    erase(event);
    erase(event, won);
    pair(event, 2);
    expect(faultsOf(event)).toEqual([]);
  });
});
