import { costText } from '@/lib/roster/edit-catalogue';
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
    const editCatalogue = await system?.editCatalogue?.();
    const kinds = Object.entries(editCatalogue?.kinds ?? {});
    expect(kinds.length, id).toBeGreaterThan(0);
    await page.goto(`/rules/${id}`);
    const listed = page.getByRole('region', { name: 'Fixes' });
    const all = await text(listed);
    for (const [kind, declared] of kinds)
      expect(all).toContain(`${declared.about}. ${kind} Cost ${costText(declared)}`);
  }
  expect(await axeFaults(page)).toEqual([]);
});
