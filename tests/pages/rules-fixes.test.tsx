import { expect, test } from 'vitest';
import { costText } from '@/lib/roster/edits/edit';
import { loadSystem, systems } from '@/lib/systems/registry';
import { screen } from '@/tests/fixtures/dom';
import { openPage } from '../fixtures/page';
import { text } from './steps';

test('the rules page of each game lists every kind of edit used in fixes, with its cost', async () => {
  // Without a layout, nothing is between two parts of the text.
  const joined = (words: string) => words.replaceAll(' ', '');
  for (const { id } of systems) {
    const system = await loadSystem(id);
    const editCatalogue = await system?.editCatalogue?.();
    const kinds = Object.entries(editCatalogue?.kinds ?? {});
    expect(kinds.length, id).toBeGreaterThan(0);
    await openPage(`/rules/${id}`);
    const all = joined(text(screen.getByRole('region', { name: 'Fixes' })));
    for (const [kind, declared] of kinds)
      expect(all).toContain(joined(`${declared.about}. ${kind} Cost ${costText(declared)}`));
  }
});
