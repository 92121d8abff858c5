import { describe, expect, test } from 'vitest';
import { readEventFile, stateOf } from '@/lib/events/event-file';
import { commitmentOf, logFault } from '@/lib/events/log';
import { TestEvent } from './play';

const HOUR = 3_600_000;
const refused = (kind: string, message: string | RegExp) =>
  expect.objectContaining({ kind, message: expect.stringMatching(message) });

/** What a call throws. */
function thrown(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return null;
}

/** An event that two players have entered. */
function opened(changed: ConstructorParameters<typeof TestEvent>[0] = {}) {
  const event = new TestEvent(changed);
  event.stepTo('open');
  event.enter('player-ann', 'Ann');
  event.enter('player-ben', 'Ben');
  return event;
}

describe('the course of an event', () => {
  test('goes one step at a time, each once', () => {
    const event = opened();
    expect(thrown(() => event.stepTo('revealed'))).toEqual(refused('conflict', 'only one step at a time'));
    event.stepTo('locked', 'revealed', 'running', 'closed');
    expect(event.state.step).toBe('closed');
    expect(thrown(() => event.stepTo('draft'))).toEqual(refused('conflict', 'only one step at a time'));
  });

  test('goes back one step with a reason that everybody can read, and without one not at all', () => {
    const event = opened();
    event.stepTo('locked');
    const back = (reason: string) => event.organiser({ act: 'step', to: 'open', reason });
    expect(thrown(() => back(' '))).toEqual(refused('conflict', '^Enter a reason'));
    back('The pack was wrong');
    expect(event.state.step).toBe('open');
    expect(event.state.notices).toEqual([
      { at: event.now, what: 'back', from: 'locked', to: 'open', reason: 'The pack was wrong' },
    ]);
  });

  test('takes the steps whose time has come, several at once, and not a millisecond before', () => {
    const start = new TestEvent().now;
    const event = new TestEvent({
      opens: start + HOUR,
      deadline: start + 2 * HOUR,
      reveals: start + 3 * HOUR,
    });
    event.pass(HOUR - 1);
    expect(event.state.step).toBe('draft');
    event.pass(1);
    expect(event.state.step).toBe('open');
    event.pass(2 * HOUR);
    expect(event.state.step).toBe('revealed');
    expect(event.log.map(({ by }) => by)).toEqual(['organiser', 'clock', 'clock', 'clock']);
  });

  test('does not take a step again at once that was taken back after its time', () => {
    const start = new TestEvent().now;
    const event = opened({ deadline: start + HOUR });
    event.pass(HOUR);
    event.organiser({ act: 'step', to: 'open', reason: 'An hour more' });
    event.pass(HOUR);
    expect([event.state.step, event.state.settings.deadline]).toEqual(['open', null]);
  });

  test('starts with at least two players', () => {
    const event = new TestEvent();
    event.stepTo('open');
    event.enter('player-ann', 'Ann');
    event.stepTo('locked', 'revealed');
    expect(thrown(() => event.stepTo('running'))).toEqual(refused('conflict', 'At least two players'));
  });
});

describe('entering', () => {
  test('is possible while the event is open and not full, by the public link', () => {
    const event = new TestEvent({ maxPlayers: 2 });
    expect(thrown(() => event.enter('player-ann', 'Ann'))).toEqual(refused('conflict', 'not open'));
    event.stepTo('open');
    event.enter('player-ann', 'Ann');
    event.enter('player-ben', 'Ben');
    expect(thrown(() => event.enter('player-cid', 'Cid'))).toEqual(refused('conflict', '2 of 2 players'));
    event.player('player-ben', { act: 'drop', isOut: true });
    event.enter('player-cid', 'Cid');
    event.stepTo('locked');
    expect(thrown(() => event.enter('player-dan', 'Dan'))).toEqual(refused('conflict', 'Entries are closed'));
  });

  test('is refused with a name that is taken, however it is written', () => {
    const event = opened();
    expect(thrown(() => event.enter('player-cid', ' ann'))).toEqual(
      refused('conflict', 'has entered already'),
    );
    event.enter('player-cid', 'Ann B.');
    expect(event.state.players.get('player-cid')?.number).toBe(3);
  });

  test('needs the organiser where players are invited', () => {
    const event = new TestEvent({ entry: 'invitation' });
    event.stepTo('open');
    expect(thrown(() => event.enter('player-ann'))).toEqual(refused('forbidden', 'invited'));
  });
});

