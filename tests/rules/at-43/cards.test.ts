import { describe, expect, test } from 'vitest';
import type { SheetCard } from '@/lib/sheet/card';
import { system } from '@/lib/systems/at-43/system';
import { card, check, company, hq, officer, platoon, unit, units } from '../../fixtures/at-43';

const cardsOf = (roster: ReturnType<typeof company>): SheetCard[] => system.cards(check(roster).evaluation);
const rifle = {
  name: 'Rifle',
  kind: 'ranged',
  accuracy: 3,
  attackRate: 1,
  rerolls: 0,
  penetration: 5,
  damage: 1,
};
const profile = { movement: 12, protection: 5, combat: 3, morale: 6, size: 2 };
const cardOf = (given: Record<string, unknown>, printed: Record<string, unknown> = {}) => {
  const cards = [
    card('rifles', { ...profile, ...printed }),
    card('zora', { morale: 9, officers: [officer('Zora', { hero: true })] }),
  ];
  return cardsOf(units([unit('u1', { card: 'rifles', ...given })], { cards }))[1];
};
const linesOf = (each: SheetCard | undefined) =>
  each?.lines.map(({ name, effect }) => `${name}: ${effect}`.trim());

describe('the card of a unit', () => {
  test('exists for every unit, in the order of the sheet', () => {
    const roster = company([platoon([hq, unit('u2')]), platoon([unit('u1')])]);
    expect(cardsOf(roster).map(({ title }) => title)).toEqual(['hq', 'u2', 'u1']);
  });

  test('has the profile of its card, with the rush after the movement', () => {
    expect(cardOf({})?.stats.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Mov. 12',
      'Rush 18',
      'Prot. 5',
      'Comb. 3',
      'Mor. 6',
      'Size 2',
    ]);
  });

  test('shows its type, its value, its leader and what it costs to act', () => {
    expect(cardOf({ wave: 'reinforcement' })).toMatchObject({
      what: 'rifles · soldier ★ · 5 fighters · 100 A.P.',
      marks: ['1 LP to act', 'Reinforcement', 'Platoon 2, slot 1'],
    });
    expect(cardsOf(company([platoon([hq])]))[0]?.marks).toEqual(['Commander', 'Platoon 1, slot 1']);
  });

  test('has its weapons with the number of their bearers, its leader and its options', () => {
    const weapons = [
      rifle,
      { name: 'Mortar', kind: 'ranged', accuracy: 2, area: 3, special: true },
      { name: 'Lance', kind: 'ranged', accuracy: 4, fixed: true, special: true },
    ];
    const given = {
      officer: 'Chief',
      specialWeapons: [{ name: 'Mortar', count: 2 }],
      specialists: ['Medic'],
      equipment: ['Rope'],
    };
    expect(linesOf(cardOf(given, { weapons, abilities: ['Sniper'] }))).toEqual([
      'Chief: rank 1, authority 3, leadership 5.',
      'Rifle (3): acc. 3, 1/0, 5/1.',
      'Mortar (2): acc. 2, ?/?, ?/?, area 3. Indirect: one fighter who sees the target is enough; no cover test. Its bearers do not attack in close combat.',
      'Specialists: Medic.',
      'Equipment: Rope.',
      'Abilities: Sniper.',
      'Morale: 6 against 8: at 3 fighters or fewer.',
    ]);
  });

  test('has a box per fighter with a bar where morale is tested, and a separate one for a hero', () => {
    expect(cardOf({})?.boxes).toEqual([
      { label: 'Fighters', kind: 'boxes', count: 5, ticked: 0, total: '', bars: [2] },
    ]);
    const led = cardOf({ hero: { card: 'zora', name: 'Zora' } });
    expect(led?.boxes).toMatchObject([
      { label: 'Fighters', count: 5, bars: [2] },
      { label: 'Zora', count: 1 },
    ]);
    expect(led?.stats[4]).toEqual({ label: 'Mor.', value: '9' });
  });

  test('has boxes for the parts of each strider and vehicle, and a line for unknown parts', () => {
    const structure = { frame: 3, propulsion: null, weapons: [{ name: 'Cannon', points: 1 }] };
    const machine = cardOf({ figures: 2 }, { category: 'combat-strider', structure });
    const parts = { count: 4, bars: [3], lines: ['frame 3, propulsion _____, Cannon 1'] };
    expect(machine?.boxes).toMatchObject([
      { label: 'Machine 1', ...parts },
      { label: 'Machine 2', ...parts },
    ]);
  });
});

describe('the play summary', () => {
  test('has a text and a page in every row', async () => {
    const summary = await system.playSummary();
    const rows = summary.tables.flatMap((table) => table.rows.filter(({ cells }) => cells.page));
    expect(rows.length).toBeGreaterThan(25);
    for (const { cells } of rows) {
      expect(cells.page?.kind === 'text' && cells.page.text).toMatch(/^p\.\d+$/);
      expect(cells.effect?.kind === 'text' && cells.effect.text).toMatch(/\.$/);
    }
  });

  test('has the universal table from certain failure to certain success (p.51)', async () => {
    const summary = await system.playSummary();
    const table = summary.tables.at(-1);
    const needed = Object.values(table?.rows[0]?.cells ?? {}).map(
      (cell) => cell.kind === 'text' && cell.text,
    );
    expect(table?.columns.slice(1).map(({ label }) => label)).toEqual([
      '−6 or less',
      '−5 to −4',
      '−3 to −2',
      '−1 to +1',
      '+2 to +3',
      '+4 to +5',
      '+6 or more',
    ]);
    expect(needed).toEqual(['Result needed', '–', '6', '5+', '4+', '3+', '2+', 'sure']);
  });
});
