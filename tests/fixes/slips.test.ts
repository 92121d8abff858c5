import { describe, expect, test } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { runs } from '../fixtures/runs';
import { expectDifferent, expectLegal, expectNeeded } from './expect-fix';
import { slipFigures } from './slip-figures';

const ROSTERS = runs(5, 12);

// The figures of many more rosters are in the bench.
describe.each(systems)('$id', ({ load }) => {
  test.each([1, 2, 4])(
    '%i slips are undone by the first fix, and have a small fix without a history',
    async (slips) => {
      const { system } = await load();
      const figures = await slipFigures(system, slips, ROSTERS, async (lists, roster, before) => {
        for (const fixes of lists) expectDifferent(fixes, system);
        for (const fix of lists.flat()) {
          expectLegal(fix, system, null);
          for (const { text } of fix.edits) expect(text).not.toContain('  ');
          await expectNeeded(fix, roster, system, null, before);
        }
      });
      expect(figures).toMatchObject({ rosters: ROSTERS, undone: ROSTERS, fixed: ROSTERS });
      // 97 of 100 in the bench; of a few, one may have more changes.
      expect(figures.small).toBeGreaterThanOrEqual(ROSTERS - 1);
    },
  );
});
