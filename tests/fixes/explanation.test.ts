import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explanationOf } from '@/lib/fixes/explanation';
import { checkRoster } from '@/lib/roster/check';
import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import type { Roster } from '@/lib/roster/roster';
import { system } from '@/lib/systems/horizon-wars/system';
import { frozen } from '../fixtures/frozen';
import { conventional, force, mech, pack, several } from '../fixtures/horizon-wars';
import { runs } from '../fixtures/runs';
import { brokenForce } from './broken-forces';

const editCatalogue = (await system.editCatalogue?.()) as AnyEditCatalogue;

function explained(roster: Roster, rule: string, under: Parameters<typeof checkRoster>[2] = null) {
  const problem = checkRoster(roster, system, under).report.problems.find((each) => each.rule === rule);
  if (!problem) throw new Error(`${rule} is not broken`);
  return explanationOf(frozen(roster), problem, system, editCatalogue, under);
}

describe('explanationOf', () => {
  test('names the two of three CHQs that are enough', () => {
    const roster = force([
      mech('m1', { chq: true }),
      mech('m2'),
      mech('m3', { chq: true }),
      mech('m4', { chq: true }),
    ]);
    expect(explained(roster, 'hw/chq/one')).toEqual(['m3', 'm4']);
  });

  test('leaves out only elements that the overspending does not depend on', () => {
    const roster = force(
      [mech('m1', { presence: 3 }), mech('m2', { presence: 2 }), mech('m3', { presence: 3 })],
      { limit: 4 },
    );
    expect(explained(roster, 'hw/force/over-limit')).toEqual(['m2', 'm3']);
  });

  test('names only the element at fault if it breaks the rule by itself', () => {
    const roster = force([
      mech('m1', { presence: 5 }),
      ...several('recon', 'c1', 'c2'),
      mech('m2', { presence: 5 }),
    ]);
    expect(explained(roster, 'hw/mech/presence')).toEqual(['m1']);
  });

  test('explains rules of a pack, and warnings', () => {
    const roster = force([
      mech('m1'),
      mech('m2'),
      mech('m3'),
      mech('m4', { upgrades: ['squadron-commander'] }),
    ]);
    expect(explained(roster, 'pack/max-elements', pack({ maxElements: 1 }))).toEqual(['m3', 'm4']);
    expect(explained(roster, 'hw/mech/squadron-idle')).toEqual(['m4']);
  });

  test('is empty if no element is needed, and null if there is no such problem', () => {
    expect(explained(force([]), 'hw/force/empty')).toEqual([]);
    const legal = force([conventional('c1', 'recon')]);
    const none = { rule: 'hw/chq/one', elements: [] };
    expect(explanationOf(legal, none, system, editCatalogue)).toBeNull();
    expect(explanationOf(legal, { rule: 'pack/system', elements: [] }, system, editCatalogue)).toBeNull();
  });

  test('breaks the rule by itself, but not without any of its elements', () => {
    const property = fc.property(fc.nat(), fc.integer({ min: 1, max: 5 }), (seed, errors) => {
      const roster = brokenForce(seed, 10, errors);
      for (const problem of checkRoster(roster, system).report.problems) {
        const ids = explanationOf(roster, problem, system, editCatalogue);
        const all = editCatalogue.elements(roster.force).map(({ value }) => value.id);
        const others = all.filter((id) => !ids?.includes(id));
        const alone = editCatalogue.without(roster.force, others);
        const isBroken = (force: unknown) =>
          checkRoster({ ...roster, force }, system).report.problems.some(
            ({ rule, elements }) =>
              rule === problem.rule &&
              (problem.elements.length === 0 || elements.some((id) => problem.elements.includes(id))),
          );
        expect(isBroken(alone), problem.rule).toBe(true);
        for (const id of ids ?? [])
          expect(isBroken(editCatalogue.without(alone, [id])), `${problem.rule} ${id}`).toBe(false);
      }
    });
    fc.assert(property, { numRuns: runs(30) });
  });
});
