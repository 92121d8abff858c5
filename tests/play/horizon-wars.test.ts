import { describe, expect, test } from 'vitest';
import { type Intent, setIntent } from '@/lib/play/intent';
import { decisive, lookBack, winnerOf } from '@/lib/play/outcome';
import { trackerAt } from '@/lib/play/setup';
import type { Standing } from '@/lib/play/text';
import { type PlayedGame, playedGames, type Table, tableOf } from './games';

const game = (await playedGames()).find(({ id }) => id === 'horizon-wars') as PlayedGame;

type Force = Record<string, unknown>;

const roster = (force: Force) => ({ muster: 1, system: 'horizon-wars', name: 'Force', force });
const tableFor = (...forces: Force[]) => tableOf(forces.map(roster), game);

const unit = (id: string, type: string, more = {}) => ({ id, kind: 'conventional', type, ...more });
const mech = (id: string, upgrades: string[] = [], more = {}) => ({
  id,
  kind: 'mech',
  presence: 2,
  stats: { m: 4, f: 4, a: 4, d: 2 },
  upgrades: upgrades.map((upgrade) => ({ id: upgrade })),
  ...more,
});
const aircraft = (id: string) => ({
  id,
  kind: 'aircraft',
  presence: 2,
  stats: { m: 4, f: 3, a: 2, d: 1 },
  upgrades: [{ id: 'rotary' }],
});

/** A force of light infantry in a set-piece battle: so many in the advance force and in reserve. */
const battle = (name: string, role: string, advance: number, reserve = 0): Force => {
  const ids = Array.from({ length: advance + reserve }, (_, index) => `e${index + 1}`);
  return {
    elements: ids.map((id) => unit(id, 'light-infantry')),
    scenario: {
      kind: 'set-piece',
      battle: name,
      size: 'patrol',
      role,
      disposition: Object.fromEntries(ids.map((id, index) => [id, index < advance ? 'advance' : 'reserve'])),
    },
  };
};

const adventure = (elements: unknown[]): Force => ({
  elements,
  scenario: { kind: 'adventure', context: 'opening-salvoes', disposition: {} },
});

const rowIn = ({ sides }: Standing, side: string, row: string) =>
  sides.find(({ id }) => id === side)?.rows.find((each) => each.row.id === row)?.values.values ?? {};
const row = (table: Table, id: string, side = 'a') => rowIn(table.standing, side, id);
const sideOf = (table: Table, side = 'a') => table.standing.sides.find(({ id }) => id === side)?.side;
const watch = (table: Table, id: string) => table.standing.match.watches.find((each) => each.id === id)?.is;
const does = (table: Table, ...intents: Intent[]) => {
  for (const intent of intents) table.do(intent);
};
const act = (id: string, action: string, input = {}, side = 'a'): Intent => ({
  act: action,
  row: [side, id],
  input,
});

