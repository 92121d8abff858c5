import { expect } from 'vitest';
import { findFixes } from '@/lib/fixes/find-fixes';
import type { Fix } from '@/lib/fixes/fix';
import type { Roster } from '@/lib/roster/roster';
import { loadSystem } from '@/lib/systems/registry';
import { expectLegal, expectNeeded } from './expect-fix';

/** Expects that the first fix is what the first source finds. */
export const AT_ONCE = true;

/** The texts of the fixes of a roster, each with its changes in one line, the first ones first. */
export async function fixesOf(roster: Roster, before?: Roster, atOnce = false): Promise<string[]> {
  const system = await loadSystem(roster.system);
  if (!system) throw new Error(roster.system);
  const catalogue = (await system.editCatalogue?.()) ?? null;
  const history = before ? [before.force] : [];
  const found: Fix[][] = [];
  const { fixes, legal } = await findFixes(roster, system, catalogue, null, {
    history,
    seconds: 60,
    found: (some) => found.push(some),
  });
  expect(legal).toBe(false);
  for (const fix of fixes) {
    expectLegal(fix, system, null);
    await expectNeeded(fix, roster, system, null, before?.force);
  }
  if (atOnce) expect(found[0]?.[0]?.edits).toEqual(fixes[0]?.edits);
  return fixes.map(({ edits }) => edits.map(({ text }) => text).join('; '));
}
