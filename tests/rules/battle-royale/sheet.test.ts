import { describe, expect, test } from 'vitest';
import type { SheetCell, SheetTable } from '@/lib/sheet/sheet';
import { sheetText } from '@/lib/sheet/text';
import { system } from '@/lib/systems/battle-royale/system';
import { check, royale } from '../../fixtures/battle-royale';

const drones = royale({
  presence: 1,
  stats: [3, 4, 2, 2],
  pilot: 'Jun',
  upgrades: ['indirect-fire', 'support-drones+shield+spotter', 'flight-frame×2', 'smart-missile×2'],
});

function sheetOf(roster: typeof drones) {
  const { reckoning, report } = check(roster);
  return system.sheet(roster, reckoning, report);
}
const plain = (cell: SheetCell | undefined) => (cell?.kind === 'boxes' ? cell.count : cell?.text);
const rowsOf = (table: SheetTable | undefined) =>
  table?.rows.map(({ cells }) => table.columns.map(({ id }) => plain(cells[id])));

describe("a player's sheet", () => {
  const sheet = sheetOf(drones);
  const [lines, upgrades] = sheet.tables;

  test('has the columns of Appendix 3', () => {
    expect(lines?.columns.map(({ label }) => label)).toEqual([
      'Element name',
      'P',
      'F',
      'M',
      'A',
      'D',
      'Special rules',
      'Damage',
    ]);
  });

  test('has the line of the mech and that of the ejected pilot, each with boxes for M + F + A', () => {
    expect(rowsOf(lines)).toEqual([
      [
        'Ash',
        '1',
        '4',
        '3',
        '2',
        '2',
        'Indirect fire, Support drones (Shield drone, Spotter drone), Flight frame ×2, Smart missile ×2',
        9,
      ],
      ['Jun', '1', '1', '5', '2', '5', 'Infantry, Power converter, Remount', 8],
    ]);
  });

  test('has the upgrades with what they cost and do, and uses to tick off', () => {
    const rows = upgrades?.rows.map(({ cells }) => ['name', 'points', 'uses'].map((id) => plain(cells[id])));
    expect(rows).toEqual([
      ['Indirect fire', '1', '–'],
      ['Support drones', '3', 2],
      ['Flight frame ×2', '2', 2],
      ['Smart missile ×2', '2', 2],
    ]);
    const effect = upgrades?.rows[1]?.cells.effect;
    expect(effect?.lines?.map((line) => line.split(':')[0])).toEqual(['Shield drone', 'Spotter drone']);
    expect(plain(upgrades?.rows[0]?.cells.effect)).toMatch(/\(p\.61\)$/);
  });

  test('leaves room for the card of the turn deck', () => {
    expect(sheet.facts.find(({ label }) => label === 'Turn-deck card')?.value).toMatch(/_/);
  });

  test('explains turns, power cells and the ejected pilot, and has the notes of its player', () => {
    expect(sheet.notes.map(({ title }) => title)).toEqual(['Turns', 'Power cells', 'Ejected pilot']);
    expect(sheetOf({ ...drones, notes: 'a\nb' }).notes.at(-1)).toEqual({ title: 'Notes', lines: ['a', 'b'] });
  });

  test('says so where there are no upgrades, and calls nobody Pilot', () => {
    const [lines, upgrades] = sheetOf(royale()).tables;
    expect(upgrades?.rows).toEqual([]);
    expect(upgrades?.empty).toBe('No upgrades.');
    expect(plain(lines?.rows[1]?.cells.name)).toBe('Pilot');
  });
});

describe("the table's sheet", () => {
  const table = system.tableSheet?.([{ ...drones, player: 'Red' }, royale(), royale({ name: '' })]);

  test('counts power cells and cards by player', () => {
    expect(table?.facts).toEqual([
      { label: 'Players', value: '3' },
      { label: 'Power cells', value: '12, 4 a player' },
      { label: 'Turn deck', value: '3 cards, 1 a player' },
      { label: 'Mechs apart', value: '18″ at least' },
    ]);
  });

  test('lists the players, each with mech, stats and a card to be written in', () => {
    expect(rowsOf(table?.tables[0])).toEqual([
      [
        'Red',
        'Ash',
        '1',
        '4',
        '3',
        '2',
        '2',
        expect.stringMatching(/^Indirect fire, /),
        expect.stringMatching(/_/),
      ],
      ['Player 2', 'Ash', '3', '5', '5', '4', '3', 'None', expect.stringMatching(/_/)],
      ['Player 3', 'P3 mech', '3', '5', '5', '4', '3', 'None', expect.stringMatching(/_/)],
    ]);
  });

  test('is nobody’s force, and prints as text', () => {
    expect(table?.verdict).toBeNull();
    expect(table && sheetText(table)).toContain('Setting up');
  });
});