describe('trackers', () => {
  const started = tableFor({
    elements: [unit('e1', 'light-infantry'), mech('e2', ['minelayer', 'stealth-suite']), aircraft('e3')],
    commandResources: [{ type: 'light-infantry', upgrades: ['strike', 'traps'] }],
  });
  const infantry = {
    tokens: [2, 2],
    damage: [0, 7],
    'lost-m': [0, null],
    activated: [0, null],
    reacted: [0, null],
    'dug-in': [0, null],
    strike: [0, null],
    traps: [0, null],
    place: ['table', null],
    removed: [0, null],
    note: ['', null],
  };
  const ofMech = { damage: [0, 12], minelayer: [0, null], 'stealth-lost': [0, null] };
  const ofAircraft = {
    damage: [0, 6],
    altitude: [0, 4],
    stalled: [0, null],
    'lock-on': [0, null],
    ejected: [0, null],
  };

  test.each([
    ['e1', infantry],
    ['e2', ofMech],
    ['e3', ofAircraft],
  ] as const)('of %s have their start and maximum', (id, expected) => {
    const found = Object.fromEntries(
      Object.keys(expected).map((tracker) => {
        const at = trackerAt(started.setup, new Map(), ['a', id, tracker]);
        return [tracker, at && [at.start, at.most]];
      }),
    );
    expect(found).toEqual(expected);
  });

  test.each([
    ['e1', ['altitude', 'minelayer', 'stealth-lost', 'assign', 'patrolled', 'gave-fire']],
    ['e2', ['dug-in', 'strike', 'lock-on', 'traps', 'fragmentation-screen']],
    ['e3', ['dug-in', 'strike', 'minelayer']],
  ] as const)('of %s are only those that it has', (id, none) => {
    for (const tracker of none) expect(trackerAt(started.setup, new Map(), ['a', id, tracker])).toBeNull();
  });

  test('of a force follow its scenario and battlefield', () => {
    expect(sideOf(tableFor({ elements: [mech('e1')] }))?.values).not.toHaveProperty('entered');
    expect(sideOf(tableFor(battle('failed-ambush', 'defender', 1)))?.values).toMatchObject({ entered: 0 });
    const values = sideOf(tableFor(adventure([mech('e1')])))?.values;
    expect(values).toMatchObject({
      given: 0,
      'momentum-mission': 0,
      'momentum-other': 0,
      'momentum-start': 2,
    });
    expect(tableFor(battle('safe-corridor', 'attacker', 1)).standing.match.values).toMatchObject({
      evacuees: 0,
    });
    expect(tableFor(battle('the-rescue', 'attacker', 1)).standing.match.values).not.toHaveProperty(
      'evacuees',
    );
  });

  test('have no row for what was lost before the battle', () => {
    const force = battle('deliberate-attack', 'attacker', 2);
    (force.scenario as { disposition: object }).disposition = { e1: 'lost', e2: 'advance' };
    expect(tableFor(force).standing.sides[0]?.rows.map((each) => each.row.id)).toEqual(['e2']);
  });

  test.each([
    ['no scenario', {}, 'table'],
    ['reserve', battle('deliberate-attack', 'defender', 0, 1), 'reserve'],
    ['advance force', battle('deliberate-attack', 'defender', 1), 'table'],
    ['cut off in The Rescue', battle('the-rescue', 'attacker', 1), 'hidden'],
    ['hunters in The Rescue', battle('the-rescue', 'defender', 1), 'table'],
    ['drawn out by reconnaissance', battle('reconnaissance-in-force', 'defender', 1), 'hidden'],
  ])('start an element in its place: %s', (_, force, place) => {
    const table = tableFor({ elements: [unit('e1', 'light-infantry')], ...force });
    expect(row(table, 'e1').place).toBe(place);
  });
});

describe('a new turn', () => {
  test('gives tokens, also in reserve, but not to what is destroyed, and none in an adventure', () => {
    const table = tableFor(battle('deliberate-attack', 'defender', 2, 1));
    does(table, act('e1', 'act'), act('e2', 'act'), act('e3', 'act'), act('e2', 'destroy'), { act: 'next' });
    expect(['e1', 'e2', 'e3'].map((id) => row(table, id).tokens)).toEqual([2, 1, 2]);
    const other = tableFor(adventure([mech('e1'), mech('e2')]));
    does(other, act('e1', 'give'), { act: 'next' });
    expect(row(other, 'e1').tokens).toBe(0);
    expect(sideOf(other)?.values).toMatchObject({ given: 0, 'to-give': 4 });
  });

  test('clears who goes first, what entered and moved, and leaves everything else', () => {
    const table = tableFor({
      ...battle('deliberate-attack', 'defender', 1, 1),
      battlefield: ['native-antipathy'],
    });
    const kept: [string, number | string][] = [
      ['dug-in', 1],
      ['lost-m', 1],
      ['place', 'left'],
      ['note', 'x'],
    ];
    does(
      table,
      { set: ['first'], to: 'a' },
      act('e2', 'enter'),
      act('e2', 'react'),
      ...kept.map(([tracker, to]): Intent => ({ set: ['a', 'e1', tracker], to })),
    );
    expect(row(table, 'e2')).toMatchObject({ activated: 1, reacted: 1, patrolled: 1, tokens: 0 });
    does(table, { act: 'next' });
    expect(row(table, 'e2')).toMatchObject({
      activated: 0,
      reacted: 0,
      patrolled: 0,
      tokens: 2,
      place: 'table',
    });
    expect(row(table, 'e1')).toMatchObject(Object.fromEntries(kept));
    expect(sideOf(table)?.values.entered).toBe(0);
    expect(table.standing.match.values.first).toBe('');
  });
});