describe('a list', () => {
  test('is replaced until the lock, and never after it', () => {
    const event = opened();
    expect(event.send('player-ann', 'first').receipt?.number).toBe(1);
    expect(event.send('player-ann', 'second').receipt?.number).toBe(2);
    event.stepTo('locked');
    expect(thrown(() => event.send('player-ann', 'third'))).toEqual(refused('conflict', 'Lists are locked'));
    expect(event.state.players.get('player-ann')?.list?.name).toBe('second');
  });

  test('that is sent again unchanged has the same receipt and adds nothing to the log', () => {
    const event = opened();
    const first = event.send('player-ann');
    const entries = event.log.length;
    expect(event.send('player-ann').receipt).toEqual(first.receipt);
    expect(event.log).toHaveLength(entries);
  });

  test('that is not legal is marked, or refused where the event says so', () => {
    const marking = opened();
    marking.send('player-ann', 'wrong', 'illegal');
    expect(marking.state.players.get('player-ann')?.list?.verdict).toBe('illegal');
    const refusing = opened({ illegal: 'refused' });
    expect(thrown(() => refusing.send('player-ann', 'wrong', 'illegal'))).toEqual(
      refused('conflict', 'legal lists only'),
    );
    refusing.send('player-ann', 'right');
  });

  test('is committed to at the lock by its random bytes and its own', () => {
    const event = opened();
    event.send('player-ann', 'secret');
    expect(event.state.players.get('player-ann')?.commitments).toEqual([]);
    event.stepTo('locked');
    const { list, commitments } = event.state.players.get('player-ann') ?? {};
    const bytes = event.contents.get(list?.content ?? '') as Uint8Array;
    expect(commitments).toEqual([{ at: event.now, hash: commitmentOf(list?.salt ?? '', bytes) }]);
    expect(event.state.players.get('player-ben')?.commitments).toEqual([]);
  });

  test('may be changed after the lock by the one player whom the organiser unlocked, and everybody sees that', () => {
    const event = opened();
    event.send('player-ann', 'first');
    event.stepTo('locked');
    event.organiser({ act: 'unlock', player: 'player-ann', reason: 'A misprint' });
    expect(thrown(() => event.send('player-ben'))).toEqual(refused('conflict', 'Lists are locked'));
    event.pass(HOUR);
    event.send('player-ann', 'second');
    expect(event.state.players.get('player-ann')?.commitments).toHaveLength(2);
    expect(event.state.notices).toMatchObject([
      { what: 'unlocked', player: 'player-ann', reason: 'A misprint' },
    ]);
    event.organiser({ act: 'unlock', player: 'player-ann', reason: null });
    expect(thrown(() => event.send('player-ann', 'third'))).toEqual(refused('conflict', 'Lists are locked'));
  });
});

describe('a request', () => {
  test('on an older revision of what it changes is refused, one beside it is not', () => {
    const event = opened();
    const old = event.state.changed;
    const stale = { ...event.state.settings, name: 'Stale' };
    event.enter('player-cid', 'Cid');
    event.organiser({ act: 'settings', settings: { ...stale, name: 'Spring Cup' } }, { revision: old });
    expect(thrown(() => event.organiser({ act: 'settings', settings: stale }, { revision: old }))).toEqual(
      refused('outdated', 'changed in the meantime'),
    );
    expect(event.state.settings.name).toBe('Spring Cup');
  });

  test('cannot change what the step has fixed', () => {
    const event = opened();
    const change = (changed: object) =>
      event.organiser({ act: 'settings', settings: { ...event.state.settings, ...changed } });
    expect(thrown(() => change({ system: 'at-43' }))).toEqual(
      refused('conflict', '^The game can no longer be changed'),
    );
    change({ illegal: 'refused', maxPlayers: 4 });
    event.stepTo('locked');
    expect(thrown(() => change({ illegal: 'marked' }))).toEqual(
      refused('conflict', '^What happens to lists'),
    );
    change({ place: 'Town hall' });
    expect(event.state.settings.place).toBe('Town hall');
  });

  test('for the last link of an organiser to be withdrawn is refused', () => {
    const event = opened();
    const [first] = event.state.links;
    const withdraw = () => event.organiser({ act: 'withdraw-link', hash: first?.hash ?? '' });
    expect(thrown(withdraw)).toEqual(refused('conflict', 'the only link'));
    event.organiser({ act: 'link', role: 'organiser', hash: '2'.repeat(64), label: 'Second' });
    withdraw();
    expect(event.state.links.map(({ label }) => label)).toEqual(['Second']);
  });
});

