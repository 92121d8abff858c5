import { expect } from 'vitest';
import { compareForces } from '@/lib/fixes/differences';
import { findFixes } from '@/lib/fixes/find-fixes';
import type { DescribedEdit, Fix } from '@/lib/fixes/fix';
import { checkRoster, errorsOf } from '@/lib/roster/check';
import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import { canonicalText } from '@/lib/roster/fingerprint/input';
import type { Pack } from '@/lib/roster/pack/pack';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';

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

/** What identifies the change that an edit belongs to, as far as its description tells. */
const changeIn = ({ kind, elements, text }: DescribedEdit): string =>
  `${kind} ${elements.length > 0 ? elements : text}`;

/** Expects a fix to have the cost of its edits and changes, and a readable and legal roster for each choice. */
export function expectLegal(fix: Fix, system: AnyGameSystem, pack: Pack | null) {
  expect(fix.edits.reduce((sum, { cost }) => sum + cost, fix.changes)).toBe(fix.cost);
  expect(fix.changes).toBeGreaterThanOrEqual(new Set(fix.edits.map(changeIn)).size);
  for (const { text } of fix.edits) expect(text).toMatch(/^[A-Z]/);
  for (const { roster } of [fix, ...(fix.choice ?? [])]) {
    const read = parseRoster(structuredClone(roster), system);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const { problems } = checkRoster(read.value, system, pack).report;
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  }
}

/**
 * Expects that no change of a fix can be left out: without any one of them the force is not legal.
 * @param before the earlier state that a fix takes changes back to
 */
export async function expectNeeded(
  fix: Fix,
  { force }: Roster,
  system: AnyGameSystem,
  pack: Pack | null,
  before?: unknown,
) {
  const catalogue = (await system.editCatalogue?.()) as AnyEditCatalogue;
  const { edits, roster } = fix.choice?.[0] ?? fix;
  const [labels, later] = [force, roster.force].map((each) => system.labels(each));
  const called = (id: string) => labels?.get(id) ?? later?.get(id) ?? id;
  const changed = (rest: readonly DescribedEdit[]): unknown => {
    if (fix.source === 'take-back') {
      const { differences, takenBack } = compareForces(force, before, catalogue);
      return takenBack(differences.filter(({ text }) => rest.some((each) => each.text === text(called))));
    }
    return rest.reduce<unknown>((now, { kind, elements, text }) => {
      const offered = catalogue.edits(system.evaluate(now, pack));
      const same = offered.find(
        (each) => each.kind === kind && `${each.elements}` === `${elements}` && each.text(called) === text,
      );
      return same ? same.apply(now) : now;
    }, force);
  };
  const isLegal = (each: unknown) => errorsOf(each, system, pack).errors.length === 0;
  for (const change of new Set(edits.map(changeIn))) {
    const rest = edits.filter((edit) => changeIn(edit) !== change);
    expect(isLegal(changed(rest)), `${change} of ${edits.map(({ text }) => text).join('; ')}`).toBe(false);
  }
}

/** Expects the fixes of a list to lead to forces that differ in play, except the choices of one. */
export function expectDifferent(fixes: readonly Fix[], system: AnyGameSystem) {
  const forces = fixes.map(({ roster }) => canonicalText(system.fingerprintInput(roster.force)));
  expect(new Set(forces).size, fixes.map(({ lines }) => lines.join('; ')).join('\n')).toBe(fixes.length);
}
