import { describe, expect, test } from 'vitest';
import type { SheetCell } from '@/lib/sheet/sheet';
import { sheetText } from '@/lib/sheet/text';
import { system } from '@/lib/systems/command-horizon/system';
import { alliance, asori, checked, command, unit } from '../../fixtures/command-horizon';

function sheetOf(roster: ReturnType<typeof alliance>) {
  const { evaluation, report } = checked(roster);
  return system.sheet(roster, evaluation, report);
}

/** A cell as text: its text and lines, or its boxes. */
function words(cell: SheetCell | undefined): string {
  if (!cell) return '';
  const lines = (cell.lines ?? []).join(' / ');
  if (cell.kind === 'text') return [cell.text, lines].filter(Boolean).join(' / ');
  const bars = cell.bars ? ` |${cell.bars.join()}` : '';
  return [`${cell.count} boxes${bars}`, lines].filter(Boolean).join(' / ');
}
const rows = (roster: ReturnType<typeof alliance>, ...columns: string[]) =>
  sheetOf(roster).tables[0]?.rows.map(({ cells }) => columns.map((id) => words(cells[id])));

describe('the sheet', () => {
  test('has a line per unit with CP, range, dice, defence, models and stuns', () => {
    const roster = alliance([unit('l', 'light-tanks'), unit('g', 'mobile-artillery', { models: 2 })]);
    expect(rows(roster, 'cp', 'range', 'attack', 'reaction', 'defence', 'models', 'stuns')).toEqual([
      ['1', '20 cm', '5 / 4 · 3 · 2 · 1', '3 / 2 · 2 · 1 · 1', '–', '5 boxes / 5 tanks', '10 boxes'],
      ['0', '10–50 cm', '4 / 2', '–', '–', '2 boxes / 2 pieces', '4 boxes'],
    ]);
  });

  test('has a line per squad if a platoon is in squads', () => {
    const roster = asori([unit('p', 'infantry-platoon', { deployAs: 'squads' })]);
    expect(rows(roster, 'attack', 'defence', 'models', 'stuns')).toEqual(
      Array.from({ length: 4 }, () => ['4 / 2', '– / +1 close', '2 boxes / 2 bases', '4 boxes']),
    );
    expect(rows(roster, 'name')?.map(([name]) => name?.split(' / ')[0])).toEqual([
      'p, squad 1',
      'p, squad 2',
      'p, squad 3',
      'p, squad 4',
    ]);
  });

  test('gives attached teams separate boxes on their platoon’s line, counts their dice, and names their platoon', () => {
    const roster = alliance([
      unit('p', 'infantry-platoon'),
      unit('h', 'heavy-weapons-platoon', { attachTo: ['p', 'p', 'p'] }),
    ]);
    expect(rows(roster, 'models', 'teams', 'range', 'attack', 'reaction')).toEqual([
      [
        '6 boxes / 6 bases',
        '3 boxes',
        '10, 20 cm',
        '13 / 12 · 11 · 9 · 8 · 7 / 10 close',
        '7 / 6 · 6 · 5 · 4 · 4',
      ],
      ['6 boxes / 6 teams', '0 boxes', '20 cm', '12 / 10 · 8 · 6 · 4 · 2 / 6 close', '6 / 5 · 4 · 3 · 2 · 1'],
    ]);
    const [platoon, heavy] = rows(roster, 'name') ?? [];
    expect(platoon?.[0]).toContain('6 of the dice from 3 teams, to 20 cm, never raised');
    expect(heavy?.[0]).toContain('3 teams with p');
  });

  test('has a line without dice for a platoon that sent all its teams, which says where they are', () => {
    const platoons = ['p', 'q', 'r'];
    const roster = alliance([
      ...platoons.map((id) => unit(id, 'infantry-platoon')),
      unit('h', 'heavy-weapons-platoon', { attachTo: platoons.flatMap((id) => [id, id, id]) }),
    ]);
    expect(rows(roster, 'name', 'attack', 'reaction', 'stuns')?.at(-1)).toEqual([
      'h / Heavy weapons platoon / 3 teams with p / 3 teams with q / 3 teams with r',
      '–',
      '–',
      '0 boxes',
    ]);
  });

  test('has a line per group of squads, without the extra die of a whole platoon', () => {
    const roster = alliance([unit('p', 'infantry-platoon', { deployAs: 'squads', groups: [2, 1] })]);
    expect(rows(roster, 'name', 'attack', 'models')).toEqual([
      ['p, squads 1–2 / Infantry platoon', '4 / 3 · 2 · 1', '4 boxes / 4 bases'],
      ['p, squad 3', '2 / 1', '2 boxes / 2 bases'],
    ]);
  });

  test('has a column for drones only if there are any', () => {
    const columns = (roster: ReturnType<typeof alliance>) =>
      sheetOf(roster).tables[0]?.columns.map(({ id }) => id);
    expect(columns(asori([command()]))).not.toContain('drones');
    const guarded = asori([command('hq', { shieldDrones: 2 }), unit('l', 'light-tanks')]);
    expect(columns(guarded)).toContain('drones');
    expect(rows(guarded, 'drones')).toEqual([['2 boxes'], ['0 boxes']]);
  });

  test('prints a number too large for boxes as a number', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const roster = asori([
      unit('l', 'light-tanks', { models: most, shieldDrones: most }),
      unit('p', 'infantry-platoon', { models: most, deployAs: 'squads' }),
    ]);
    for (const { cells } of sheetOf(roster).tables[0]?.rows ?? [])
      for (const cell of Object.values(cells))
        if (cell.kind === 'boxes') expect(cell.count).toBeLessThanOrEqual(80);
    expect(rows(roster, 'models')?.[0]?.[0]).toBe(`40 boxes / ${most} tanks`);
  });

  test('has a second page: purchases, effects of dice, ranged-in fire, close combat, reminders', () => {
    const [, ...play] = sheetOf(asori([command()])).tables;
    expect(play.map(({ title, rows: lines }) => [title, lines.length])).toEqual([
      ['What command points buy', 14],
      ['At hand', 5],
      ['What a 4, 5 and 6 do in fire', 8],
      ['Ranged-in fire of artillery', 3],
      ['Close combat', 4],
      ['What the units may do', 1],
    ]);
    expect(play.map(({ startsPage = false }) => startsPage)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('has the effects of dice as in the document', () => {
    const [, , , fire, rangedIn, close] = sheetOf(asori([command()])).tables;
    const lines = (table: typeof fire, ...columns: string[]) =>
      table?.rows.map(({ cells }) => columns.map((id) => words(cells[id])).join(' '));
    expect(lines(fire, 'shooter', 'target', '4', '5', '6')).toEqual([
      'Tanks Tanks and artillery stun stun kill, overkill',
      'Tanks Infantry stun stun kill',
      'Alliance infantry Tanks and artillery – stun kill',
      'Heavy weapons Tanks and artillery stun stun kill',
      'Asori infantry Tanks and artillery stun stun kill',
      'Any infantry Infantry stun stun kill',
      'Artillery Infantry stun stun kill',
      'Artillery Tanks and artillery stun stun stun',
    ]);
    expect(lines(rangedIn, 'marks', '4', '5', '6')).toEqual([
      '1 unit stun stun kill',
      '2 units stun kill kill',
      '3 units kill kill kill',
    ]);
    expect(lines(close, 'who', 'dice', 'defence', 'kills', 'rush')).toEqual([
      'Alliance infantry 1 – 5 to 6 –',
      'Heavy weapons 1 – 5 to 6 –',
      'Asori infantry 2 +1 4 to 6 kills on 3 to 6',
      'Asori rush at light tanks 2 – 6 3, 4 and 5 stun',
    ]);
  });

  test.each([
    [undefined, '2 CP a drone', '2 CP'],
    [2, '2 CP a drone', '2 CP'],
    [1, '1 CP a drone', '1 CP'],
  ])('under the ruling drone-reactivation %s a drone comes back at its price', (value, price, reminder) => {
    const rulings = value === undefined ? {} : { 'drone-reactivation': value };
    const text = sheetText(sheetOf(asori([command()], { rulings })));
    expect(text).toMatch(new RegExp(`Reactivate a shield drone +${price}`));
    expect(text).toContain(`A disabled drone comes back for ${reminder}.`);
  });

  test('names the changed rulings and their values; by default none', () => {
    const text = (rulings: object) => sheetText(sheetOf(asori([command()], { rulings })));
    expect(text({})).not.toContain('ulings');
    expect(text({})).toContain('rounded down');
    const changed = text({ 'drone-reactivation': 1, 'raised-half': 'up' });
    expect(changed).toMatch(/Rulings +2 changed/);
    expect(changed).toContain('Reactivating a shield drone: As in the list of command points: 1 CP.');
    expect(changed).toContain('rounded up');
  });

  test('shows that artillery has an overkill at vehicles, by the ruling artillery-overkill', () => {
    const text = (value?: string) => {
      const rulings = value === undefined ? {} : { 'artillery-overkill': value };
      const [, , , fire, rangedIn] = sheetOf(asori([command()], { rulings })).tables;
      return [words(fire?.rows.at(-1)?.cells['6']), rangedIn?.note?.split('; ')[1]];
    };
    const double = 'at vehicles two 6s are an overkill.';
    expect(text()).toEqual(['stun', double]);
    expect(text('ranged-in')).toEqual(['stun', double]);
    expect(text('never')).toEqual(['stun', 'at vehicles no overkill.']);
    expect(text('always')).toEqual(['stun, overkill', double]);
  });

  test('says what a secured objective brings, and when rough terrain costs', () => {
    const text = sheetText(sheetOf(asori([command()]))).replace(/\s+/g, ' ');
    expect(text).toContain('It gives its benefit or, of one race, its sabotage.');
    expect(text).toContain('Into, through or out; free for infantry, light tanks.');
  });

  test('lists once what each type may do, and the specials of whole platoons only if one is whole', () => {
    const table = (...units: Parameters<typeof asori>[0]) => {
      const [, ...play] = sheetOf(asori(units)).tables;
      const rules = play.find(({ title }) => title === 'What the units may do');
      return rules?.rows.map(({ cells }) => [words(cells.type), words(cells.effects)].join(': '));
    };
    expect(table(command(), unit('p', 'infantry-platoon'), unit('q', 'infantry-platoon'))).toEqual([
      'Heavy command: Shield drones: with one, no stun counts.',
      'Infantry platoon: Move or fire: free, 10 cm at most; both 1 CP. Long move: up to 20 cm for 1 CP, without fire.',
    ]);
    expect(table(unit('t', 'medium-tanks'))).toBeUndefined();
  });

  test('has short notes below few units or on the second page, and long ones at the end', () => {
    const noted = (notes: string, units = 1) => {
      const many = Array.from({ length: units }, (_, index) => unit(`t${index}`, 'light-tanks'));
      const { tables, notes: last } = sheetOf({ ...asori([command(), ...many]), notes });
      const below = tables.find(({ title }) => title === 'Notes')?.rows.length ?? 0;
      const atHand = (tables.find(({ title }) => title === 'At hand')?.rows.length ?? 0) - 5;
      return [below, atHand, last.length];
    };
    expect(noted('')).toEqual([0, 0, 0]);
    expect(noted('Hold the ford.\n\nThen wait.')).toEqual([2, 0, 0]);
    expect(noted('Hold.', 6)).toEqual([1, 0, 0]);
    expect(noted('Hold.\nWait.', 7)).toEqual([0, 2, 0]);
    expect(noted('a\nb\nc\nd', 7)).toEqual([0, 4, 0]);
    expect(noted('a\nb\nc\nd\ne')).toEqual([0, 0, 1]);
    expect(noted('x'.repeat(240))).toEqual([1, 0, 0]);
    expect(noted('x'.repeat(241))).toEqual([0, 0, 1]);
  });
});
