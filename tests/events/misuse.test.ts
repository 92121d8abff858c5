import { describe, expect, test } from 'vitest';
import { organiserCommandSchema, playerCommandSchema, publicCommandSchema } from '@/lib/events/commands';
import { mayRead } from '@/lib/events/course';
import { MAX_ENTRIES, MAX_PLAYERS, MAX_SENT, type Player, RESERVED_ENTRIES } from '@/lib/events/event';
import { readEventFile } from '@/lib/events/event-file';
import { type Entry, hashOf, lastOf, sealed } from '@/lib/events/log';
import { noticeSentence } from '@/lib/events/words';
import { parseWith } from '@/lib/roster/parse';
import { TestEvent } from './play';

/** An event that two players have entered. */
function opened(changed: ConstructorParameters<typeof TestEvent>[0] = {}) {
  const event = new TestEvent(changed);
  event.stepTo('open');
  event.enter('player-ann', 'Ann');
  event.enter('player-ben', 'Ben');
  return event;
}

/** A running event of two players, the first round of which is paired but not begun. */
function paired(players: 'all' | 'checked-in') {
  const event = opened();
  event.stepTo('locked', 'revealed', 'running');
  for (const id of ['player-ann', 'player-ben']) event.player(id, { act: 'check-in', isCheckedIn: true });
  event.organiser({ act: 'pair', round: 1, players });
  return event;
}

/** Whether the list of Ann may be read. */
const isAnnReadBy = (event: TestEvent, role: 'organiser' | 'public') =>
  mayRead(event.state, { role }, event.state.players.get('player-ann') as Player);

/** Texts of which nothing is seen, or no more than a sign that something cannot be shown. */
const unseen = [
  ' ',
  '\t\n',
  '\u00a0\u3000\u2028',
  '\u200b',
  '\u2060\u00ad',
  '\u3164',
  '\ufe0f',
  '\u2800',
  '\u{1d159}',
  '\ud800',
  '\udc00 \ud800',
  '\ufffd',
  '\ufffc',
  '\uffff',
  '\ufdd0',
  '\u{10ffff}',
  '\ue000',
  '\u0378',
  '\u{e0041}',
];

