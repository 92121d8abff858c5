import { expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import { recordColumns, recordText } from '@/lib/roster/shown/records';
import { elementsCsv } from '@/lib/sheet/csv';
import { systems } from '@/lib/systems/registry';

test.each(systems)('the samples of $name as CSV match the golden file', async ({ id, load }) => {
  const { system } = await load();
  const records = await system.records();
  const csv: string[] = [];
  for (const sample of await system.samples()) {
    const read = parseRoster(sample.roster, system);
    if (!read.ok) throw new Error(`${sample.id} cannot be read`);
    csv.push(elementsCsv(records(checkRoster(read.value, system).evaluation)));
  }
  await expect(csv.join('\r\n').replaceAll('\r\n', '\n')).toMatchFileSnapshot(`golden/${id}.csv`);
});

test('CSV has a line per element; tables are separated, and empty ones left out', () => {
  const columns = recordColumns({ name: 'Name', ace: 'Ace', f: 'F', upgrades: 'Upgrades' }, ['f']);
  const rows = [
    { id: 'e1', cells: { name: '=1+1', ace: true, f: -1, upgrades: ['A, B', '=C'] } },
    { id: '', cells: { name: ' a\u202Eb ', ace: false } },
  ];
  expect(columns[2]).toEqual({ id: 'f', label: 'F', follows: true });
  expect(
    elementsCsv([
      { columns, rows },
      { columns, rows: [] },
      { columns, rows: [{ id: '', cells: {} }] },
    ]),
  ).toBe(
    [
      '"Name","Ace","F","Upgrades"',
      `"'=1+1","yes","-1","A, B;' =C"`,
      '"ab",,,',
      '',
      '"Name","Ace","F","Upgrades"',
      ',,,',
      '',
    ].join('\r\n'),
  );
});

test.each([
  [undefined, ''],
  [false, ''],
  [true, 'yes'],
  [0, '0'],
  [[], ''],
  [['a', 'b'], 'a; b'],
] as const)('%j is written as %j', (cell, text) => expect(recordText(cell)).toBe(text));
