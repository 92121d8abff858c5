import { describe, expect, test } from 'vitest';
import { ErrorChecker } from '@/lib/fixes/error-checker';
import { findFixes } from '@/lib/fixes/find-fixes';
import { removing } from '@/lib/fixes/removing';
import type { AnyEditCatalogue } from '@/lib/roster/edit-catalogue';
import { systems } from '@/lib/systems/registry';
import { expectLegal } from './expect-fix';
import { randomFrom } from './random';
import { runs } from './runs';
import { isLegal, manySlips } from './slips';

const SMALL = { elements: 6, slips: 5 };
const LARGE = { elements: 100, slips: 800 };

/** Every subset of a list, those of fewest items first. */
function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  const numbers = Array.from({ length: 2 ** items.length }, (_, number) => number);
  const subsets = numbers.map((bits) => items.filter((_, at) => bits & (1 << at)));
  return subsets.sort((a, b) => a.length - b.length);
}

async function given({ load }: (typeof systems)[number]) {
  const { system } = await load();
  const catalogue = (await system.editCatalogue?.()) as AnyEditCatalogue;
  const removal = (force: unknown) => {
    const checker = new ErrorChecker(system, catalogue, null);
    const [fix] = [...removing(force, checker)].filter((each) => each !== undefined);
    return { fix, checks: checker.checks };
  };
  return { system, catalogue, removal };
}

// The force of Battle Royale is a single mech.
describe.each(systems.filter(({ id }) => id !== 'battle-royale'))('$id', (entry) => {
  test('where removing is enough, the fewest elements are removed', async () => {
    const { system, catalogue, removal } = await given(entry);
    const more: number[] = [];
    for (let seed = 1; seed <= runs(40); seed++) {
      const { force } = await manySlips(system, catalogue, SMALL, randomFrom(seed));
      if (isLegal(force, system)) continue;
      const ids = catalogue.elements(force).map(({ value }) => value.id);
      const without = (gone: readonly string[]) =>
        gone.reduce<unknown>((now, each) => catalogue.without(now, each), force);
      const least = subsetsOf(ids).find((gone) => isLegal(without(gone), system));
      if (least === undefined) continue;
      const { fix } = removal(force);
      expect(fix && isLegal(fix.force, system)).toBe(true);
      expect(new Set(fix?.edits.map(({ kind }) => kind))).toEqual(new Set(['remove']));
      more.push((fix?.edits.length ?? 0) - least.length);
    }
    expect(more.length).toBeGreaterThan(runs(40) / 4);
    // Exact for sums; what is greedy otherwise may remove one more.
    expect(Math.max(...more)).toBeLessThanOrEqual(1);
    expect(more.filter((each) => each > 0).length).toBeLessThanOrEqual(more.length / 10);
  });

  test('a fix is offered for a hundred elements with dozens of errors, after a few checks of each', async () => {
    const { system, catalogue, removal } = await given(entry);
    const roster = await manySlips(system, catalogue, LARGE, randomFrom(1));
    const { fix, checks } = removal(roster.force);
    expect(fix && isLegal(fix.force, system)).toBe(true);
    expect(checks).toBeLessThan(6 * LARGE.elements);
    const { fixes } = await findFixes(roster, system, catalogue, null, { seconds: 10 });
    for (const each of fixes) expectLegal(each, system, null);
    expect(fixes.map(({ source }) => source)).toContain('removal');
  });
});
