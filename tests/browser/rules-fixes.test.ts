import { systems } from '@/lib/systems/registry';
import { axeFaults } from './axe';
import { expect, test } from './visit';

test('axe finds no violations on a rules page with the edits used in fixes', async ({ visit }) => {
  const page = await visit();
  await page.goto(`/rules/${systems.at(-1)?.id}`);
  await page.getByRole('region', { name: 'Fixes' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
});