describe('an organiser', () => {
  test.each(['', ...unseen])('gives no reason of which nothing is seen: %j', (reason) => {
    const event = opened();
    const refused = 'Enter a reason, which everyone can read.';
    expect(() => event.organiser({ act: 'look', reason })).toThrow(refused);
    event.stepTo('locked');
    expect(() => event.organiser({ act: 'unlock', player: 'player-ann', reason })).toThrow(refused);
    expect(() => event.organiser({ act: 'step', to: 'open', reason })).toThrow(refused);
    expect(event.state.notices).toEqual([]);
    event.organiser({ act: 'unlock', player: 'player-ann', reason: `${reason}.` });
  });

  test.each(unseen)('calls an event by a name that can be seen: %j', (name) => {
    const event = opened();
    const call = (called: string) =>
      event.organiser({ act: 'settings', settings: { ...event.state.settings, name: called } });
    expect(() => call(name)).toThrow('Enter a name.');
    call(`${name}1`);
  });

  test('checks in all who are not dropped: each is in the log, and a prepared round is paired again, once', () => {
    const event = opened();
    for (const id of ['player-cid', 'player-dan', 'player-eve']) event.enter(id);
    event.player('player-eve', { act: 'drop', isOut: true });
    event.stepTo('locked', 'revealed', 'running');
    for (const id of ['player-ann', 'player-cid']) event.player(id, { act: 'check-in', isCheckedIn: true });
    event.organiser({ act: 'pair', round: 1, players: 'checked-in' });
    const before = event.log.length;
    const checkIn = () => event.organiser({ act: 'check-in', player: 'all', isCheckedIn: true });
    checkIn();
    const added = event.log.slice(before);
    const checkedIn = (player: string) => ({ act: 'checked-in', player, isCheckedIn: true });
    expect(added.slice(0, 2).map(({ data }) => data)).toEqual(['player-ben', 'player-dan'].map(checkedIn));
    expect(added.map(({ by, data }) => [by, data.act])).toEqual([
      ['organiser', 'checked-in'],
      ['organiser', 'checked-in'],
      ['clock', 'round'],
    ]);
    checkIn();
    expect(event.log).toHaveLength(before + 3);
  });

  test('withdraws several at once: each is in the log, and a prepared round is paired again, once', () => {
    const event = opened();
    for (const id of ['player-cid', 'player-dan', 'player-eve']) event.enter(id);
    event.stepTo('locked', 'revealed', 'running');
    event.organiser({ act: 'pair', round: 1, players: 'all' });
    event.organiser({ act: 'drop', player: 'player-eve', isOut: true });
    const before = event.log.length;
    const drop = (player: string[], isOut: boolean, revision = event.state.changed) =>
      event.organiser({ act: 'drop', player, isOut }, { revision });
    expect(() => drop(['player-ann', 'player-zoe'], true)).toThrow('This player is not in the event.');
    expect(() => drop(['player-ann'], true, event.state.changed - 1)).toThrow('in the meantime');
    expect(event.log).toHaveLength(before);
    drop(['player-cid', 'player-eve', 'player-dan', 'player-cid'], true);
    const out = (player: string) => ({ act: 'player-out', player, isOut: true, since: 1 });
    const added = event.log.slice(before).map(({ data }) => data);
    expect(added.slice(0, 2)).toEqual(['player-cid', 'player-dan'].map(out));
    expect(added.map(({ act }) => act)).toEqual(['player-out', 'player-out', 'round']);
    event.organiser({ act: 'settings', settings: { ...event.state.settings, maxPlayers: 3 } });
    const full = event.log.length;
    expect(() => drop(['player-cid', 'player-dan'], false)).toThrow('The event is full: 3 of 3 players');
    expect(event.log).toHaveLength(full);
    drop(['player-cid'], false);
    expect(event.state.players.get('player-cid')?.isOut).toBe(false);
  });

  test('checks in at most 500 players at a time, and none before the lock', () => {
    const event = opened({ maxPlayers: 502 });
    for (let number = 3; number <= 502; number++) event.enter(`player-${number}`);
    const present = () => [...event.state.players.values()].filter(({ isCheckedIn }) => isCheckedIn).length;
    const checkIn = (revision = event.state.changed) =>
      event.organiser({ act: 'check-in', player: 'all', isCheckedIn: true }, { revision });
    expect(() => checkIn()).toThrow('once lists are locked');
    event.stepTo('locked');
    expect(() => checkIn(event.state.changed - 1)).toThrow('in the meantime');
    checkIn();
    expect(present()).toBe(500);
    checkIn();
    expect(present()).toBe(502);
  });

  test('reads lists early only after a look that everybody can read of for good', () => {
    const event = opened();
    event.send('player-ann');
    event.stepTo('locked');
    expect(isAnnReadBy(event, 'organiser')).toBe(false);
    event.organiser({ act: 'look', reason: 'A complaint' });
    expect([isAnnReadBy(event, 'organiser'), isAnnReadBy(event, 'public')]).toEqual([true, false]);
    event.organiser({ act: 'step', to: 'open', reason: 'An hour more' });
    event.stepTo('locked', 'revealed', 'running', 'closed');
    expect(event.state.notices.map(({ what, reason }) => [what, reason])).toEqual([
      ['looked', 'A complaint'],
      ['back', 'An hour more'],
    ]);
  });

  test('who makes a new link for a player whose list is sealed is seen to do so', () => {
    const event = opened();
    event.send('player-ann');
    const renew = (player: string, name: string | null) =>
      event.organiser({ act: 'renew-link', player, link: name && hashOf(name) });
    renew('player-ben', 'a link without a list');
    renew('player-ann', null);
    expect(event.state.notices).toEqual([]);
    renew('player-ann', 'a new link');
    const [notice] = event.state.notices;
    expect(notice).toMatchObject({ what: 'link', player: 'player-ann' });
    expect(notice && noticeSentence(notice, () => 'Ann')).toBe(
      'The organiser made a new link for Ann, which opens the list sent before.',
    );
    event.stepTo('locked', 'revealed');
    renew('player-ann', 'a link after the reveal');
    expect(event.state.notices).toHaveLength(1);
  });

  test('who replaces a list after the lock leaves both commitments', () => {
    const event = opened();
    event.send('player-ann', 'first');
    event.stepTo('locked');
    const [before] = event.state.players.get('player-ann')?.commitments ?? [];
    event.organiser({ act: 'step', to: 'open', reason: 'A wrong pack' });
    event.send('player-ann', 'second');
    event.stepTo('locked');
    const { commitments = [], list } = event.state.players.get('player-ann') ?? {};
    expect([commitments.length, commitments[0]]).toEqual([2, before]);
    expect(commitments[1]?.hash).toBe(list?.commitment);
  });
});

