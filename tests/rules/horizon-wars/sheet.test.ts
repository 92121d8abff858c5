import { describe, expect, test } from 'vitest';
import type { Roster } from '@/lib/roster/roster';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { specialsOf } from '@/lib/systems/horizon-wars/paper/marks';
import { system } from '@/lib/systems/horizon-wars/system';
import {
  adventure,
  aircraft,
  battle,
  check,
  conventional,
  force,
  mech,
  several,
} from '../../fixtures/horizon-wars';

function sheetOf(roster: Roster<Force>) {
  const { evaluation, report } = check(roster);
  const sheet = system.sheet(roster, evaluation, report);
  const table = sheet.tables[0];
  const fact = (label: string) => sheet.facts.find((each) => each.label === label)?.value;
  return { sheet, table, fact, rows: table?.rows ?? [] };
}
/** The cells of the nth element's row, as plain values. */
function cellsOf(roster: Roster<Force>, index = 0) {
  const cells = sheetOf(roster).rows[index]?.cells ?? {};
  return Object.fromEntries(
    Object.entries(cells).map(([id, cell]) => [id, cell.kind === 'text' ? cell.text : cell.count]),
  );
}
const cellOf = (roster: Roster<Force>, id: string, index = 0) => sheetOf(roster).rows[index]?.cells[id];
const marksOf = (roster: Roster<Force>, index = 0) => {
  const cell = cellOf(roster, 'name', index);
  return cell?.kind === 'text' ? cell.lines : undefined;
};

describe('a line of the roster', () => {
  test('has its stats in the order of Appendix 3: P, F, M, A, D', () => {
    const { table } = sheetOf(force([mech('m1')]));
    expect(table?.columns.map(({ label }) => label)).toEqual([
      'Element name',
      'P',
      'F',
      'M',
      'A',
      'D',
      'Special rules',
      'Damage',
    ]);
    expect(cellsOf(force([mech('m1', { stats: [2, 4, 3, 2] })]))).toMatchObject({
      name: 'm1',
      p: '1',
      m: '2',
      f: '4',
      a: '3',
      d: '2',
      damage: 9,
    });
  });

  test('exists for every element, in the order of the roster', () => {
    const { rows } = sheetOf(force([mech('m1'), ...several('recon', 'r1', 'r2'), aircraft('a1')]));
    expect(rows.map(({ cells }) => cells.name?.kind === 'text' && cells.name.text)).toEqual([
      'm1',
      'r1',
      'r2',
      'a1',
    ]);
  });

  test('numbers elements without a name', () => {
    const unnamed = [
      mech('m1', { name: '' }),
      mech('m2', { name: '  ' }),
      conventional('r1', 'recon', { name: '' }),
    ];
    const { rows } = sheetOf(force(unnamed));
    expect(rows.map(({ cells }) => cells.name?.kind === 'text' && cells.name.text)).toEqual([
      'P1 mech 1',
      'P1 mech 2',
      'Reconnaissance',
    ]);
  });

  test('shows a raised stat with its original value', () => {
    const roster = force([conventional('r1', 'recon'), conventional('h1', 'heavy-infantry')], {
      commandResources: [{ type: 'recon', raise: { f: 2, m: 1 } }],
    });
    expect(cellOf(roster, 'f')).toEqual({ kind: 'text', text: '3', strong: true, lines: ['1 + 2'] });
    expect(cellOf(roster, 'm')).toEqual({ kind: 'text', text: '6', strong: true, lines: ['5 + 1'] });
    expect(cellOf(roster, 'a')).toEqual({ kind: 'text', text: '4' });
    expect(cellOf(roster, 'f', 1)).toEqual({ kind: 'text', text: '4' });
  });

  test('shows an aircraft’s M as a value and a bonus, smaller for a rotary aircraft', () => {
    expect(cellOf(force([aircraft('a1', { stats: [5, 2, 1, 1] })]), 'm')).toEqual({
      kind: 'text',
      text: '5',
      lines: ['(+5)'],
    });
    expect(cellOf(force([aircraft('a1', { upgrades: ['rotary'] })]), 'm')).toEqual({
      kind: 'text',
      text: '3',
      lines: ['(+2)'],
    });
  });

  test('marks the CHQ and Aces, and shows the cost', () => {
    const led = force([
      conventional('c1', 'heavy-cavalry', { chq: true }),
      conventional('h1', 'heavy-infantry'),
      mech('m1', { presence: 2, ace: true }),
    ]);
    expect(marksOf(led)).toEqual(['Heavy cavalry · CHQ · 0 points']);
    expect(marksOf(led, 1)).toEqual(['Heavy infantry · 1 point']);
    expect(marksOf(led, 2)).toEqual(['P2 mech · Ace · 3 points']);
    expect(cellOf(led, 'name')).toMatchObject({ strong: true });
    expect(cellOf(led, 'name', 1)).toMatchObject({ strong: false });
    expect(marksOf(force([mech('m1', { name: '' })]))).toEqual(['1 point']);
  });

  test('shows its squadron, its transport and its passengers', () => {
    const roster = force(
      [
        mech('m1', { upgrades: ['squadron-commander'] }),
        mech('m2'),
        mech('m3'),
        aircraft('a1', { presence: 2, upgrades: ['heavy-transport×2'] }),
        conventional('c1', 'light-infantry'),
      ],
      {
        squadrons: [{ mechs: ['m1', 'm2', 'm3'] }],
        transports: [{ aircraft: 'a1', passengers: ['c1', 'm3'] }],
      },
    );
    expect(marksOf(roster)).toEqual(['P1 mech · 1 point', 'Squadron 1']);
    expect(marksOf(roster, 2)).toEqual(['P1 mech · 1 point', 'Squadron 1', 'Embarked on a1']);
    expect(marksOf(roster, 3)).toEqual(['P2 aircraft · 2 points', 'Carries c1 and m3']);
    expect(marksOf(roster, 4)).toEqual(['Light infantry · 1 point', 'Embarked on a1']);
  });

  test('does not mention an empty transport', () => {
    const roster = force([aircraft('a1')], { transports: [{ aircraft: 'a1', passengers: [] }] });
    expect(marksOf(roster)).toEqual(['P1 aircraft · 1 point']);
  });

  test('shows its place if there is a scenario', () => {
    const roster = force([mech('m1'), mech('m2'), mech('m3'), mech('m4')], {
      scenario: adventure('insurgency', { m1: 'advance', m2: 'reserve', m3: 'lost' }),
    });
    const { table } = sheetOf(roster);
    expect(table?.columns[1]?.label).toBe('A/R/L');
    expect([0, 1, 2, 3].map((index) => cellsOf(roster, index).place)).toEqual(['A', 'R', 'L', '–']);
  });
});

