import { parse } from 'csv-parse/browser/esm/sync';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { describe, expect, test } from 'vitest';
import { readCollectionCsv } from '@/lib/check/read-collection-csv';
import { entriesOf } from '@/lib/roster/collection/collecting';
import type { Collection, Entry } from '@/lib/roster/collection/collection';
import { parseRoster } from '@/lib/roster/parse';
import { collectionCsv } from '@/lib/sheet/collection-csv';
import { loadSystem, systems } from '@/lib/systems/registry';

/** A collection of all that the samples of a game field, with numbers of every kind. */
async function collectionOf(id: string): Promise<Collection> {
  const system = (await loadSystem(id)) as NonNullable<Awaited<ReturnType<typeof loadSystem>>>;
  const collecting = await system.collecting();
  const owned = (await system.samples()).flatMap(({ roster }) => {
    const read = parseRoster(roster, system);
    return read.ok ? collecting.owned(read.value.force) : [];
  });
  const entries = entriesOf(owned, collecting).map(
    (entry, at): Entry => ({
      ...entry,
      id: `m${at + 1}`,
      name: at === 0 ? '=1+1; "Ä", x' : entry.name,
      count: at + 2,
      stars: at % 6,
      min: at % 3,
      ...(at % 2 === 0 ? { max: at + 1 } : {}),
    }),
  );
  return { musterCollection: 1, system: id, name: 'All', entries };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe.each(systems.map(({ id }) => id))('a collection of %s as CSV', (id) => {
  test('is read back as it was, also from a spreadsheet with other separators', async () => {
    const collection = await collectionOf(id);
    const system = (await loadSystem(id)) as NonNullable<Awaited<ReturnType<typeof loadSystem>>>;
    const text = collectionCsv(collection, ({ name }) => name);
    expect(await readCollectionCsv(bytesOf(text), system)).toEqual({ ok: true, value: collection.entries });
    const semicolons = stringify(parse(text, { bom: true }), { delimiter: ';', bom: true });
    expect(await readCollectionCsv(bytesOf(semicolons), system)).toEqual({
      ok: true,
      value: collection.entries,
    });
  });
});

describe('what a table cannot say is refused with its row and column', () => {
  test.each([
    ['a count of 100', (text: string) => text.replace('"2","0"', '"100","0"'), 'row 2, Count', /1 to 99/],
    [
      'a count in words',
      (text: string) => text.replace('"2","0"', '"two","0"'),
      'row 2, Count',
      /whole number/,
    ],
    [
      'no design',
      (text: string) => text.replace(/"\{.*"\r\n/, '""\r\n'),
      'row 2, Design',
      /copy it from a row/,
    ],
    ['no column Design', (text: string) => text.replace('"Design"', '"Other"'), '', /no column Design/],
    ['a quote that does not end', (text: string) => `${text}"`, '', /not a table of CSV/],
  ])('%s', async (_, change, path, message) => {
    const collection = await collectionOf('horizon-wars');
    const system = (await loadSystem('horizon-wars')) as never;
    const changed = change(collectionCsv(collection, ({ name }) => name));
    const read = await readCollectionCsv(bytesOf(changed), system);
    expect(read).toMatchObject({ ok: false, faults: [{ path, message: expect.stringMatching(message) }] });
  });
});