describe('actions', () => {
  test('damage goes on past a stat of 0, and recovery brings the stat back', () => {
    const table = tableFor({ elements: [mech('e1')] });
    does(table, act('e1', 'damage', { take: Array(6).fill('f') }));
    expect(row(table, 'e1')).toMatchObject({
      damage: 6,
      f: 0,
      'lost-f': 4,
      tokens: 2,
      status: 'ineffective',
    });
    does(table, act('e1', 'recover', { restore: ['f'] }));
    expect(row(table, 'e1')).toMatchObject({ damage: 6, f: 1, status: 'effective' });
    does(table, { set: ['a', 'e1', 'lost-f'], to: 9 }, act('e1', 'recover', { restore: ['f'] }));
    expect(row(table, 'e1').f).toBe(1);
  });

  test('an aircraft loses no F to hits, only to strikes', () => {
    const table = tableFor({ elements: [aircraft('e1')] });
    does(table, act('e1', 'hit', { take: ['f', 'm'] }), act('e1', 'air-strike'));
    expect(row(table, 'e1')).toMatchObject({ damage: 1, m: 3, f: 2, bonus: 2, 'dead-on': 15 });
  });

  test('a squadron acts together, those who are picked', () => {
    const table = tableFor({
      elements: [mech('e1', ['squadron-commander']), mech('e2'), mech('e3'), mech('e4')],
      squadrons: [{ mechs: ['e1', 'e2', 'e3'] }],
    });
    does(table, act('e1', 'together', { with: ['e2', 'e4'] }));
    expect(['e1', 'e2', 'e3', 'e4'].map((id) => row(table, id).tokens)).toEqual([1, 1, 2, 2]);
    expect(table.do(act('e4', 'together'))).toBe(0);
  });

  test('stealth is lost instead of damage, and only where there is some', () => {
    const table = tableFor({ elements: [mech('e1', ['stealth-suite']), mech('e2')] });
    does(table, act('e1', 'divert'));
    expect(row(table, 'e1')).toMatchObject({ 'stealth-lost': 1, damage: 0 });
    expect(table.do(act('e2', 'divert'))).toBe(0);
  });

  test('passengers who got off are not destroyed with their aircraft', () => {
    const table = tableFor({
      elements: [aircraft('e1'), unit('e2', 'light-infantry'), unit('e3', 'recon')],
      transports: [{ aircraft: 'e1', passengers: ['e2', 'e3'] }],
    });
    does(table, { set: ['a', 'e3', 'place'], to: 'table' }, act('e1', 'destroy'));
    expect([row(table, 'e2').status, row(table, 'e3').status]).toEqual(['destroyed', 'effective']);
  });

  test.each(['hit', 'damage'])('%s to A 0 takes those aboard with it, to A 1 does not', (id) => {
    const table = tableFor({
      elements: [aircraft('e1'), unit('e2', 'light-infantry')],
      transports: [{ aircraft: 'e1', passengers: ['e2'] }],
    });
    const a = Number(row(table, 'e1').a);
    does(table, act('e1', id, { take: Array(a - 1).fill('a') }));
    expect([row(table, 'e1').a, row(table, 'e2').status]).toEqual([1, 'effective']);
    does(table, act('e1', id, { take: ['a'] }));
    expect([row(table, 'e1').status, row(table, 'e2').status]).toEqual(['destroyed', 'destroyed']);
  });
});