describe('the damage boxes', () => {
  test.each([
    ['a mech has M + F + A', mech('x1', { stats: [3, 5, 2, 1] }), 10],
    ['heavy infantry has 3 + 4 + 3', conventional('x1', 'heavy-infantry'), 10],
    ['an aircraft has its M value + A', aircraft('x1', { stats: [4, 2, 2, 1] }), 6],
    [
      'a rotary aircraft has its M value + A',
      aircraft('x1', { stats: [4, 1, 2, 1], upgrades: ['rotary'] }),
      6,
    ],
  ])('%s', (_, element, boxes) => {
    expect(cellOf(force([element]), 'damage')).toEqual({
      kind: 'boxes',
      count: boxes,
      ticked: 0,
      total: 'Total',
      marks: [['x1', 'damage']],
    });
  });

  test('are more with raised stats', () => {
    const roster = force([conventional('h1', 'heavy-infantry')], {
      commandResources: [{ type: 'heavy-infantry', raise: { a: 1, d: 3 } }],
    });
    expect(cellsOf(roster).damage).toBe(11);
  });

  const rescue = (role: 'attacker' | 'defender', battleId = 'the-rescue') =>
    force([mech('m1'), mech('m2'), mech('m3')], {
      scenario: battle(battleId, 'patrol', role, { m1: 'advance', m2: 'reserve', m3: 'lost' }),
    });

  test('start with 4 ticked for the advance force of the Rescue’s attackers', () => {
    expect(cellOf(rescue('attacker'), 'damage')).toEqual({
      kind: 'boxes',
      count: 10,
      ticked: 4,
      total: 'Total',
      marks: [['m1', 'damage']],
      lines: ['Starts with 4 damage, M at most 1 (p.79)'],
    });
    expect(cellOf(rescue('attacker'), 'damage', 1)).toMatchObject({ ticked: 0 });
    expect(cellOf(rescue('attacker'), 'damage', 2)).toMatchObject({ ticked: 0 });
    expect(cellOf(rescue('defender'), 'damage')).toMatchObject({ ticked: 0 });
    expect(cellOf(rescue('attacker', 'deliberate-attack'), 'damage')).toMatchObject({ ticked: 0 });
  });

  test('are never ticked beyond their number', () => {
    const weak = force([mech('m1', { stats: [1, 1, 1, 8] })], {
      scenario: battle('the-rescue', 'patrol', 'attacker', { m1: 'advance' }),
    });
    expect(cellOf(weak, 'damage')).toMatchObject({ count: 3, ticked: 3 });
  });
});