describe('a player', () => {
  test('who was unlocked before the reveal cannot change the list after seeing the others', () => {
    const event = opened();
    event.stepTo('locked');
    event.organiser({ act: 'unlock', player: 'player-ann', reason: 'The train was late' });
    event.send('player-ann', 'in time');
    event.stepTo('revealed');
    expect(() => event.send('player-ann', 'too late')).toThrow('Lists are locked');
    event.organiser({ act: 'unlock', player: 'player-ann', reason: 'A misprint' });
    event.send('player-ann', 'corrected');
    expect(event.state.notices.map(({ reason }) => reason)).toEqual(['The train was late', 'A misprint']);
  });

  test.each(unseen)('is not called by a name that cannot be seen: %j', (name) => {
    expect(() => opened().enter('player-cid', name)).toThrow('Enter a name.');
  });

  test.each([
    'Ann\u200b',
    'A\u00adnn',
    'Ａｎｎ',
    'ANN\u00a0',
    '\ufeffAnn',
    ...unseen.map((each) => `Ann${each}`),
    ...unseen.map((each) => `${each} Ann`),
  ])('is not called by a name that looks like another one: %j', (name) => {
    const event = opened();
    expect(() => event.enter('player-cid', name)).toThrow(
      expect.objectContaining({ field: 'name', message: expect.stringContaining('has entered already') }),
    );
    expect(() => event.player('player-ben', { act: 'edit', name, team: '' })).toThrow('has entered already');
  });

  test('asks for nothing in the name of another one, and never as an organiser', () => {
    for (const command of [
      { act: 'send', player: 'player-ben', roster: {} },
      { act: 'drop', player: 'player-ben', isOut: true },
      { act: 'note', player: 'player-ann', note: '' },
      { act: 'unlock', player: 'player-ann', reason: 'Mine' },
    ])
      expect(parseWith(playerCommandSchema, command).ok).toBe(false);
    const link = hashOf('link');
    for (const player of ['organiser', 'clock', 'public', 'player 1', 'ann\n-1234']) {
      const enter = { act: 'enter', player, name: 'Ann', link };
      expect(parseWith(publicCommandSchema, enter).ok).toBe(false);
      expect(parseWith(organiserCommandSchema, { ...enter, act: 'invite' }).ok).toBe(false);
    }
  });

  test('who comes back finds the event full if it is', () => {
    const event = opened({ maxPlayers: 2 });
    event.player('player-ben', { act: 'drop', isOut: true });
    event.enter('player-cid', 'Cid');
    expect(() => event.player('player-ben', { act: 'drop', isOut: false })).toThrow('The event is full');
  });

  test('sends a limited number of lists', () => {
    const event = opened();
    for (let sent = 1; sent <= MAX_SENT; sent++) event.send('player-ann', `List ${sent}`);
    expect(() => event.send('player-ann', 'One more')).toThrow('A player can send at most 100 lists.');
    event.send('player-ben');
  });

  test('adds nothing to the log by asking for what is there already', () => {
    const event = paired('all');
    const before = event.log.length;
    event.player('player-ann', { act: 'check-in', isCheckedIn: true });
    event.player('player-ann', { act: 'edit', name: 'Ann', team: '' });
    event.player('player-ann', { act: 'drop', isOut: false });
    expect(event.log).toHaveLength(before);
  });

  test('cannot have a round paired again and again by coming and going', () => {
    const event = paired('checked-in');
    event.organiser({ act: 'invite', player: 'player-cid', name: 'Cid', team: '', link: hashOf('cid') });
    const rounds = () => event.log.filter(({ data }) => data.act === 'round').length;
    const before = rounds();
    event.player('player-cid', { act: 'check-in', isCheckedIn: true });
    expect(rounds()).toBe(before + 1);
    const refused = 'Round 1 is paired and about to start; ask the organiser.';
    expect(() => event.player('player-cid', { act: 'check-in', isCheckedIn: false })).toThrow(refused);
    event.player('player-cid', { act: 'drop', isOut: true });
    expect(() => event.player('player-cid', { act: 'drop', isOut: false })).toThrow(refused);
    expect(rounds()).toBe(before + 2);
    event.organiser({ act: 'drop', player: 'player-cid', isOut: false });
    event.organiser({ act: 'begin', round: 1 });
    event.player('player-cid', { act: 'check-in', isCheckedIn: false });
  });

  test('who fills the log leaves room in it for the organiser and the clock', () => {
    const event = opened({ deadline: Date.UTC(2026, 10, 28, 10) });
    event.state = { ...event.state, revision: MAX_ENTRIES - RESERVED_ENTRIES };
    const full = 'The event has 150000 log entries, which is the maximum for players.';
    expect(() => event.player('player-ann', { act: 'edit', name: 'Anna', team: '' })).toThrow(full);
    expect(() => event.enter('player-cid', 'Cid')).toThrow(full);
    event.organiser({ act: 'edit-player', player: 'player-ann', name: 'Anna', team: '' });
    event.pass(3_600_000);
    expect(event.state.step).toBe('locked');
    event.state = { ...event.state, revision: MAX_ENTRIES };
    const note = { act: 'note', player: 'player-ann', note: 'x' } as const;
    expect(() => event.organiser(note)).toThrow('The event has 200000 log entries, which is the maximum.');
  });
});

