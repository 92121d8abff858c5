import { expect, test } from 'vitest';
import { examine } from '@/lib/check/answer';
import { readRosterValue } from '@/lib/check/read';
import { rosterPaper } from '@/lib/check/verdict-parts';
import { loadSystem } from '@/lib/systems/registry';

test('a roster whose sheet cannot be made gets a page that says so', async () => {
  const system = await loadSystem('horizon-wars');
  const read = await readRosterValue((await system?.samples())?.[0]?.roster);
  const examined = examine(read, null);
  if (!examined.ok || !system) throw new Error('the sample cannot be read');
  const [sheet] = await rosterPaper(examined.value, null);
  expect(sheet).toMatchObject({ title: examined.value.roster.name });
  const failing = {
    ...system,
    sheet: () => {
      throw new RangeError('too deep');
    },
  };
  const [notice] = await rosterPaper({ ...examined.value, system: failing as never }, null);
  expect(notice).toMatchObject({
    title: examined.value.roster.name,
    notes: [
      { title: 'Not printed', lines: [expect.stringContaining('because of a bug in Muster (RangeError)')] },
    ],
  });
});