describe('the special rules of a line', () => {
  const idsOf = (roster: Roster<Force>, id: string) => {
    const { evaluation } = check(roster);
    return specialsOf(evaluation.element(id), evaluation).map((each) => each.id);
  };
  const profiles: Record<string, string[]> = {
    'light-infantry': ['dig-in', 'alert', 'infantry'],
    'mobile-infantry': ['rapid', 'alert', 'infantry'],
    'heavy-infantry': ['dig-in', 'alert', 'infantry'],
    'airborne-infantry': ['dig-in', 'deep-deployment', 'alert', 'infantry'],
    'special-forces': ['dig-in', 'deep-deployment', 'guide-fire', 'alert', 'infantry'],
    'light-cavalry': ['rapid', 'vanguard', 'vehicle'],
    'heavy-cavalry': ['rapid', 'vanguard', 'vehicle'],
    'light-artillery': ['cumbersome', 'deep-deployment', 'indirect-fire', 'infantry'],
    'armoured-artillery': ['cumbersome', 'rapid', 'indirect-fire', 'vehicle'],
    recon: ['deep-deployment', 'guide-fire', 'alert', 'infantry'],
  };
  const under = (type: string, ...battlefield: string[]) =>
    idsOf(force([conventional('c1', type)], { battlefield }), 'c1');

  test.each(Object.entries(profiles))('%s', (type, own) => {
    expect(under(type)).toEqual(own);
    expect(under(type, 'mars', 'venus', 'native-antipathy')).toEqual(own);
    expect(under(type, 'low-gravity')).toEqual(own.includes('rapid') ? own : [...own, 'rapid']);
    const slow = own.filter((id) => id !== 'rapid');
    expect(under(type, 'high-gravity')).toEqual(slow);
    expect(under(type, 'low-gravity', 'high-gravity')).toEqual(slow);
    expect(under(type, 'high-gravity', 'low-gravity')).toEqual(slow);
  });

  test('low gravity makes mechs Rapid, and no aircraft', () => {
    const roster = force([mech('m1'), aircraft('a1')], { battlefield: ['low-gravity'] });
    expect(idsOf(roster, 'm1')).toEqual(['rapid']);
    expect(idsOf(roster, 'a1')).toEqual([]);
    expect(idsOf(force([mech('m1')]), 'm1')).toEqual([]);
  });

  test('the CHQ has Chain of Command and Guide Fire, without duplicates', () => {
    expect(idsOf(force([mech('m1', { chq: true }), mech('m2')]), 'm1')).toEqual([
      'chain-of-command',
      'guide-fire',
    ]);
    expect(idsOf(force([mech('m1', { chq: true }), mech('m2')]), 'm2')).toEqual([]);
    const special = idsOf(force([conventional('c1', 'special-forces', { chq: true })]), 'c1');
    expect(special).toEqual([
      'dig-in',
      'deep-deployment',
      'guide-fire',
      'alert',
      'infantry',
      'chain-of-command',
    ]);
    expect(idsOf(force([mech('m1', { chq: true }), mech('m2', { chq: true })]), 'm2')).toEqual([]);
  });

  test('aircraft hover with antigrav, rotary or vertical thrusters', () => {
    for (const id of ['antigrav', 'rotary', 'vertical-thrusters'])
      expect(idsOf(force([aircraft('a1', { upgrades: [id] })]), 'a1')).toEqual(['hover', id]);
    expect(idsOf(force([aircraft('a1', { upgrades: ['light-transport'] })]), 'a1')).toEqual([
      'light-transport',
    ]);
  });

  test('Aces, upgrades with their option or number, and the type’s tactical upgrades are printed by name', () => {
    const roster = force(
      [
        mech('m1', { presence: 2, ace: true, upgrades: ['extended-range:short', 'jump-jets'] }),
        aircraft('a1', { presence: 2, upgrades: ['heavy-transport×2'] }),
        conventional('r1', 'recon'),
      ],
      { commandResources: [{ type: 'recon', upgrades: ['antigrav', 'strike'] }] },
    );
    expect(cellsOf(roster).special).toBe('Ace, Extended range (Short), Jump jets');
    expect(cellsOf(roster, 1).special).toBe('Heavy transport ×2');
    expect(cellsOf(roster, 2).special).toBe('Deep Deployment, Guide Fire, Alert, Infantry, Antigrav, Strike');
  });
});

