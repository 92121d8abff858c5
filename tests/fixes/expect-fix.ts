import { expect } from 'vitest';
import { findFixes } from '@/lib/fixes/find-fixes';
import type { Fix } from '@/lib/fixes/fix';
import { checkRoster } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { changesIn } from './slip-figures';

/** Expects a roster to have a fix, and returns the first: readable, and legal for the checker. */
export async function expectFix(roster: Roster, system: AnyGameSystem, pack: Pack | null): Promise<Fix> {
  const editCatalogue = (await system.editCatalogue?.()) ?? null;
  const { legal, fixes } = await findFixes(roster, system, editCatalogue, pack, { most: 1, seconds: 60 });
  expect(legal).toBe(false);
  const [fix] = fixes;
  expect(fix, 'a fix').toBeDefined();
  expectLegal(fix as Fix, system, pack);
  return fix as Fix;
}

/** Expects a fix to have the cost of its edits and changes, and a readable and legal roster. */
export function expectLegal(fix: Fix, system: AnyGameSystem, pack: Pack | null) {
  expect(fix.edits.reduce((sum, { cost }) => sum + cost, changesIn(fix))).toBe(fix.cost);
  for (const { text } of fix.edits) expect(text).toMatch(/^[A-Z]/);
  const read = parseRoster(structuredClone(fix.roster), system);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { problems } = checkRoster(read.value, system, pack).report;
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
}
