import { describe, expect, test } from 'vitest';
import { card, company, hq, officer, platoon, unit, units } from '../../fixtures/at-43';
import { said, sheetOf, tableOf } from './sheet';

const steel = card('steel', { morale: 'nerves-of-steel' });
const play = (given: Record<string, unknown>, cards: Record<string, unknown>[] = [steel]) =>
  tableOf(units([unit('u1', given)], { cards }), 'Company sheet');

const manned = company(
  [
    platoon([
      hq,
      unit('u1', {
        figures: 10,
        officer: 'Chief',
        extraFighters: 1,
        specialWeapons: [
          { name: 'Lance', count: 2 },
          { name: 'Mortar', count: 1 },
        ],
        specialists: ['Medic'],
        equipment: ['Rope'],
        wave: 'reinforcement',
      }),
    ]),
    platoon([unit('u2', { ap: 77 })], [{ categories: ['soldier'], types: [1, 2] }, {}], 'Reserve'),
  ],
  { limit: 500 },
);

describe('the company building sheet (p.118)', () => {
  test('has a line per unit with all its options, and its value under its wave', () => {
    expect(tableOf(manned, 'Company building: Platoon 1').said[1]).toEqual({
      slot: '2',
      designation: 'u1 / squad · soldier ★',
      troops: '10 / 200 A.P.',
      weapon: '2 × Lance (30) / 1 × Mortar (10)',
      extra: '1 / of 1 / 20 A.P.',
      officer: 'Chief (40)',
      specialists: 'Medic (12)',
      equipment: 'Rope (3)',
      value: '315',
      assault: '–',
      reinforcement: '315',
    });
  });

  test('ends with the platoon’s value, in total and by wave', () => {
    expect(tableOf(manned, 'Company building: Platoon 1').said.at(-1)).toMatchObject({
      designation: 'Platoon value / Platoon 1: 2 of 5 slots',
      value: '415',
      assault: '100',
      reinforcement: '315',
    });
  });

  test('shows the empty slots of a pattern, and marks typed values', () => {
    const [typed, empty, total] = tableOf(manned, 'Company building: Reserve').said;
    expect(typed).toMatchObject({ troops: '5', value: '77 / typed', assault: '77' });
    expect(empty).toMatchObject({ slot: '2', designation: 'Empty / any category', value: '' });
    expect(total).toMatchObject({ designation: 'Platoon value / Reserve: 1 of 2 slots' });
  });

  test('circles the commander on both sheets, and nobody else', () => {
    const { tables } = sheetOf(manned);
    const circled = tables.flatMap(({ title, rows }) =>
      rows.flatMap(({ cells }) =>
        Object.values(cells).flatMap((cell) =>
          cell.kind === 'text' && cell.circled ? [`${title}: ${said(cell)}`] : [],
        ),
      ),
    );
    expect(circled).toEqual([
      'Company building: Platoon 1: Colonel (0)',
      'Company sheet: 3 / Colonel / aut. 4 · lead. 8',
      'Succession of command: Colonel',
    ]);
  });

  test('is headed by the army points in total and by wave, and the commander’s figures', () => {
    const facts = Object.fromEntries(sheetOf(manned).facts.map(({ label, value }) => [label, value]));
    expect(facts).toEqual({
      Army: 'Testers',
      Faction: '–',
      'A.P.': '492 of 500',
      'A.P./Assault': '177',
      'A.P./Reinforcement': '315',
      'Company commander': 'Colonel, rank 3, with hq',
      'Leadership points per round': '11',
      Authority: '4',
      Wager: '0 to 4',
    });
  });
});