describe('what an element cannot have it is not offered', () => {
  const offered = (table: Table, id: string, action: string) => {
    const place = table.setup.rowAt.get(`a\u0000${id}`);
    return table.setup.model.actions.some(
      (each) => each.id === action && (each.on?.(place as never) ?? true),
    );
  };
  const elements = [
    unit('e1', 'light-infantry'),
    unit('e2', 'mobile-infantry'),
    unit('e3', 'heavy-cavalry'),
    mech('e4'),
    aircraft('e5'),
  ];
  const rapid = (table: Table) => ['e1', 'e2', 'e3', 'e4', 'e5'].map((id) => row(table, id).rapid);

  test('Rapid moves are for mechs and Rapid elements, for all on the ground in low gravity, for none in high', () => {
    const usual = tableFor({ elements });
    expect(rapid(usual)).toEqual([undefined, 15, 12, 12, undefined]);
    const details = usual.standing.sides[0]?.rows.map(({ values }) => values.details?.join(' '));
    expect(details?.[0]).toBe('Cautious 3″ Patrol 6″');
    expect(details?.[1]).toContain('Rapid 15″');
    expect(rapid(tableFor({ elements, battlefield: ['low-gravity'] }))).toEqual([9, 15, 12, 12, undefined]);
    expect(rapid(tableFor({ elements, battlefield: ['high-gravity'] }))).toEqual(Array(5).fill(undefined));
  });

  test('Vanguard elements do not recover, and are repaired only where there is an Engineer', () => {
    const table = tableFor({ elements });
    expect(['e1', 'e2', 'e3', 'e4', 'e5'].map((id) => offered(table, id, 'recover'))).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
    expect(offered(table, 'e3', 'repaired')).toBe(false);
    const engineers = tableFor({ elements: [unit('e1', 'light-cavalry'), mech('e2', ['engineer'])] });
    expect(['e1', 'e2'].map((id) => offered(engineers, id, 'repaired'))).toEqual([true, false]);
    does(engineers, act('e1', 'hit', { take: ['f'] }), act('e1', 'repaired', { restore: ['f'] }));
    expect(row(engineers, 'e1')).toMatchObject({ 'lost-f': 0, damage: 1 });
  });

  test('aircraft are not charged and do not embark; nothing else disengages', () => {
    const table = tableFor({ elements });
    expect(['e1', 'e5'].map((id) => offered(table, id, 'charged'))).toEqual([true, false]);
    const places = (id: string) =>
      trackerAt(table.setup, new Map(), ['a', id, 'place'])?.options.map((each) => each.id);
    expect(places('e1')).toEqual(['table', 'reserve', 'hidden', 'embarked', 'left']);
    expect(places('e5')).toEqual(['table', 'reserve', 'hidden', 'disengaged', 'left']);
  });

  test('an action says that it spends a token if it does', () => {
    const force = {
      ...battle('deliberate-attack', 'attacker', 0, 1),
      elements: [mech('e1', ['squadron-commander']), mech('e2'), mech('e3'), aircraft('e4')],
      squadrons: [{ mechs: ['e1', 'e2', 'e3'] }],
    };
    for (const id of ['enter', 'act', 'react', 'together', 'recover', 'air-strike', 'divert']) {
      const table = tableFor(force);
      const own = id === 'air-strike' ? 'e4' : 'e1';
      does(table, act(own, id));
      const action = table.setup.model.actions.find((each) => each.id === id);
      expect([id, row(table, own).tokens]).toEqual([id, action?.spends === undefined ? 2 : 1]);
    }
  });
});

test('an aircraft shows its altitude, and at M 0 that it stalls', () => {
  const table = tableFor({ elements: [aircraft('e1'), mech('e2')] });
  const states = (id: string) =>
    table.standing.sides[0]?.rows.find((each) => each.row.id === id)?.values.states;
  does(table, { set: ['a', 'e1', 'altitude'], to: 3 }, { set: ['a', 'e1', 'lost-m'], to: 3 });
  expect(states('e1')).toEqual(['altitude 3']);
  expect(row(table, 'e1')).toMatchObject({ stalls: false, altitude: 3 });
  does(table, { add: ['a', 'e1', 'lost-m'], by: 1 });
  expect(states('e1')).toEqual(['ineffective', 'altitude 3', 'stalls and crashes in its next action (p.46)']);
  expect(row(table, 'e1').stalls).toBe(true);
  does(table, { set: ['a', 'e1', 'place'], to: 'disengaged' });
  expect(states('e1')).not.toContain('altitude 3');
  does(table, { set: ['a', 'e2', 'lost-m'], to: 4 });
  expect(states('e2')).toEqual(['ineffective']);
});

