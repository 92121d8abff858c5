import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pack } from '@/lib/roster/pack/pack';
import { chartDataOf } from '@/lib/systems/battle-royale/evaluate/chart-data';
import { system } from '@/lib/systems/battle-royale/system';
import { check, pack, read } from '../fixtures/battle-royale';
import { anyPack, anyRoster, anyUpgrade } from '../rules/battle-royale/arbitrary';

const roster = anyRoster.map(read);
const packOrNone = fc.option(anyPack.map((json): Pack => pack(json)));

describe('any readable mech', () => {
  test('has pools that add up to the points spent and left', () => {
    fc.assert(
      fc.property(roster, (given) => {
        const { budget } = check(given).evaluation;
        const { base, extra, onStats, onUpgrades, fromExtra, baseLeft, extraLeft } = budget;
        expect(onStats + onUpgrades + baseLeft + extraLeft).toBe(base + extra);
        expect(fromExtra + extraLeft).toBe(extra);
        expect(extraLeft).toBeGreaterThanOrEqual(0);
        // Upgrades use no base points while extra points are left.
        expect(extraLeft > 0 ? baseLeft : 0).toBe(extraLeft > 0 ? base - onStats : 0);
      }),
      { numRuns: 300 },
    );
  });

  test('never has more points left with one more upgrade', () => {
    fc.assert(
      fc.property(anyRoster, anyUpgrade, (json, extra) => {
        const more = structuredClone(json);
        more.force.mech.upgrades.push(extra);
        const [before, after] = [check(read(json)), check(read(more))];
        expect(after.totals.upgrades).toBeGreaterThanOrEqual(before.totals.upgrades);
        expect(after.totals.stats).toBe(before.totals.stats);
        expect(after.evaluation.budget.baseLeft).toBeLessThanOrEqual(before.evaluation.budget.baseLeft);
      }),
      { numRuns: 200 },
    );
  });

  test('has the same totals and verdict in any order of its upgrades', () => {
    const reordered = anyRoster.chain((json) =>
      fc
        .shuffledSubarray([...json.force.mech.upgrades], { minLength: json.force.mech.upgrades.length })
        .map((upgrades) => [
          read(json),
          read({ ...json, force: { mech: { ...json.force.mech, upgrades } } }),
        ]),
    );
    fc.assert(
      fc.property(reordered, packOrNone, ([one, other], pack) => {
        const [before, after] = [check(one as never, pack).report, check(other as never, pack).report];
        expect(after.totals).toEqual(before.totals);
        expect(after.problems.map(({ rule }) => rule)).toEqual(before.problems.map(({ rule }) => rule));
      }),
      { numRuns: 300 },
    );
  });

  test('prints: a cell per column, in plain values', () => {
    fc.assert(
      fc.property(roster, (given) => {
        const { evaluation, report } = check(given);
        const sheets = [system.sheet(given, evaluation, report), system.tableSheet?.([given], [report])];
        for (const sheet of sheets) {
          expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
          for (const { columns, rows } of sheet?.tables ?? [])
            for (const { cells } of rows) for (const { id } of columns) expect(cells[id]).toBeDefined();
          expect(JSON.stringify(sheet?.facts)).not.toMatch(/undefined|NaN|null/);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('has a picture with every point once', () => {
    fc.assert(
      fc.property(roster, (given) => {
        const { evaluation } = check(given);
        const { base, extra, baseLeft } = evaluation.budget;
        const { pools, mostPoints } = chartDataOf(evaluation);
        const sums = pools.map(({ shares }) => shares.reduce((sum, { points }) => sum + points, 0));
        expect(sums).toEqual([base - Math.min(0, baseLeft), ...(extra > 0 ? [extra] : [])]);
        expect(Math.max(...sums)).toBeLessThanOrEqual(mostPoints);
      }),
      { numRuns: 200 },
    );
  });
});
