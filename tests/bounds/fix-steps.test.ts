import { expect, test } from 'vitest';
import { readPackValue, readRosterValue } from '@/lib/check/read';
import { findFixes } from '@/lib/fixes/find-fixes';
import { errorsOf } from '@/lib/roster/check';
import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { runs } from '../fixtures/runs';
import { games } from './every-game';

/** Looks at the clock after which the search is stopped. */
const MAX_LOOKS = runs(400, 2500);
/** Forces that may be checked between two looks. */
const MAX_CHECKS = 6;

/** Searches, and returns the most work between two looks at the clock: forces checked, and edits compared to errors. */
async function longestStep(
  roster: Roster,
  system: AnyGameSystem,
  catalogue: AnyEditCatalogue,
  pack: Pack | null,
): Promise<{ checks: number; compared: number }> {
  const most = { checks: 0, compared: 0 };
  let now = { checks: 0, compared: 0 };
  let looks = 0;
  const counting: AnyGameSystem = {
    ...system,
    evaluate: (...of: Parameters<AnyGameSystem['evaluate']>) => {
      now.checks++;
      return system.evaluate(...of);
    },
    rules: system.rules.map((rule) => ({
      ...rule,
      repairs: {
        get any() {
          now.compared++;
          return rule.repairs ? (rule.repairs.any ?? []) : Object.keys(catalogue.kinds);
        },
        own: rule.repairs?.own ?? [],
      },
    })),
  };
  const signal = {
    get aborted() {
      most.checks = Math.max(most.checks, now.checks);
      most.compared = Math.max(most.compared, now.compared);
      now = { checks: 0, compared: 0 };
      return looks++ > MAX_LOOKS;
    },
  } as AbortSignal;
  await findFixes(roster, counting, catalogue, pack, { seconds: Number.POSITIVE_INFINITY, signal });
  return most;
}

test.each(games)('no step of a search for fixes of the worst rosters of $system is long', async (game) => {
  for (const { force, pack } of game.forces(20, 4)) {
    const read = await readRosterValue({ muster: 1, system: game.system, name: '', force });
    const readPack = await readPackValue(pack);
    if (!read.ok || !readPack.ok) throw new Error('it was refused');
    const { roster, system } = read.value;
    const catalogue = await system.editCatalogue?.();
    if (!catalogue) throw new Error('no edits');
    for (const each of [null, readPack.value]) {
      const { evaluation, errors } = errorsOf(roster.force, system, each);
      const edits = catalogue.edits(evaluation).length;
      expect(errors.length).toBeGreaterThan(0);
      const { checks, compared } = await longestStep(roster, system, catalogue, each);
      expect(checks).toBeLessThanOrEqual(MAX_CHECKS);
      // All edits are compared to one error, or one edit to all errors.
      expect(compared).toBeLessThanOrEqual(2 * Math.max(edits, errors.length));
    }
  }
});