describe('tokens and reserves', () => {
  test('a tap on Reacted spends a token as React does, and a second takes it back; Activated spends none', () => {
    const table = tableFor({ elements: [unit('e1', 'light-infantry')] });
    const tap = (tracker: string, to: number) =>
      table.do(setIntent(table.setup, table.state, ['a', 'e1', tracker], to));
    tap('reacted', 1);
    expect(row(table, 'e1')).toMatchObject({ reacted: 1, tokens: 1 });
    tap('reacted', 0);
    expect(row(table, 'e1')).toMatchObject({ reacted: 0, tokens: 2 });
    tap('activated', 1);
    expect(row(table, 'e1')).toMatchObject({ activated: 1, tokens: 2 });
  });

  test('a token added by a tap counts as given in an adventure, one that is spent does not', () => {
    const table = tableFor(adventure([mech('e1'), mech('e2')]));
    does(table, { set: ['a', 'e1', 'tokens'], to: 2 }, { add: ['a', 'e2', 'tokens'], by: 1 });
    expect(sideOf(table)?.values).toMatchObject({ given: 3, 'to-give': 1 });
    does(table, { add: ['a', 'e1', 'tokens'], by: -1 });
    expect(sideOf(table)?.values).toMatchObject({ given: 3 });
    does(table, { undo: 2 });
    expect(sideOf(table)?.values).toMatchObject({ given: 2, 'to-give': 2 });
    const other = tableFor(battle('deliberate-attack', 'defender', 1));
    does(other, { set: ['a', 'e1', 'tokens'], to: 0 }, { set: ['a', 'e1', 'tokens'], to: 2 });
    expect(sideOf(other)?.values).not.toHaveProperty('given');
  });

  const most = (name: string, role: string, advance: number, turn = 1) => {
    const table = tableFor(battle(name, role, advance, 3));
    does(table, ...Array<Intent>(turn - 1).fill({ act: 'next' }));
    return [sideOf(table)?.values['may-enter'], trackerAt(table.setup, new Map(), ['a', 'entered'])?.most];
  };

  test.each([
    ['deliberate-attack', 'attacker', 1, [0, 2]],
    ['deliberate-attack', 'attacker', 2, [2, 2]],
    ['the-rescue', 'attacker', 1, [2, 2]],
    ['failed-ambush', 'attacker', 1, [2, null]],
    ['failed-ambush', 'attacker', 3, [4, null]],
    ['reconnaissance-in-force', 'attacker', 1, [0, 2]],
    ['reconnaissance-in-force', 'defender', 1, [2, 2]],
    ['safe-corridor', 'attacker', 1, [null, null]],
  ] as const)('of %s, the %s in turn %i', (name, role, turn, expected) => {
    expect(most(name, role, 1, turn)).toEqual(expected);
  });

  test('one fewer enters while an element is hidden', () => {
    const table = tableFor(battle('deliberate-attack', 'defender', 1, 2));
    does(table, { act: 'next' }, { set: ['a', 'e1', 'place'], to: 'hidden' }, act('e2', 'enter'));
    expect(sideOf(table)?.values['may-enter']).toBe(1);
    expect(sideOf(table)?.details?.[0]).toBe('1 of 1 entered this turn (p.77)');
    does(table, { set: ['a', 'e1', 'place'], to: 'table' });
    expect(sideOf(table)?.values['may-enter']).toBe(2);
  });
});

describe('the first condition that is met', () => {
  const first = (table: Table) => lookBack(table.setup);

  test('at the end of a turn decides, whatever is met later', () => {
    const table = tableFor(
      battle('deliberate-attack', 'defender', 3, 2),
      battle('deliberate-attack', 'attacker', 1),
    );
    does(table, { act: 'next' }, act('e1', 'destroy'));
    expect(decisive(table.standing).map(({ winner, watch }) => [winner, watch.counts])).toEqual([
      ['b', 'turn-end'],
    ]);
    expect(first(table).decided(table.state)).toBeNull();
    does(table, { act: 'next' }, act('e4', 'enter'), act('e5', 'enter'));
    expect(winnerOf(table.standing)).toBeNull();
    expect(first(table).decided(table.state)).toMatchObject({ turn: 2, winner: 'b' });
    expect(first(table).winner(table.state)).toBe('b');
    does(table, { undo: 3 });
    expect(first(table).decided(table.state)).toBeNull();
  });

  test('within a turn decides if it counts at once', () => {
    const table = tableFor(battle('safe-corridor', 'defender', 1), battle('safe-corridor', 'attacker', 1));
    does(table, { set: ['b', 'score'], to: 5 }, { set: ['a', 'score'], to: 5 });
    expect(first(table).winner(table.state)).toBe('b');
    does(table, { act: 'next' });
    expect(first(table).winner(table.state)).toBe('b');
  });

  test('at the end of the battle decides nothing before', () => {
    const table = tableFor(battle('the-rescue', 'defender', 1), battle('the-rescue', 'attacker', 1, 1));
    does(table, { set: ['b', 'e1', 'place'], to: 'left' }, { act: 'next' });
    expect([decisive(table.standing), first(table).decided(table.state)]).toEqual([[], null]);
    expect(first(table).winner(table.state)).toBe('b');
  });
});