describe('the company sheet (p.119)', () => {
  test('starts a new page, headed by army, A.P. and the leadership points per round', () => {
    const { startsPage, note } = tableOf(manned, 'Company sheet');
    expect(startsPage).toBe(true);
    expect(note).toMatch(
      /^Testers: 492 A\.P\., assault 177, reinforcement 315\. Leadership points per round: 11; authority 4; wager 0 to 4\./,
    );
  });

  test('has size, type, rank, weapons, equipment and specialists of a unit', () => {
    const rifle = {
      name: 'Rifle',
      kind: 'ranged',
      accuracy: 3,
      attackRate: 1,
      rerolls: 0,
      penetration: 5,
      damage: 1,
    };
    const lance = { name: 'Lance', kind: 'ranged', penetration: 9, special: true };
    const given = { card: 'rifles', officer: 'Chief', equipment: ['Rope'], specialists: ['Medic'] };
    const armed = card('rifles', { size: 2, type: 2, weapons: [rifle, lance], abilities: ['Sniper'] });
    expect(play(given, [armed]).said[1]).toMatchObject({
      unit: 'u1 / Platoon 2, slot 1 · Assault',
      type: 'soldier ★★ / Sniper',
      size: '2',
      rank: '1 / Chief / aut. 3 · lead. 5',
      weapons: 'Rifle: / acc. 3, 1/0, 5/1',
      extras: 'Rope / Medic',
    });
    const bearer = { ...given, specialWeapons: [{ name: 'Lance', count: 1 }] };
    expect(play(bearer, [armed]).said[1]?.weapons).toBe(
      'Rifle: / acc. 3, 1/0, 5/1 / Lance (1): / acc. ?, ?/?, 9/?',
    );
  });

  test.each([
    ['soldier', 14, '20 cm'],
    ['support-unit', 8, '14 cm'],
    ['combat-strider', 10, '20 cm'],
    ['vehicle', 20, '30 cm'],
    ['soldier', null, '–'],
  ])('has the rush of a %s of movement %s: %s', (category, movement, rush) => {
    expect(play({ card: 'mover' }, [card('mover', { category, movement })]).said[1]?.rush).toBe(rush);
  });

  test('marks the units that need a leadership point to act', () => {
    expect(play({}).said.map(({ act }) => act)).toEqual(['free', '1 LP']);
    expect(play({ officer: 'Chief' }).said[1]?.act).toBe('free');
  });

  test.each([
    [1, 5, [2]],
    [2, 5, [2]],
    [3, 5, [4]],
    [1, 4, [1]],
    [1, 3, undefined],
    [3, 2, [1]],
    [3, 1, undefined],
    [null, 5, undefined],
  ])('of type %s with %i fighters has the bar where a morale test is due', (type, figures, bars) => {
    const cell = play({ card: 'typed', figures }, [card('typed', { type, numbers: null })]).rows[1]?.cells
      .fighters;
    expect(cell).toMatchObject({ kind: 'boxes', count: figures });
    expect(cell?.kind === 'boxes' && cell.bars).toEqual(bars);
  });

  test('has no morale bar for nerves of steel, and counts extra fighters', () => {
    expect(play({ card: 'steel' }).said[1]?.fighters).toBe('5 boxes / Never tests: nerves of steel');
    expect(play({ officer: 'Chief', extraFighters: 1 }).said[1]?.fighters).toMatch(/^6 boxes/);
  });

  test("tests a hero's unit by the hero's morale (p.77)", () => {
    const cards = [
      card('zora', { morale: 9, officers: [officer('Zora', { hero: true })] }),
      card('dull', { morale: 6 }),
    ];
    const led = { card: 'dull', hero: { card: 'zora', name: 'Zora' } };
    expect(play({ card: 'dull' }, cards).said[1]?.fighters).toBe(
      '5 boxes / Morale 6 against 8: at 3 fighters or fewer',
    );
    expect(play(led, cards).said[1]?.fighters).toBe('5 boxes / Morale 9 against 8: at 3 fighters or fewer');
  });

  test('has no fighter boxes for a strider or vehicle, and a blank line beyond sixty fighters', () => {
    const cards = [card('tank', { category: 'vehicle' }), card('horde', { numbers: null })];
    const roster = (of: string, figures: number) => units([unit('u1', { card: of, figures })], { cards });
    const cellOf = (of: string, figures: number) =>
      tableOf(roster(of, figures), 'Company sheet').said[1]?.fighters;
    expect(cellOf('tank', 2)).toMatch(/^2 machines \/ Morale \? against 8/);
    expect(cellOf('horde', 60)).toMatch(/^60 boxes/);
    expect(cellOf('horde', 61)).toMatch(/^61 fighters: _____ /);
  });

  test('marks every sum that has an unknown part', () => {
    const roster = units([unit('u1', { card: 'open' })], { cards: [card('open', { ap: null })] });
    const total = tableOf(roster, 'Company building: Platoon 2').said.at(-1);
    expect(total).toMatchObject({ value: '0 + ?', assault: '0 + ?', reinforcement: '0' });
    const facts = sheetOf(roster).facts.map(({ label, value }) => `${label} ${value}`);
    expect(facts).toEqual(
      expect.arrayContaining(['A.P. 100 + ?', 'A.P./Assault 100 + ?', 'A.P./Reinforcement 0']),
    );
  });

  test('has the empty slots of a pattern in one line', () => {
    const roster = company([platoon([hq], [{}, { categories: ['vehicle'] }, { categories: ['vehicle'] }])]);
    expect(tableOf(roster, 'Company building: Platoon 1').said[1]).toMatchObject({
      slot: '2 to 3',
      designation: 'Empty / vehicle',
    });
  });

  test('has structure boxes for each strider and vehicle, and a blank line for unknown points', () => {
    const structure = { frame: 3, propulsion: null, weapons: [{ name: 'Cannon', points: 1 }] };
    const walker = card('walker', { category: 'combat-strider', structure, numbers: { min: 1, max: 3 } });
    const cards = [walker, card('tank', { category: 'vehicle' })];
    const roster = company(
      [platoon([hq, unit('w', { card: 'walker', figures: 2 }), unit('t', { card: 'tank', figures: 1 })])],
      { cards },
    );
    expect(tableOf(roster, 'Structure points').said).toEqual([
      { machine: 'w, machine 1', frame: '3 boxes', propulsion: '_____', weapon1: '1 boxes / Cannon' },
      { machine: 'w, machine 2', frame: '3 boxes', propulsion: '_____', weapon1: '1 boxes / Cannon' },
      { machine: 't', frame: '_____', propulsion: '_____', weapon1: '' },
    ]);
    expect(sheetOf(manned).tables.map(({ title }) => title)).not.toContain('Structure points');
  });

  test('has boxes for twenty machines of a unit, and states how many more there are', () => {
    const rowsOf = (figures: number) =>
      tableOf(
        units([unit('t', { card: 'tank', figures })], { cards: [card('tank', { category: 'vehicle' })] }),
        'Structure points',
      ).said.map(({ machine }) => machine);
    expect(rowsOf(20).at(-1)).toBe('t, machine 20');
    expect(rowsOf(21).slice(-2)).toEqual(['t, machine 20', 't, 1 more']);
  });

  test('has boxes for a hundred machines of a company, and counts those of the remaining units', () => {
    const tanks = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => unit(id, { card: 'tank', figures: 20 }));
    const roster = units(tanks, { cards: [card('tank', { category: 'vehicle', numbers: null })] });
    const rows = tableOf(roster, 'Structure points').said.map(({ machine }) => machine);
    expect(rows).toHaveLength(101);
    expect(rows.slice(-2)).toEqual(['e, machine 20', 'f, 20 of them']);
  });

  test('has the roll that a weapon needs against protection 1 to 15', () => {
    const gun = { name: 'Gun', kind: 'ranged', penetration: 7 };
    const roster = units([unit('u1', { card: 'armed' })], { cards: [card('armed', { weapons: [gun] })] });
    const [row] = tableOf(roster, 'Damage tests: result needed by protection').said;
    expect(Array.from({ length: 15 }, (_, index) => row?.[`p${index + 1}`]).join(' ')).toBe(
      'sure 2+ 2+ 3+ 3+ 4+ 4+ 4+ 5+ 5+ 6 6 – – –',
    );
  });
});
