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
  const { evaluation, report } = check(roster);
  return system.sheet(roster, evaluation, report);
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

  test('has a line for the mech and one for the ejected pilot, each with boxes for M + F + A', () => {
    expect(rowsOf(lines)).toEqual([
      [
        'Ash',
        '1',
        '4',
        '3',
        '2',
        '2',
        'Indirect fire, Support drones (Shield drone, Spotter drone), Smart missile ×2, Flight frame ×2',
        9,
      ],
      ['Jun', '1', '1', '5', '2', '5', 'Infantry, Power converter, Remount', 8],
    ]);
  });

  test('has the upgrades in the order of the books with cost, effect and uses to tick off', () => {
    const rows = upgrades?.rows.map(({ cells }) => ['name', 'points', 'uses'].map((id) => plain(cells[id])));
    expect(rows).toEqual([
      ['Indirect fire', '1', '–'],
      ['Support drones', '1', 2],
      ['Shield drone', '1', '–'],
      ['Spotter drone', '1', '–'],
      ['Smart missile ×2', '2', 2],
      ['Flight frame ×2', '2', 2],
    ]);
    expect(plain(upgrades?.rows[0]?.cells.effect)).toMatch(/\(p\.61\)$/);
  });

  test('leaves room for the turn-deck card', () => {
    expect(sheet.facts.find(({ label }) => label === 'Turn-deck card')?.value).toMatch(/_/);
  });

  test('explains turns, power cells and the ejected pilot, and has the player’s notes', () => {
    expect(sheet.notes.map(({ title }) => title)).toEqual(['Turns', 'Power cells', 'Ejected pilot']);
    expect(sheetOf({ ...drones, notes: 'a\nb' }).notes.at(-1)).toEqual({ title: 'Notes', lines: ['a', 'b'] });
  });

  test('says that there are no upgrades, and prints no placeholder for a pilot', () => {
    const [lines, upgrades] = sheetOf(royale()).tables;
    expect(upgrades?.rows).toEqual([]);
    expect(upgrades?.empty).toBe('No upgrades.');
    expect(plain(lines?.rows[1]?.cells.name)).toBe('Pilot');
  });
});

describe('what an upgrade does', () => {
  /** The effect that the sheet prints for each upgrade of a mech, by its name. */
  const effects = (...names: string[]) => {
    const [, upgrades] = sheetOf(royale({ presence: 2, upgrades: names })).tables;
    return new Map(upgrades?.rows.map(({ cells }) => [plain(cells.name), `${plain(cells.effect)}`]));
  };
  const uses = (...names: string[]) => {
    const [, upgrades] = sheetOf(royale({ presence: 2, upgrades: names })).tables;
    return upgrades?.rows.map(({ cells }) => plain(cells.uses));
  };

  test('is only the range of the chosen option', () => {
    const text = effects('extended-range:medium').get('Extended range (Medium)');
    expect(text).toContain('12″');
    expect(text).not.toMatch(/(?<!1)[26]″|24″|short|long/);
  });

  test('does not include who may take it: neither one mech in five nor the Presence', () => {
    const all = effects('engineer', 'jump-jets', 'stealth-suite', 'drop-harness');
    expect(all.size).toBe(4);
    for (const text of all.values()) expect(text).not.toMatch(/five|only/i);
  });

  test('of the dismount protocol differs with a remote connection', () => {
    expect(effects('dismount-protocol').get('Dismount protocol')).toMatch(/no actions/);
    expect(effects('dismount-protocol', 'remote-connection').get('Dismount protocol')).not.toMatch(
      /no actions/,
    );
  });

  test('has a box if it works once: mines, the screen, the suite', () => {
    expect(uses('minelayer', 'fragmentation-screen', 'stealth-suite', 'assault-rig')).toEqual(['–', 1, 1, 1]);
  });
});

test('the ejected pilot of a prodigy may mount any mech at 0 A, another only his own', () => {
  const remount = (...upgrades: string[]) =>
    sheetOf(royale({ upgrades }))
      .notes.find(({ title }) => title === 'Ejected pilot')
      ?.lines.find((line) => line.startsWith('Remount'));
  expect(remount()).not.toMatch(/any mech/);
  expect(remount('mech-prodigy')).toMatch(/any mech at 0 A/);
});

describe("the table's sheet", () => {
  const rosters = [
    { ...drones, player: 'Red', name: 'Lantern' },
    royale({ upgrades: ['headhunter'] }),
    { ...royale({ name: '' }), name: ' ' },
  ];
  const table = system.tableSheet?.(
    rosters,
    rosters.map((roster) => check(roster).report),
  );

  test('counts power cells and cards by player', () => {
    expect(table?.facts).toEqual([
      { label: 'Players', value: '3' },
      { label: 'Power cells', value: '12, 4 a player' },
      { label: 'Turn deck', value: '3 cards, 1 a player' },
      { label: 'Mechs apart', value: '18″ at least' },
    ]);
  });

  test('lists the forces, each with player, mech, verdict and room for a card', () => {
    const blank = expect.stringMatching(/^_+$/);
    expect(rowsOf(table?.tables[0])).toEqual([
      [
        'Lantern',
        'Red',
        'Ash',
        '1',
        '4',
        '3',
        '2',
        '2',
        expect.stringMatching(/^Indirect fire, /),
        'Legal',
        expect.stringMatching(/_/),
      ],
      [
        'Test mech',
        blank,
        'Ash',
        '3',
        '5',
        '5',
        '4',
        '3',
        'Headhunter',
        'Not legal: 1 error',
        expect.stringMatching(/_/),
      ],
      ['No name', blank, 'P3 mech', '3', '5', '5', '4', '3', 'None', 'Legal', expect.stringMatching(/_/)],
    ]);
  });

  test('belongs to no force, and prints as text', () => {
    expect(table?.verdict).toBeNull();
    expect(table && sheetText(table)).toContain('Setting up');
  });
});