describe('rounds', () => {
  /** A running event of four players. */
  function running(changed: ConstructorParameters<typeof TestEvent>[0] = {}) {
    const event = opened(changed);
    event.enter('player-cid', 'Cid');
    event.enter('player-dan', 'Dan');
    event.stepTo('locked', 'revealed', 'running');
    return event;
  }
  const pair = (event: TestEvent, round: number) => event.organiser({ act: 'pair', round, players: 'all' });
  /** Settles all games of a round for the first player. */
  const settle = (event: TestEvent, round: number) => {
    const { pairings } = event.state.rounds[round - 1] ?? { pairings: [] };
    for (const [pairing, { b }] of pairings.entries())
      if (b !== null) event.organiser({ act: 'result', round, pairing, score: { a: 10, b: 5, winner: 'a' } });
  };

  test('are paired one after the other, once the last one has all its results', () => {
    const event = running();
    expect(thrown(() => pair(event, 2))).toEqual(refused('conflict', 'The next round is round 1'));
    pair(event, 1);
    event.organiser({ act: 'begin', round: 1 });
    expect(thrown(() => pair(event, 2))).toEqual(refused('conflict', 'Round 1 has 2 games without a result'));
    settle(event, 1);
    pair(event, 2);
    expect(event.state.rounds).toHaveLength(2);
  });

  test('count a result that both players report alike, and wait for the organiser where they differ', () => {
    const event = running();
    pair(event, 1);
    event.organiser({ act: 'begin', round: 1 });
    const game = () => event.state.rounds[0]?.pairings[0];
    const { a = '', b } = game() ?? {};
    const report = (id: string, score: { a: number; b: number; winner: 'a' | 'b' | null }) =>
      event.player(id, { act: 'report', round: 1, pairing: 0, score });
    report(a, { a: 10, b: 5, winner: 'a' });
    expect(game()?.result).toBeNull();
    report(b ?? '', { a: 5, b: 10, winner: 'b' });
    expect(game()?.result).toBeNull();
    report(b ?? '', { a: 10, b: 5, winner: 'a' });
    expect(game()?.result).toEqual({ a: 10, b: 5, winner: 'a', by: 'players' });
    event.organiser({ act: 'result', round: 1, pairing: 0, score: { a: 0, b: 0, winner: null } });
    expect(game()?.result?.by).toBe('organiser');
    expect(thrown(() => report(a, { a: 10, b: 5, winner: 'a' }))).toEqual(refused('conflict', 'has settled'));
  });

  test('are paired again after a correction or a drop only while they have not begun', () => {
    const event = running();
    pair(event, 1);
    event.organiser({ act: 'begin', round: 1 });
    settle(event, 1);
    pair(event, 2);
    const before = event.state.rounds;
    event.organiser({ act: 'drop', player: 'player-dan', isOut: true });
    expect(event.state.rounds[0]).toBe(before[0]);
    const paired = event.state.rounds[1]?.pairings.flatMap(({ a, b }) => [a, b]) ?? [];
    expect(paired.toSorted()).toEqual([null, 'player-ann', 'player-ben', 'player-cid'].toSorted());
    event.organiser({ act: 'begin', round: 2 });
    const begun = event.state.rounds[1];
    event.organiser({ act: 'result', round: 1, pairing: 0, score: { a: 5, b: 10, winner: 'b' } });
    expect(event.state.rounds[1]).toBe(begun);
  });

  test('take in late players from the next round on', () => {
    const event = running();
    pair(event, 1);
    event.organiser({ act: 'begin', round: 1 });
    event.organiser({ act: 'invite', player: 'player-eve', name: 'Eve', team: '', link: '3'.repeat(64) });
    settle(event, 1);
    pair(event, 2);
    expect(event.state.players.get('player-eve')?.since).toBe(2);
    expect(event.state.rounds[1]?.pairings.flatMap(({ a, b }) => [a, b])).toContain('player-eve');
  });

  test('can be paired by hand, with nobody at two tables', () => {
    const event = running();
    const byHand = (tables: { a: string; b: string | null }[]) =>
      event.organiser({ act: 'pair', round: 1, players: 'all', tables });
    const twice = [
      { a: 'player-ann', b: 'player-ben' },
      { a: 'player-cid', b: 'player-ann' },
    ];
    expect(thrown(() => byHand(twice))).toEqual(refused('conflict', 'Ann is at two tables'));
    byHand([
      { a: 'player-ann', b: 'player-cid' },
      { a: 'player-ben', b: null },
    ]);
    expect(event.state.rounds[0]?.pairings.map(({ table }) => table)).toEqual([1, null]);
  });

  test('of a round robin give the opponent of a dropped player a bye', () => {
    const event = running({ pairing: 'round-robin' });
    const met = new Set<string>();
    for (const round of [1, 2, 3]) {
      if (round === 3) event.organiser({ act: 'drop', player: 'player-dan', isOut: true });
      pair(event, round);
      for (const { a, b } of event.state.rounds[round - 1]?.pairings ?? []) met.add([a, b].toSorted().join());
      event.organiser({ act: 'begin', round });
      settle(event, round);
    }
    expect(met.size).toBe(6);
    expect(event.state.rounds[2]?.pairings.map(({ b }) => b)).toContain(null);
  });
});

