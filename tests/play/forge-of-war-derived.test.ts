import { describe, expect, test } from 'vitest';
import { matchText } from '@/lib/play/text';
import { carrier, cavalry, infantry } from '../fixtures/forge-of-war';
import { act, does, game, row, rowOf, set, tableFor, tank, trackerOf } from './forge-of-war-table';
import type { Table } from './games';

describe('derived values', () => {
  // Figures of the unit, lost; then what is left, below, stays and withdraws.
  test.each([
    [10, 4, 6, null, 0, false],
    [10, 5, 5, 'half', 1, false],
    [10, 6, 4, 'half', 1, false],
    [10, 7, 3, 'third', 1, true],
    [10, 8, 2, 'quarter', 2, true],
    [10, 10, 0, null, 0, false],
    [10, 12, 0, null, 0, false],
    [9, 5, 4, 'half', 1, false],
    [9, 6, 3, 'third', 1, true],
    [9, 7, 2, 'quarter', 2, true],
    [2, 1, 1, 'half', 1, false],
    [1, 0, 1, null, 0, false],
  ])('of %i figures, %i lost', (figures, lost, left, below, stays, withdraws) => {
    const table = does(tableFor([infantry('u1', { figures })]), set('figures-lost', lost));
    expect(row(table)).toMatchObject({
      left,
      fighting: left,
      below,
      stays,
      'withdraws-if-failed': withdraws,
      status: left === 0 ? 'destroyed' : 'effective',
      activation: below === null ? 7 : 6,
      rally: 7,
    });
  });

  test('each D-marker lowers CV, SV and FV, below 0 too, and FV counts pistols', () => {
    const table = tableFor([infantry('u1', { weapons: ['automatic-pistol×10'] })]);
    expect(row(table)).toMatchObject({ cv: 7, sv: 7, fv: 7, av: 1, 'most-d-markers': 3 });
    does(table, set('d-markers', 1));
    expect(row(table)).toMatchObject({ cv: 6, sv: 6, fv: 6, av: 1, activation: 6, rally: 6 });
    does(table, set('d-markers', 8));
    expect(row(table)).toMatchObject({ cv: -1, sv: -1, fv: -1, activation: -1, rally: -1 });
  });

  test.each([
    ['open', 7],
    ['soft', 8],
    ['hard', 9],
    // A 10 always fails (4.1).
    ['fortified', 9],
  ])('%s cover activates at %i and rallies at 7, blown or not', (cover, activation) => {
    const table = does(tableFor([infantry('u1')]), set('cover', cover), set('blown', 1));
    expect(row(table)).toMatchObject({ activation, rally: 7, cv: 7, av: 1 });
  });

  test.each([
    ['normal', 0, { av: 1, sv: 7, rally: 7, shoots: true }],
    ['cautious', 0, { av: 2, sv: 6, rally: 7, shoots: true }],
    ['hiding', 0, { av: 3, sv: 7, rally: 8, shoots: false }],
    ['cautious', 1, { av: 1, sv: 7, rally: 7, shoots: true }],
    ['hiding', 1, { av: 3, sv: 7, rally: 8, shoots: false }],
  ])('%s, in close combat %i', (stance, engaged, expected) => {
    const table = does(tableFor([infantry('u1')]), set('stance', stance), set('engaged', engaged));
    expect(row(table)).toMatchObject({ ...expected, cv: 7, fv: 6, activation: 7 });
  });

  test('riders on foot have other values, hold their mounts, and only there take a stance', () => {
    const onFoot = { profile: { cv: 6, sv: 5, fv: 4, av: 0 } };
    const table = tableFor([cavalry('u1', { onFoot, figures: 8 })]);
    does(table, set('stance', 'hiding'));
    expect(row(table)).toMatchObject({ cv: 7, sv: 7, fv: 6, av: 1, fighting: 8, shoots: true });
    does(table, set('mounted', 'foot'));
    expect(row(table)).toMatchObject({ cv: 6, sv: 5, fv: 4, av: 2, left: 8, fighting: 6, shoots: false });
    does(table, set('figures-lost', 1));
    expect(row(table)).toMatchObject({ left: 7, fighting: 6 });
    does(table, set('figures-lost', 4));
    expect(row(table)).toMatchObject({ left: 4, fighting: 3, activation: 5 });
  });

  test('a vehicle has weapons left, does not move without propulsion, and is destroyed outright', () => {
    const table = tableFor([tank('u1')]);
    const vehicle = () => row(table, 'u1/1');
    expect(vehicle()).toMatchObject({
      'weapons-left': 3,
      immobilised: false,
      shoots: true,
      status: 'effective',
    });
    does(table, set('weapon-1', 1, 'u1/1'), set('weapon-2', 1, 'u1/1'), set('wounds', 3, 'u1/1'));
    expect(vehicle()).toMatchObject({ 'weapons-left': 1, shoots: true, status: 'effective', left: 1 });
    does(table, set('weapon-3', 1, 'u1/1'));
    expect(vehicle()).toMatchObject({ 'weapons-left': 0, shoots: false, immobilised: false });
    does(table, set('propulsion', 1, 'u1/1'));
    expect(vehicle()).toMatchObject({ immobilised: true, status: 'effective' });
    does(table, set('removed', 1, 'u1/1'));
    expect(vehicle()).toMatchObject({ status: 'destroyed', left: 0 });
  });

  test('several vehicles share their weapons, as on paper', () => {
    const table = tableFor([tank('u1', { figures: 2, weapons: ['tank-cannon×2', 'heavy-machine-gun'] })]);
    expect(['u1/1', 'u1/2'].map((id) => row(table, id)['weapons-left'])).toEqual([2, 2]);
  });
});

