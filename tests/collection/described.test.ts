import { expect, test } from 'vitest';
import { described, describedIn } from '@/components/shared/collections/described';
import { editor } from '@/components/systems/horizon-wars/editor';
import type { Entry } from '@/lib/roster/collection/collection';
import { parseRoster } from '@/lib/roster/parse';
import { system } from '@/lib/systems/horizon-wars/system';

const entry = {
  id: 'a',
  name: '',
  count: 1,
  stars: 1,
  min: 0,
  element: { kind: 'conventional', type: 'armoured-artillery' },
} as Entry;

test('a model costs its presence by itself, and what the CHQ changes it to in a force', async () => {
  const collecting = await system.collecting();
  const game = { system, editor, collecting, records: null };
  const read = parseRoster(
    {
      muster: 1,
      system: 'horizon-wars',
      name: '',
      force: { elements: [{ id: 'e1', kind: 'conventional', type: 'light-infantry', chq: true }] },
    },
    system,
  );
  if (!read.ok) throw new Error('The roster cannot be read');
  expect(described(entry, game).cost).toBe('3 points');
  expect(describedIn(read.value.force, null, entry, game)?.cost).toBe('5 points');
});