test('a file of an earlier version with a blank name, reason or date is read as it was written', () => {
  const event = opened({ name: '\u200b', date: '2026-02-30' });
  let last = lastOf(event.state);
  for (const data of [
    { act: 'looked', reason: '\u2800' },
    { act: 'player-edited', player: 'player-ann', name: '\u2800', team: '' },
  ] as const) {
    last = sealed(last, 'organiser', event.now, data);
    event.log.push(last as Entry);
  }
  const read = readEventFile({ musterEvent: 1, log: event.log, contents: {} });
  expect(read).toMatchObject({
    ok: true,
    value: { state: { settings: { name: '\u200b', date: '2026-02-30' }, notices: [{ reason: '\u2800' }] } },
  });
  const { settings } = event.state;
  const asked = (date: string) =>
    parseWith(organiserCommandSchema, { act: 'settings', settings: { ...settings, name: 'Autumn', date } });
  const refused: [string, RegExp][] = [
    ['2026-02-30', /^2026-02-30 is not a day of the calendar; its month has the days 01 to 28\.$/],
    ['2026-02-29', /^2026-02-29 is not a day of the calendar; its month has the days 01 to 28\.$/],
    ['0000-00-00', /^0000-00-00 is not a day of the calendar; a year has the months 01 to 12\.$/],
    ['26-11-24', /; it must be a date as in 2026-11-24\.$/],
  ];
  for (const [date, sentence] of refused)
    expect(asked(date)).toMatchObject({
      ok: false,
      faults: [{ path: 'settings.date', message: expect.stringMatching(sentence) }],
    });
  for (const date of ['', '2026-02-28', '2028-02-29', '2026-12-31']) expect(asked(date).ok).toBe(true);
});

describe('a hostile file of an event', () => {
  /** A file whose log goes on with these acts, as somebody would forge it. */
  function forged(event: TestEvent, ...acts: Entry['data'][]) {
    const log = [...event.log];
    let last = lastOf(event.state);
    for (const act of acts) {
      const entry = sealed(last, 'organiser', event.now, act);
      log.push(entry);
      last = entry;
    }
    return { musterEvent: 1, log, contents: {} };
  }
  const entering = (number: number): Entry['data'] => ({
    act: 'player',
    player: `player-${number}`,
    name: `Player ${number}`,
    team: '',
    link: hashOf(`${number}`),
    since: 1,
  });
  const linking = (number: number): Entry['data'] => ({
    act: 'link',
    role: 'spectator',
    hash: hashOf(`link ${number}`),
    label: '',
  });
  const many = (count: number, each: (number: number) => Entry['data']) =>
    Array.from({ length: count }, (_, index) => each(index));

  test.each([
    ['names a player who never entered', [{ act: 'note', player: 'player-none', note: '' }], 'did not enter'],
    ['makes its event twice', [new TestEvent().log[0]?.data], 'An event is made once.'],
    ['begins a round that was not paired', [{ act: 'round-begun', round: 1 }], 'was not paired'],
    ['has too many players', many(MAX_PLAYERS + 1, entering), 'An event can have at most 5000 players'],
    ['has too many links', many(20, linking), 'An event can have at most 20 links; this one has 21.'],
  ])('that %s is refused', (_, acts, message) => {
    const read = readEventFile(forged(new TestEvent(), ...(acts as Entry['data'][])));
    expect(read).toMatchObject({ ok: false, faults: [{ message: expect.stringContaining(message) }] });
  });
});