describe('derived values', () => {
  test('Mars destroys at M 1 that was brought down in play, and counts the bonus of an aircraft', () => {
    const table = tableFor({ battlefield: ['mars'], elements: [mech('e1'), aircraft('e2')] });
    does(table, { set: ['a', 'e1', 'lost-m'], to: 2 }, { set: ['a', 'e2', 'lost-m'], to: 3 });
    expect([row(table, 'e1').status, row(table, 'e2').status]).toEqual(['effective', 'effective']);
    does(table, { set: ['a', 'e1', 'lost-m'], to: 3 });
    expect(row(table, 'e1').status).toBe('destroyed');
    const rescue = tableFor({ ...battle('the-rescue', 'attacker', 1), battlefield: ['mars'] });
    expect(row(rescue, 'e1')).toMatchObject({ m: 1, status: 'effective', damage: 4, assign: 2 });
  });

  test('moves follow M, and an ejected pilot is worth a point less', () => {
    const table = tableFor({ elements: [mech('e1'), aircraft('e2')] });
    does(
      table,
      act('e1', 'hit', { take: ['m'] }),
      { set: ['a', 'e2', 'ejected'], to: 1 },
      act('e2', 'destroy'),
    );
    expect(row(table, 'e1')).toMatchObject({ cautious: 3, patrol: 6, rapid: 9 });
    expect(sideOf(table)?.values).toMatchObject({ 'destroyed-presence': 2, 'points-given': 1, remaining: 2 });
  });
});

