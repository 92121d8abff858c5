import { describe, expect, test } from 'vitest';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { isDeck, type SheetCard } from '@/lib/sheet/card';
import { type PaperChoice, papersOf } from '@/lib/sheet/papers';
import { pilotLine, table } from '@/lib/systems/battle-royale/catalogue/catalogue';
import type { Force } from '@/lib/systems/battle-royale/force';
import { system } from '@/lib/systems/battle-royale/system';
import { check, royale } from '../../fixtures/battle-royale';
import { printed } from '../../sheet/pdf';

const drones = royale({
  presence: 1,
  stats: [3, 4, 2, 2],
  pilot: 'Jun',
  upgrades: ['flight-frame×2', 'smart-missile', 'support-drones+gun', 'extended-range:long', 'minelayer'],
});

const cardsOf = (roster: Roster<Force>): SheetCard[] => system.cards(check(roster).evaluation);
const line = (card: SheetCard | undefined) => card?.stats.map(({ label, value }) => label + value).join(' ');

describe('the cards of a mech', () => {
  const [mech, pilot, turn, ...more] = cardsOf(drones);

  test('are the mech, its pilot, and its player’s turn-deck card', () => {
    expect([mech?.title, pilot?.title, turn?.title]).toEqual(['Ash', 'Jun', 'Turn-deck card']);
    expect(more).toEqual([]);
  });

  test('have the stat lines of Appendix 3 and damage boxes for M + F + A', () => {
    expect(line(mech)).toBe('P1 F4 M3 A2 D2');
    expect(mech?.boxes[0]).toMatchObject({ label: 'Damage', count: 9, ticked: 0, total: 'Total' });
    expect(line(pilot)).toBe('P1 F1 M5 A2 D5');
    expect(pilot?.boxes).toMatchObject([{ label: 'Damage', count: 8 }]);
  });

  test('show the mech’s class, its cost and its pilot', () => {
    expect(mech).toMatchObject({ what: 'P1 mech · 19 points', marks: ['Pilot: Jun'] });
    const [nameless] = cardsOf(royale({ name: '' }));
    expect(nameless).toMatchObject({ title: 'P3 mech', what: '17 points', marks: [] });
  });

  test('have a line per upgrade in the order of the books, and boxes for limited uses', () => {
    expect(mech?.lines.map(({ name }) => name)).toEqual([
      'Extended range (Long)',
      'Minelayer',
      'Support drones',
      'Gun drone',
      'Smart missile',
      'Flight frame ×2',
    ]);
    expect(mech?.lines.every(({ effect }) => effect.endsWith('.'))).toBe(true);
    expect(mech?.boxes.slice(1).map(({ label, count }) => [label, count])).toEqual([
      ['Minelayer', 1],
      ['Support drones', 2],
      ['Smart missile', 1],
      ['Flight frame ×2', 2],
    ]);
  });

  test('leave room for rank and suit', () => {
    expect(turn?.marks.join()).toMatch(/_ of _/);
    expect(turn?.what).toContain('Ash');
  });

  test('have a short text about what happens each turn', () => {
    const names = ['Turn deck', 'Tokens', 'Reaction', 'Power cell', 'Ejection'];
    expect(turn?.lines.map(({ name }) => name)).toEqual(names);
  });

  test('fit on one paper card each for pilot and turn deck, and continue for a mech with many upgrades', async () => {
    const custom = ['dismount-protocol', 'mech-prodigy', 'remote-connection', 'echo-cloak', 'headhunter'];
    const cards = cardsOf(
      royale({
        name: 'The long-serving duellist of Nowa Huta',
        upgrades: ['indirect-fire', 'support-drones+shield+gun+spotter', 'smart-missile×2', ...custom],
      }),
    );
    const print = async (some: SheetCard[]) => {
      const deck = { title: 'Force', system: 'Battle Royale', player: '', cards: some };
      return (await printed([deck])).pages;
    };
    const [paper, ...none] = await print(cards.slice(1));
    expect(none).toEqual([]);
    expect(paper?.text).not.toMatch(/\d of \d/);
    expect(paper?.text).toContain('infantry P1 F1 M5 A2 D5');
    const all = await print(cards);
    expect(all).toHaveLength(1);
    for (const part of ['1 of 3', 'Headhunter', 'Spotter drone']) expect(all[0]?.text).toContain(part);
  });
});

describe('the play summary', () => {
  const text = async () =>
    (await system.playSummary()).tables.flatMap(({ rows }) =>
      rows.map(({ cells }) =>
        ['name', 'effect'].map((id) => (cells[id]?.kind === 'text' ? cells[id].text : '')).join(': '),
      ),
    );

  test.each(['a4', 'letter'] as const)('is one page on %s, landscape and portrait', async (paper) => {
    for (const orientation of ['landscape', 'portrait'] as const)
      expect((await printed([await system.playSummary()], { paper, orientation })).pages).toHaveLength(1);
  });

  test('has the figures of the table and of the pilot', async () => {
    const rows = (await text()).join('\n');
    const words = ['none', 'One', 'Two', 'Three', 'Four'];
    expect(rows).toContain(`Setting up: ${words[table.powerCells]} power cells for each player`);
    expect(rows).toContain(`Turn deck: ${words[table.cards]} card a player`);
    expect(rows).toContain(`at least ${table.apart}″`);
    const { presence, stats } = pilotLine;
    expect(rows).toContain(`P${presence} F${stats.f} M${stats.m} A${stats.a} D${stats.d}`);
    expect(rows).toContain('2 stat points and 2 damage back');
  });

  test('takes the rules of Horizon Wars from that game with their pages, and the rest from its own book', async () => {
    const rows = (await system.playSummary()).tables.flatMap(({ title, rows }) =>
      rows.map(({ cells }) => ({ title, page: cells.page?.kind === 'text' ? cells.page.text : '' })),
    );
    const shared = ['Damage and recovery', 'Movement', 'Shooting', 'Charges'].map(
      (title) => `${title} · Horizon Wars`,
    );
    for (const { title, page } of rows) expect(/^p\.\d+$/.test(page), title).toBe(shared.includes(title));
    expect(rows).toHaveLength(31);
  });
});

describe('the printout of a table', () => {
  const ALL: PaperChoice = { roster: true, cards: true, summary: true, opponent: false };
  const two = [
    { ...drones, notes: 'Hide behind the tower.' },
    { ...royale({ upgrades: ['headhunter'] }), name: 'Second' },
  ].map((roster) => {
    const { evaluation, report } = check(roster);
    return { roster, system: system as AnyGameSystem, checked: { evaluation, report } };
  });

  test('has the table, the sheets, the cards of each mech and one play summary', async () => {
    const { papers } = await papersOf(two, ALL);
    expect(papers.map((paper) => (isDeck(paper) ? `${paper.cards.length} cards` : paper.title))).toEqual([
      'The table',
      'Test mech',
      'Second',
      '3 cards',
      '3 cards',
      'Play summary',
    ]);
  });

  test('has everything except the notes in an opponent’s copy: nothing about a mech is secret', async () => {
    const copy = JSON.stringify(await papersOf(two, { ...ALL, opponent: true }));
    expect(copy).not.toContain('Hide behind');
    expect(JSON.stringify(await papersOf(two, ALL))).toContain('Hide behind');
    for (const part of ['Flight frame ×2', 'Jun', 'Not legal: 1 error']) expect(copy).toContain(part);
  });
});
