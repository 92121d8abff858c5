import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkRoster } from '@/lib/roster/check';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import { systems } from '@/lib/systems/registry';
import { fileNames, readFile, schemaFaults } from './files';

// Tests of the data of every game; the figures of each game are tested in `tests/rules/<id>/data.test.ts`.

z.config(z.locales.en());

interface DataSchema {
  schemas: Readonly<Record<string, z.ZodMiniType>>;
}

const games = await Promise.all(
  systems.map(async ({ id, load }) => {
    const { schemas }: DataSchema = await import(`../../lib/systems/${id}/catalogue/data-schema.ts`);
    return { id, schemas, ...(await load()) };
  }),
);

describe.each(games)('the data files of $id', ({ id, schemas, system }) => {
  test('each have a schema, and each schema has its file', () => {
    expect(fileNames(id)).toEqual(Object.keys(schemas).sort());
  });

  test.each(Object.entries(schemas))(
    '%s.json passes its schema, with every field explicit',
    (name, schema) => {
      const data = readFile(id, name);
      expect(schemaFaults(name, schema, data)).toEqual([]);
      expect(schema.parse(data)).toEqual(data);
    },
  );

  test.each(Object.keys(schemas))('%s.json has no duplicate id in its list', (name) => {
    const data = readFile(id, name);
    const ids = (Array.isArray(data) ? data : []).flatMap((record) => record.id ?? []);
    expect(ids.filter((each, index) => ids.indexOf(each) !== index)).toEqual([]);
  });

  test('include the sample rosters that the front page offers, all readable', async () => {
    const samples = await system.samples();
    expect(fileNames(id, 'samples')).toEqual(samples.map((sample) => sample.id).sort());
    for (const sample of samples)
      expect(parseRoster(sample.roster, system), sample.id).toMatchObject({ ok: true });
  });

  test('include the sample packs that the page of packs offers, each with a legal sample roster', async () => {
    const packs = (await system.samplePacks?.()) ?? [];
    expect(fileNames(id, 'packs')).toEqual(packs.map((pack) => pack.id).sort());
    const rosters = (await system.samples()).flatMap(({ roster }) => {
      const read = parseRoster(roster, system);
      return read.ok ? [read.value] : [];
    });
    for (const { id: packId, about, name, pack } of packs) {
      expect(about, packId).toMatch(/^[A-Z].*[^.!]$/);
      const read = parsePack(pack, system);
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      expect(read.value.name).toBe(name);
      const reports = rosters.map((roster) => checkRoster(roster, system, read.value).report);
      expect(
        reports.some(({ legal, unknown }) => legal && unknown === 0),
        packId,
      ).toBe(true);
    }
  });
});