test('a CV of 10 activates at 9, as it does undamaged, and rallies at 10', () => {
  const table = tableFor([infantry('u1', { profile: { cv: 10 } })]);
  expect(row(table)).toMatchObject({ cv: 10, activation: 9, rally: 10 });
  const stat = () => rowOf(table, 'u1')?.stats.find(({ label }) => label === 'Activate');
  expect(stat()).toEqual({ label: 'Activate', now: 9, start: 9 });
  does(table, set('d-markers', 2));
  expect(stat()).toEqual({ label: 'Activate', now: 8, start: 9 });
});

test('cover is armour only by the ruling, and who is destroyed does not shoot', () => {
  const avs = ['modifier', 'armour'].map((cover) => {
    const table = does(tableFor([infantry('u1')], [], { cover }), set('cover', 'hard'));
    return row(table).av;
  });
  expect(avs).toEqual([1, 3]);
  expect(row(does(tableFor([infantry('u1')]), set('removed', 1))).shoots).toBe(false);
});

test.each<[string, Record<string, string | number>, { jumpPacks?: boolean }, string]>([
  ['infantry', {}, {}, 'Move 6"'],
  ['cautious infantry', { stance: 'cautious' }, {}, 'Move 3"'],
  ['jump troops', {}, { jumpPacks: true }, 'Move 6", jump 12"'],
])('%s: how far it moves (6.1, 6.3, 12)', (_, marks, given, text) => {
  const table = does(
    tableFor([infantry('u1', given)]),
    ...Object.entries(marks).map(([tracker, to]) => set(tracker, to)),
  );
  expect(rowOf(table, 'u1')?.details?.[0]).toBe(text);
});

