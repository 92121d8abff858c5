import { describe, expect, test } from 'vitest';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import { compositionOf, MAX_PARTS } from '@/lib/roster/shown/figures';
import { unitSymbol } from '@/lib/symbols/unit-symbol';
import { loadSystem, systems } from '@/lib/systems/registry';

describe.each(systems.map(({ id }) => id))('the picture of a force of %s', (id) => {
  test('has every element of each sample, by kind', async () => {
    const system = await loadSystem(id);
    if (!system) throw new Error(id);
    for (const { roster } of await system.samples()) {
      const read = parseRoster(roster, system);
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      const { evaluation } = checkRoster(read.value, system, null);
      const fielded = system.picture(evaluation);
      const parts = compositionOf(fielded);
      expect(fielded).toHaveLength(Math.max(1, system.labels(read.value.force as never).size));
      expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(fielded.length);
      expect(parts.map(({ size }) => size)).toEqual(parts.map(({ size }) => size).sort((a, b) => b - a));
    }
  });
});

test('the picture shows at most MAX_PARTS kinds', () => {
  const kinds = Array.from({ length: MAX_PARTS + 2 }, (_, at) => unitSymbol(`kind ${at}`));
  expect(compositionOf(kinds.map((symbol) => ({ symbol, size: 1 })))).toHaveLength(MAX_PARTS);
});
