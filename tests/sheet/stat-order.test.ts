import { expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import { compareRosters } from '@/lib/roster/compare/compare';
import { parseRoster } from '@/lib/roster/parse';
import { columnsOnScreen } from '@/lib/roster/shown/records';
import { elementStats } from '@/lib/systems/horizon-wars/fields';
import { systems } from '@/lib/systems/registry';
import { force, mech } from '../fixtures/horizon-wars';

// The roster of the book (p.119) sets the order of the stats; spreadsheets alone keep the one they always had.

const BOOK = ['P', 'F', 'M', 'A', 'D'];
const letters = (labels: readonly { label: string }[] = []) =>
  labels.map(({ label }) => label).filter((label) => BOOK.includes(label));

const games = systems.filter(({ id }) => ['horizon-wars', 'battle-royale'].includes(id));

test.each(games)('$name shows the stats in the order of its book', async ({ load }) => {
  const { system } = await load();
  const records = await system.records();
  for (const sample of await system.samples()) {
    const read = parseRoster(sample.roster, system);
    if (!read.ok) throw new Error(`${sample.id} cannot be read`);
    const { evaluation, report } = checkRoster(read.value, system);
    expect(letters(system.sheet(read.value, evaluation, report).tables[0]?.columns)).toEqual(BOOK);
    for (const { stats } of system.cards(evaluation))
      if (stats.length > 0) expect(letters(stats)).toEqual(BOOK);
    const [table] = records(evaluation);
    if (!table) throw new Error('There are no records.');
    expect(letters(columnsOnScreen(table))).toEqual(BOOK);
    expect(letters(table.columns)).toEqual(['P', 'M', 'F', 'A', 'D']);
  }
});

test('so do the list of elements and comparisons', async () => {
  expect(Object.values(elementStats).map(({ letter }) => letter)).toEqual(BOOK);
  const [game] = games;
  if (!game) throw new Error('Horizon Wars is missing.');
  const { system } = await game.load();
  const compared = (presence: number, stats: [number, number, number, number]) => {
    const roster = force([mech('m1', { presence, stats })]);
    return { roster, checked: checkRoster(roster, system), pack: null };
  };
  const { elements } = compareRosters(
    compared(1, [1, 2, 3, 4]),
    compared(2, [5, 6, 7, 8]),
    system,
    await system.records(),
  );
  expect(letters(elements[0]?.differences)).toEqual(BOOK);
});