describe('above and below the table', () => {
  test('cost, presence, command resources, CHQ, era, battlefield and length', () => {
    const { fact } = sheetOf(
      force([mech('m1', { chq: true, presence: 3 }), ...several('recon', 'r1', 'r2')], {
        limit: 15,
        era: 'new-colonial-age',
        allegiance: 'venusian',
        battlefield: ['mars', 'low-gravity'],
        commandResources: [{ type: 'recon', upgrades: ['strike'] }],
      }),
    );
    expect(fact('Force cost')).toBe('7 of 15');
    expect(fact('Force presence')).toBe('7');
    expect(fact('Command resources spent of earned')).toBe('2 of 1');
    expect(fact('CHQ')).toBe('m1');
    expect(fact('Era')).toBe('The New Colonial Age, Venusian');
    expect(fact('Battlefield')).toBe('Mars and Low gravity');
    expect(fact('Length of game')).toBe('30 min');
    expect(fact('Discounts')).toBeUndefined();
  });

  test('the discounts of an era', () => {
    const { fact } = sheetOf(force([mech('m1')], { era: 'new-colonial-age', allegiance: 'martian' }));
    expect(fact('Discounts')).toBe('Martian: 1 point off for a P1 mech');
    expect(fact('Force cost')).toBe('0');
    expect(fact('CHQ')).toBe('None');
  });

  test('a set-piece battle with size, side, table and disposition', () => {
    const { fact } = sheetOf(
      force([mech('m1'), mech('m2', { presence: 2 })], {
        scenario: battle('deliberate-attack', 'troop', 'attacker', { m1: 'lost', m2: 'advance' }),
      }),
    );
    expect(fact('Scenario')).toBe('Deliberate Attack, Troop, Attacker');
    expect(fact('Table')).toBe('4′ × 6′, widthwise');
    expect(fact('Disposition')).toBe('Advance P2 of 9, reserve P0 of 9, lost P1 of 3');
    expect(fact('Force cost')).toBe('3 of 15');
  });

  test('an adventure with its momentum', () => {
    const { fact } = sheetOf(
      force([mech('m1'), mech('m2', { presence: 2 })], {
        scenario: { ...adventure('losing', { m1: 'lost', m2: 'advance' }), action: 'hold', purpose: 'fix' },
      }),
    );
    expect(fact('Adventure')).toBe('Losing, Hold, Fix');
    expect(fact('Starting momentum')).toBe('2');
    expect(fact('Disposition')).toBe('Advance P2 of 2, reserve P0 of 1, lost P1 of 1');
  });

  test('an illegal force prints with its verdict and problems', () => {
    const { sheet } = sheetOf(force([aircraft('a1', { chq: true }), mech('m1', { presence: 4 })]));
    expect(sheet.verdict?.kind).toBe('illegal');
    expect(sheet.verdict?.text).toBe('Not legal: 2 errors');
    expect(sheet.verdict?.problems).toEqual([
      { severity: 'error', rule: 'hw/chq/kind', text: 'a1 is an aircraft and cannot be the CHQ (p.57).' },
      {
        severity: 'error',
        rule: 'hw/mech/presence',
        text: 'm1 is P4, a super-mech; this force allows mechs up to P3 (p.63).',
      },
    ]);
  });

  test('the effects of the battlefield in play', () => {
    const { sheet } = sheetOf(force([mech('m1')], { battlefield: ['mars', 'high-gravity'] }));
    expect(sheet.notes).toEqual([
      {
        title: 'Battlefield',
        lines: [
          'Mars: an element at M1 counts as destroyed.',
          'High gravity: no Rapid moves.',
          'High gravity: an aircraft that stalls at Altitude 1 crashes.',
        ],
      },
    ]);
    expect(sheetOf(force([mech('m1')])).sheet.notes).toEqual([]);
  });
});
