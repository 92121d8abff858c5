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
import { plainLeast } from './plain';
import { runs } from './runs';

const vocabulary = (await system.vocabulary?.()) as AnyVocabulary;

function apart(roster: Roster) {
  const judge = new Judge(system, null);
  const steps = solveComponents(roster.force, vocabulary, judge);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { ...value, checks: judge.checks };
  }
}

const overspent = (id: string) => mech(id, { stats: [4, 4, 4, 4] });

describe('solveApart', () => {
  test('solves the errors of two mechs apart, and puts the cheapest fixes together', () => {
    const one = apart(force([mech('m1', { chq: true }), overspent('m2')], { limit: 99 }));
    expect(one.path).toBeUndefined();

    const two = apart(force([mech('m1', { chq: true }), overspent('m2'), overspent('m3')], { limit: 99 }));
    const { path } = two;
    expect(errorsOf(path?.force, system, null).errors).toEqual([]);
    expect(new Set(path?.steps.flatMap(({ elements }) => elements))).toEqual(new Set(['m2', 'm3']));
    expect(two.floor).toBe(path?.cost);
  });

  test('leaves errors together that one edit concerns', () => {
    const limited = force([mech('m1', { chq: true }), overspent('m2'), mech('m3')], { limit: 2 });
    expect(errorsOf(limited.force, system, null).errors.length).toBeGreaterThan(1);
    expect(apart(limited).floor).toBeUndefined();
  });

  test('never says more than the cheapest of all sequences of edits costs', () => {
    let compared = 0;
    const property = fc.property(fc.nat(), fc.integer({ min: 2, max: 3 }), (seed, size) => {
      const roster = brokenForce(seed, size, 2);
      const { floor = 0 } = apart(roster);
      if (floor < 2 || floor > 5) return;
      compared++;
      expect(plainLeast(roster, system, vocabulary, { pack: null, most: 3, below: floor })).toBeNull();
    });
    fc.assert(property, { numRuns: runs(20) });
    expect(compared).toBeGreaterThan(0);
  });
});
