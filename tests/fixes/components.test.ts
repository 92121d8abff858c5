import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solveComponents } from '@/lib/fixes/components';
import { Judge } from '@/lib/fixes/judge';
import { errorsOf } from '@/lib/roster/check';
import type { Roster } from '@/lib/roster/roster';
import type { AnyVocabulary } from '@/lib/roster/vocabulary';
import { system } from '@/lib/systems/horizon-wars/system';
import { force, mech } from '../fixtures/horizon-wars';
import { brokenForce } from './broken-forces';
import { bruteForceCost } from './brute-force';
import { runs } from './runs';

const vocabulary = (await system.vocabulary?.()) as AnyVocabulary;

function solve(roster: Roster) {
  const judge = new Judge(system, null);
  const steps = solveComponents(roster.force, vocabulary, judge);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { ...value, checks: judge.checks };
  }
}

const overspent = (id: string) => mech(id, { stats: [4, 4, 4, 4] });

describe('solveComponents', () => {
  test('solves the errors of two mechs separately, and combines the cheapest fixes', () => {
    const one = solve(force([mech('m1', { chq: true }), overspent('m2')], { limit: 99 }));
    expect(one.path).toBeUndefined();

    const two = solve(force([mech('m1', { chq: true }), overspent('m2'), overspent('m3')], { limit: 99 }));
    const { path } = two;
    expect(errorsOf(path?.force, system, null).errors).toEqual([]);
    expect(new Set(path?.steps.flatMap(({ elements }) => elements))).toEqual(new Set(['m2', 'm3']));
    expect(two.floor).toBe(path?.cost);
  });

  test('does not separate errors that share an edit', () => {
    const limited = force([mech('m1', { chq: true }), overspent('m2'), mech('m3')], { limit: 2 });
    expect(errorsOf(limited.force, system, null).errors.length).toBeGreaterThan(1);
    expect(solve(limited).floor).toBeUndefined();
  });

  test('has a floor that is never above the cost of the cheapest sequence of edits', () => {
    let compared = 0;
    const property = fc.property(fc.nat(), fc.integer({ min: 2, max: 3 }), (seed, size) => {
      const roster = brokenForce(seed, size, 2);
      const { floor = 0 } = solve(roster);
      if (floor < 2 || floor > 5) return;
      compared++;
      expect(bruteForceCost(roster, system, vocabulary, { pack: null, most: 3, below: floor })).toBeNull();
    });
    fc.assert(property, { numRuns: runs(20) });
    expect(compared).toBeGreaterThan(0);
  });
});