describe('what a row shows', () => {
  const isOf = (table: Table, id = 'u1') => rowOf(table, id)?.is;
  const fresh = { destroyed: false, damaged: false, away: false, toActivate: true };

  test.each([
    ['figures-lost', 1, { damaged: true }],
    ['figures-lost', 10, { damaged: true, destroyed: true, toActivate: false }],
    ['removed', 1, { damaged: true, destroyed: true, toActivate: false }],
    ['d-markers', 1, { damaged: true }],
    ['wounds', 1, { damaged: true }],
    ['tried', 'activated', { toActivate: false }],
    ['tried', 'failed', { toActivate: false }],
    ['aboard', 1, { away: true }],
    ['cover', 'hard', {}],
  ])('after %s %s', (tracker, to, expected) => {
    const table = tableFor([infantry('u1', { profile: { w: 2 } }), carrier('u2')]);
    expect(isOf(table)).toEqual(fresh);
    expect(isOf(does(table, set(tracker, to)))).toEqual({ ...fresh, ...expected });
  });

  test.each([
    ['propulsion', 1],
    ['weapon-1', 1],
  ])('a vehicle is damaged by %s', (tracker, to) => {
    const table = does(tableFor([tank('u1')]), set(tracker, to, 'u1/1'));
    expect(isOf(table, 'u1/1')).toEqual({ ...fresh, damaged: true });
  });

  test('is a line of text for each', () => {
    const table = tableFor([
      infantry('u1'),
      cavalry('u2', { figures: 8 }),
      tank('u3'),
      infantry('u4', { figures: 5, training: 'elite' }),
    ]);
    does(
      table,
      set('figures-lost', 7),
      set('d-markers', 2),
      act('try', { result: 'failed' }),
      set('moved', 'fast'),
      set('cover', 'soft'),
      set('stance', 'cautious'),
      set('mounted', 'foot', 'u2'),
      set('covering', 'moved', 'u2'),
      act('try', { result: 'activated' }, 'u2'),
      set('weapon-2', 1, 'u3/1'),
      set('propulsion', 1, 'u3/1'),
      set('wounds', 1, 'u3/1'),
      set('figures-lost', 5, 'u4'),
    );
    expect(matchText(table.match, table.standing)).toEqual([
      'Case · turn 1',
      '',
      'Side 1 · 3 of 4 units · 12 of 24 figures · 1 to activate',
      'u1 · CV 5 of 7 · SV 4 of 7 · FV 4 of 6 · AV 2 of 1 · Activate 5 of 7 · Rally 5 of 7 · 3 of 10 left · a third left · 2 D-markers · failed to activate · moved over 6″ · soft cover · cautious · withdrawing',
      'u2 · CV 7 · SV 7 · FV 6 · AV 1 · Activate 7 · Rally 7 · covering fire after a move · on foot, 6 fighting',
      'u3 · CV 7 · SV 6 · AV 7 (1) · W 2 of 3 · Activate 7 · Rally 7 · heavy machine gun 1 out · propulsion out',
      'u4 · CV 7 · SV 7 · FV 6 · AV 1 · Activate 7 · Rally 7 · destroyed',
    ]);
  });

  test('says of an opened row whether it shoots, withdraws and keeps D-markers, and who bails out', () => {
    const table = tableFor([
      infantry('u1'),
      tank('u2', { figures: 1, passengers: ['u3'] }),
      infantry('u3'),
      tank('u4'),
    ]);
    const details = () => rowOf(table, 'u1')?.details;
    expect(details()).toEqual([
      'Move 6"',
      'Shoots: yes',
      'Withdraws if not activated: no',
      'D-markers that stay: 0',
    ]);
    does(table, set('figures-lost', 7), set('stance', 'hiding'));
    expect(details()).toEqual([
      'Move 6"',
      'Shoots: no',
      'Withdraws if not activated: yes',
      'D-markers that stay: 1',
    ]);
    expect(['u2/1', 'u4/1'].map((id) => trackerOf(table, id, 'propulsion')?.label)).toEqual([
      'Propulsion out, passengers bail out',
      'Propulsion out',
    ]);
  });

  test('lists its special rules; what is not marked is beside the roll that it changes', () => {
    const { setup } = tableFor([cavalry('u1', { terrifying: true }), tank('u2', { figures: 2 })], [], {
      'vehicle-groups': 'unit',
    });
    const rulesOf = (id: string) =>
      setup.sides[0]?.rows
        .filter((place) => place.row.id === id)
        .flatMap((place) => game.model.rules?.(place) ?? [])
        .map(({ label, page }) => `${label} (${page})`);
    expect(rulesOf('u1')).toEqual(['Terrifying (4.1)', 'On foot (3.3)']);
    expect(rulesOf('u2')).toEqual(['Transport 10 (10.7)']);
    expect(
      setup.sides[0]?.rows.slice(0, 1).flatMap((place) => game.model.rules?.(place) ?? []),
    ).toMatchObject([
      { effect: 'Enemies within two of its moves activate and rally at −1.' },
      { effect: 'One in four holds the mounts; the rest fight as infantry.' },
    ]);
    const helpOf = (act: string) => game.model.actions.find(({ id }) => id === act)?.help;
    expect([helpOf('try'), helpOf('rally')]).toEqual([
      'Not counted above: −1 a terrifying enemy within two moves; +1 force commander or command squad in sight within 12"; +1 no enemy in sight.',
      'Not counted above: +1 force commander or command squad in sight within 12"; +1 no enemy in sight; +1 has just wiped out an enemy unit; −1 a terrifying enemy within two moves.',
    ]);
    expect(rulesOf('u2/1')).toEqual(['Transport 10 (10.7)']);
  });
});

test('the last figure of a unit is lost with its wounds, one of several is not', () => {
  const table = tableFor([infantry('u1', { figures: 2, profile: { w: 3 } })]);
  does(table, set('wounds', 3));
  expect(row(table)).toMatchObject({ left: 2, status: 'effective' });
  does(table, set('figures-lost', 1));
  expect(row(table)).toMatchObject({ left: 0, status: 'destroyed' });
  does(table, set('wounds', 2));
  expect(row(table)).toMatchObject({ left: 1, status: 'effective' });
});

test('the book has no condition for winning, and marks of a newer version change nothing', () => {
  const table = tableFor([infantry('u1')]);
  expect(table.standing.match.watches).toEqual([]);
  expect(table.standing.sides[0]?.side.watches).toEqual([]);
  expect(table.do(set('stance', 'flying'))).toBe(0);
});