describe('watches', () => {
  const away = (id: string, side = 'a'): Intent => ({ set: [side, id, 'place'], to: 'left' });
  const shown = (id: string, side = 'a'): Intent => ({ set: [side, id, 'place'], to: 'table' });

  test('Deliberate Attack: two effective defenders, from the second turn on', () => {
    const table = tableFor(
      battle('deliberate-attack', 'defender', 3),
      battle('deliberate-attack', 'attacker', 1),
    );
    does(table, { act: 'next' });
    expect(watch(table, 'attacker')).toBe(false);
    does(table, act('e1', 'destroy'));
    expect(watch(table, 'attacker')).toBe(true);
    does(table, { undo: 2 }, act('e1', 'destroy'));
    expect(watch(table, 'attacker')).toBe(false);
  });

  test('Deliberate Attack: four effective defenders with twice the P of the advance force', () => {
    const table = tableFor(battle('deliberate-attack', 'defender', 2, 2));
    does(table, act('e3', 'enter'));
    expect(watch(table, 'defender')).toBe(false);
    does(table, act('e4', 'enter'));
    expect(watch(table, 'defender')).toBe(true);
    does(table, act('e4', 'hit', { take: ['m', 'm', 'm'] }));
    expect(watch(table, 'defender')).toBe(false);
    const short = tableFor(battle('deliberate-attack', 'defender', 3, 2));
    does(short, act('e4', 'enter'), act('e5', 'enter'));
    expect(watch(short, 'defender')).toBe(false);
  });

  test('Deliberate Attack: three elements are not enough, whatever their P', () => {
    const force = battle('deliberate-attack', 'defender', 2, 1);
    const table = tableFor({
      ...force,
      elements: [...(force.elements as unknown[]).slice(0, 2), unit('e3', 'heavy-cavalry')],
    });
    does(table, act('e3', 'enter'));
    expect(sideOf(table)?.values).toMatchObject({ 'effective-elements': 3, 'effective-presence': 5 });
    expect(watch(table, 'defender')).toBe(false);
  });

  test('The Rescue: more of the advance force home than destroyed', () => {
    const table = tableFor(battle('the-rescue', 'attacker', 3, 1));
    does(table, away('e4'), act('e1', 'destroy'));
    expect([watch(table, 'attacker'), watch(table, 'defender')]).toEqual([false, true]);
    does(table, away('e2'));
    expect([watch(table, 'attacker'), watch(table, 'defender')]).toEqual([false, false]);
    does(table, away('e3'));
    expect([watch(table, 'attacker'), watch(table, 'defender')]).toEqual([true, false]);
  });

  test('Failed Ambush: half of the defender’s elements put out of action, or gone', () => {
    const table = tableFor(battle('failed-ambush', 'defender', 3));
    does(table, act('e1', 'destroy'), away('e2'));
    expect([watch(table, 'attacker'), watch(table, 'defender')]).toEqual([false, false]);
    does(table, act('e3', 'hit', { take: ['f', 'f', 'f'] }), away('e3'));
    expect([watch(table, 'attacker'), watch(table, 'defender')]).toEqual([true, true]);
  });

  test('Reconnaissance in Force: all defenders deployed, or the attacker below half', () => {
    const table = tableFor(
      battle('reconnaissance-in-force', 'defender', 2, 1),
      battle('reconnaissance-in-force', 'attacker', 3, 1),
    );
    does(table, shown('e1'));
    expect([watch(table, 'attacker'), watch(table, 'defender')]).toEqual([false, false]);
    does(table, act('e1', 'destroy', {}, 'b'), act('e2', 'destroy', {}, 'b'));
    expect([watch(table, 'attacker'), watch(table, 'defender')]).toEqual([false, true]);
    does(table, shown('e2'), act('e4', 'enter', {}, 'b'));
    expect([watch(table, 'attacker'), watch(table, 'defender')]).toEqual([false, false]);
    does(table, { undo: 3 });
    expect(row(table, 'e2', 'b').status).toBe('effective');
    does(table, shown('e2'));
    expect(watch(table, 'attacker')).toBe(false);
    does(table, { undo: 2 }, shown('e2'));
    expect(watch(table, 'attacker')).toBe(true);
  });

  test('Reconnaissance in Force: exactly half is not less than half', () => {
    const table = tableFor(
      battle('reconnaissance-in-force', 'defender', 1),
      battle('reconnaissance-in-force', 'attacker', 2),
    );
    does(table, act('e1', 'destroy', {}, 'b'));
    expect(watch(table, 'defender')).toBe(false);
    does(table, act('e2', 'destroy', {}, 'b'));
    expect(watch(table, 'defender')).toBe(true);
  });

  test('Safe Corridor: five points', () => {
    const table = tableFor(battle('safe-corridor', 'defender', 1), battle('safe-corridor', 'attacker', 1));
    does(table, { add: ['a', 'score'], by: 4 }, { add: ['b', 'score'], by: 5 });
    expect([watch(table, 'attacker'), watch(table, 'defender')]).toEqual([true, false]);
    expect(winnerOf(table.standing)).toBe('b');
    does(table, { add: ['a', 'score'], by: 1 });
    expect(watch(table, 'defender')).toBe(true);
    expect(winnerOf(table.standing)).toBe(null);
  });

  test('of two lists one names the battle: the other fights its other part', () => {
    const named = battle('deliberate-attack', 'attacker', 1);
    const other = { elements: [1, 2, 3].map((number) => unit(`e${number}`, 'light-infantry')) };
    const table = tableFor(named, other);
    does(table, { act: 'next' });
    expect(watch(table, 'attacker')).toBe(false);
    does(table, act('e1', 'destroy', {}, 'b'));
    expect(watch(table, 'attacker')).toBe(true);
    // What the defender needs hangs on its advance force, which its list does not name.
    expect(watch(table, 'defender')).toBe(null);
    const without = tableFor(named, { elements: [] });
    does(without, { act: 'next' });
    expect(watch(without, 'attacker')).toBe(null);
    const third = tableFor(named, other, other);
    does(third, { act: 'next' });
    expect(watch(third, 'attacker')).toBe(null);
  });

  test('a condition on a side that is not there cannot be told', () => {
    const table = tableFor(battle('reconnaissance-in-force', 'attacker', 1));
    expect([watch(table, 'attacker'), watch(table, 'defender')]).toEqual([null, null]);
    expect(tableFor({ elements: [mech('e1')] }).standing.match.watches).toEqual([]);
  });

  test('momentum of 0 loses, of 1 does not', () => {
    const table = tableFor(adventure([mech('e1'), mech('e2')]));
    does(table, { set: ['a', 'momentum-mission'], to: 3 });
    expect(sideOf(table)?.watches).toMatchObject([{ id: 'momentum', is: false }]);
    does(table, { add: ['a', 'momentum-other'], by: -1 });
    expect(sideOf(table)?.watches).toMatchObject([{ id: 'momentum', is: true }]);
    does(table, { set: ['a', 'momentum-purpose'], to: 6 });
    expect(sideOf(table)?.values).toMatchObject({ momentum: 6, surplus: 2, 'to-give': 4 });
    expect(sideOf(table)?.watches).toMatchObject([
      { id: 'momentum', is: false },
      { id: 'surplus', is: true, page: 88, text: expect.stringMatching(/^2 more/) },
    ]);
    does(table, { set: ['a', 'momentum-purpose'], to: 4 });
    expect(sideOf(table)?.watches).toMatchObject([{ id: 'momentum' }]);
  });

  test('that are met name the winner, and the momentum left is the score', () => {
    const adventurers = adventure([mech('e1'), mech('e2')]);
    const table = tableFor(adventurers, adventurers);
    const start = Number(sideOf(table)?.values['momentum-start']);
    expect([winnerOf(table.standing), sideOf(table)?.score]).toEqual([null, start]);
    does(table, { set: ['a', 'momentum-mission'], to: start });
    expect([winnerOf(table.standing), sideOf(table)?.score]).toEqual(['b', 0]);
    does(table, { set: ['b', 'momentum-mission'], to: start });
    expect(winnerOf(table.standing)).toBe(null);
    // Both have lost, before the turn ends and after it.
    const past = lookBack(table.setup);
    expect(past.winner(table.state)).toBe('draw');
    does(table, { act: 'next' });
    expect(past.winner(table.state)).toBe('draw');
    does(table, { set: ['a', 'score'], to: 7 });
    expect(sideOf(table)?.score).toBe(7);
    const alone = tableFor(adventurers);
    does(alone, { set: ['a', 'momentum-mission'], to: start });
    expect(winnerOf(alone.standing)).toBe(null);
  });

  test('native antipathy hits what stood still on the table', () => {
    const table = tableFor({ battlefield: ['native-antipathy'], elements: [mech('e1'), mech('e2')] });
    const label = table.setup.sides[0]?.rows[1]?.row.label;
    does(table, { set: ['a', 'e1', 'patrolled'], to: 1 });
    expect(sideOf(table)?.watches).toMatchObject([
      {
        id: 'native-antipathy',
        is: true,
        text: `1 on the table without a Patrol or Rapid move (${label}): a hit each at the end of the turn`,
      },
    ]);
    does(table, { set: ['a', 'e2', 'place'], to: 'reserve' });
    expect(sideOf(table)?.watches).toMatchObject([{ is: false, text: expect.not.stringContaining('(') }]);
  });
});

test('an opened row says how far it moves, an opened side what is left to do and to lose', () => {
  const table = tableFor({ elements: [mech('e1'), aircraft('e2')] });
  const details = (id: string) =>
    table.standing.sides[0]?.rows.find((each) => each.row.id === id)?.values.details;
  const bonus = Number(row(table, 'e2').bonus);
  expect(details('e1')).toEqual(['Cautious 4″', 'Patrol 8″', 'Rapid 12″']);
  expect(details('e2')).toEqual([
    `Dead-on ${3 * (4 + bonus)}″`,
    `Bank ${2 * (4 + bonus)}″`,
    `Veer ${4 + bonus}″`,
  ]);
  expect(sideOf(table)?.details).toEqual([
    '4 tokens to go',
    '2 elements effective on the table with P4',
    'P0 destroyed',
  ]);
  does(table, { set: ['a', 'e1', 'lost-m'], to: 1 }, act('e2', 'destroy'));
  expect(details('e1')).toEqual(['Cautious 3″', 'Patrol 6″', 'Rapid 9″']);
  expect(sideOf(table)?.details).toEqual([
    '2 tokens to go',
    '1 element effective on the table with P2',
    'P2 destroyed',
  ]);
});