describe('a log', () => {
  /** An event with lists, and its file. */
  function whole() {
    const event = opened();
    event.send('player-ann');
    event.stepTo('locked', 'revealed');
    const contents = Object.fromEntries(
      [...event.contents].map(([hash, bytes]) => [hash, new TextDecoder().decode(bytes)]),
    );
    return { event, file: JSON.parse(JSON.stringify({ musterEvent: 1, log: event.log, contents })) };
  }

  test('folded again gives the same state, also from a file', () => {
    const { event, file } = whole();
    expect(stateOf(event.log)).toEqual(event.state);
    const read = readEventFile(file);
    expect(read.ok && read.value.state).toEqual(event.state);
  });

  test('shows where an entry was changed, left out or moved', () => {
    const { event } = whole();
    expect(logFault(event.log)).toBeNull();
    const changed = structuredClone(event.log);
    (changed[2] as { by: string }).by = 'organiser';
    expect(logFault(changed)).toBe('Entry 3 of the log is not as it was written.');
    expect(logFault(event.log.toSpliced(3, 1))).toBe(
      'Entry 4 of the log is missing: entry 5 is in its place.',
    );
  });

  test('goes on at the time of its last entry when the clock goes back', () => {
    const event = opened();
    const before = event.state.at;
    event.now -= HOUR;
    event.send('player-ann');
    expect(event.state.at).toBe(before);
  });

  test('is refused from a file that lacks a list, or has another one', () => {
    const { file } = whole();
    const [hash = ''] = Object.keys(file.contents);
    const lacking = readEventFile({ ...file, contents: {} });
    expect(lacking).toMatchObject({ ok: false, faults: [{ message: 'The list of Ann is missing.' }] });
    const other = readEventFile({ ...file, contents: { [hash]: 'other' } });
    expect(other).toMatchObject({
      ok: false,
      faults: [{ message: 'A list in this file is not the one that was sent.' }],
    });
  });
});
