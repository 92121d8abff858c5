import { loadSystem, systems } from '@/lib/systems/registry';
import { axeFaults } from './axe';
import { text } from './builder';
import { expect, test } from './visit';

test('the rules page of each game lists every kind of edit used in fixes, with its cost', async ({
  visit,
}) => {
  const page = await visit();
  for (const { id } of systems) {
    const system = await loadSystem(id);
    const vocabulary = await system?.vocabulary?.();
    const kinds = Object.entries(vocabulary?.kinds ?? {});
    expect(kinds.length, id).toBeGreaterThan(0);
    await page.goto(`/rules/${id}`);
    const listed = page.getByRole('region', { name: 'Fixes' });
    const all = await text(listed);
    for (const [kind, { about, cost, further }] of kinds)
      expect(all).toContain(
        `${about}. ${kind} Cost ${further === undefined ? cost : `${cost} or ${further}`}`,
      );
  }
  expect(await axeFaults(page)).toEqual([]);
});
