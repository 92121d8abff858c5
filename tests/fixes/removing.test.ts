import { describe, expect, test } from 'vitest';
import { readRosterValue } from '@/lib/check/read';
import { ErrorChecker } from '@/lib/fixes/error-checker';
import { findFixes } from '@/lib/fixes/find-fixes';
import type { Candidate } from '@/lib/fixes/fix';
import { removing } from '@/lib/fixes/removing';
import { errorsOf } from '@/lib/roster/check';
import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import { systems } from '@/lib/systems/registry';
import { games } from '../bounds/every-game';
import type { Worst } from '../bounds/worst';
import { runs } from '../fixtures/runs';
import { expectLegal } from './expect-fix';
import { randomFrom } from './random';
import { isLegal, manySlips } from './slips';

const ROSTERS = runs(12, 320);
const SMALL = { elements: 6, slips: 5 };
const WORST = { slips: 500 };
/** The most checks of one force, whatever is wrong with it. */
const MAX_CHECKS = 1500;
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
    let firstChecks = 0;
    let fix: Candidate | undefined;
    for (const each of removing(force, errorsOf(force, system, null), checker)) {
      if (each && fix === undefined) firstChecks = checker.checks;
      fix = each ?? fix;
    }
    return { fix, firstChecks, checks: checker.checks };
  };
  return { system, catalogue, removal };
}

// The force of Battle Royale is a single mech.
describe.each(systems.filter(({ id }) => id !== 'battle-royale'))('$id', (entry) => {
  test('where removing is enough, the fewest elements are removed', async () => {
    const { system, catalogue, removal } = await given(entry);
    const more: number[] = [];
    for (let seed = 1; seed <= ROSTERS; seed++) {
      const { force } = await manySlips(system, catalogue, SMALL, randomFrom(seed));
      if (isLegal(force, system)) continue;
      const ids = catalogue.elements(force).map(({ value }) => value.id);
      const without = (gone: readonly string[]) => catalogue.without(force, gone);
      const least = subsetsOf(ids).find((gone) => isLegal(without(gone), system));
      if (least === undefined) continue;
      const { fix } = removal(force);
      expect(fix && isLegal(fix.force, system)).toBe(true);
      expect(new Set(fix?.edits.map(({ kind }) => kind))).toEqual(new Set(['remove']));
      more.push((fix?.edits.length ?? 0) - least.length);
    }
    expect(more.length).toBeGreaterThan(ROSTERS / 4);
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
    const { fixes } = await findFixes(roster, system, catalogue, null, { seconds: runs(1, 10) });
    for (const each of fixes) expectLegal(each, system, null);
    expect(fixes.map(({ source }) => source)).toContain('removal');
  });

  test('the worst forces of the most elements have a fix after few checks, if removing can make them legal', async () => {
    const { system, catalogue, removal } = await given(entry);
    const worst = games.find((game) => game.system === entry.id) as Worst;
    const [most] = worst.most;
    const forces: unknown[] = [];
    for (const { force } of worst.forces(most, 10)) {
      const read = await readRosterValue({ muster: 1, system: entry.id, name: '', force });
      if (read.ok) forces.push(read.value.roster.force);
    }
    forces.push((await manySlips(system, catalogue, { ...WORST, elements: most }, randomFrom(1))).force);
    let legal = 0;
    for (const force of forces) {
      const { fix, firstChecks, checks } = removal(force);
      expect(checks).toBeLessThan(MAX_CHECKS);
      if (!(fix && isLegal(fix.force, system))) {
        const ids = catalogue.elements(force).map(({ value }) => value.id);
        const alone = ids.map((id) => ids.filter((each) => each !== id));
        const kept = [ids, ...alone].find((gone) => isLegal(catalogue.without(force, gone), system));
        expect(kept).toBe(undefined);
        continue;
      }
      legal++;
      // Checks of one element each, and before them a few of many.
      expect(firstChecks).toBeLessThan(1.5 * most);
    }
    expect(legal).toBeGreaterThan(0);
  });
});
