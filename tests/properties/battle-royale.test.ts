import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkText } from '@/lib/check/answer';
import type { Pack } from '@/lib/roster/pack';
import { profileOf } from '@/lib/systems/battle-royale/profile';
import { system } from '@/lib/systems/battle-royale/system';
import { anyPack, anyRoster, anyUpgrade } from '../fixtures/arbitrary-battle-royale';
import { check, pack, read } from '../fixtures/battle-royale';
import { frozen } from '../fixtures/frozen';

const roster = anyRoster.map(read);
const packOrNone = fc.option(anyPack.map((json): Pack => pack(json)));

describe('whatever mech is read', () => {
  test('it is checked: a problem is a sentence and names nobody, and legal means no error', () => {
    fc.assert(
      fc.property(roster, packOrNone, (given, pack) => {
        const { legal, problems } = check(given, pack).report;
        expect(legal).toBe(!problems.some(({ severity }) => severity === 'error'));
        expect(new Set(problems.map(({ rule }) => rule)).size).toBe(problems.length);
        for (const { elements, message } of problems) {
          expect(elements).toEqual([]);
          expect(message).toMatch(/\S\.$/);
          expect(message).not.toMatch(/undefined|NaN|null|\[object/);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('the pools add up to what was spent and what is left', () => {
    fc.assert(
      fc.property(roster, (given) => {
        const { budget } = check(given).reckoning;
        const { base, extra, onStats, onUpgrades, fromExtra, baseLeft, extraLeft } = budget;
        expect(onStats + onUpgrades + baseLeft + extraLeft).toBe(base + extra);
        expect(fromExtra + extraLeft).toBe(extra);
        expect(extraLeft).toBeGreaterThanOrEqual(0);
        // Nothing of the base goes into upgrades while extra points are left.
        expect(extraLeft > 0 ? baseLeft : 0).toBe(extraLeft > 0 ? base - onStats : 0);
      }),
      { numRuns: 300 },
    );
  });

  test('one more upgrade never leaves more points', () => {
    fc.assert(
      fc.property(anyRoster, anyUpgrade, (json, extra) => {
        const more = structuredClone(json);
        more.force.mech.upgrades.push(extra);
        const [before, after] = [check(read(json)), check(read(more))];
        expect(after.totals.upgrades).toBeGreaterThanOrEqual(before.totals.upgrades);
        expect(after.totals.stats).toBe(before.totals.stats);
        expect(after.reckoning.budget.baseLeft).toBeLessThanOrEqual(before.reckoning.budget.baseLeft);
      }),
      { numRuns: 200 },
    );
  });

  test('the order of its upgrades changes neither totals nor verdict', () => {
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

  test('nothing is changed by checking and laying it out, and saved and opened it gets the same report', () => {
    fc.assert(
      fc.property(anyRoster, packOrNone, (json, pack) => {
        const given = frozen(read(json));
        const { reckoning, report } = check(given, pack && frozen(pack));
        system.sheet(given, reckoning, report);
        system.tableSheet?.([given, given], [report, report]);
        profileOf(reckoning);
        const opened = read(JSON.parse(JSON.stringify(given)));
        expect(opened).toEqual(given);
        expect(check(opened, pack).report).toEqual(report);
      }),
      { numRuns: 200 },
    );
  });

  test('it prints: a cell a column, in plain values', () => {
    fc.assert(
      fc.property(roster, (given) => {
        const { reckoning, report } = check(given);
        const sheets = [system.sheet(given, reckoning, report), system.tableSheet?.([given], [report])];
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

  test('its picture holds every point once', () => {
    fc.assert(
      fc.property(roster, (given) => {
        const { reckoning } = check(given);
        const { base, extra, baseLeft } = reckoning.budget;
        const { pools, mostPoints } = profileOf(reckoning);
        const sums = pools.map(({ shares }) => shares.reduce((sum, { points }) => sum + points, 0));
        expect(sums).toEqual([base - Math.min(0, baseLeft), ...(extra > 0 ? [extra] : [])]);
        expect(Math.max(...sums)).toBeLessThanOrEqual(mostPoints);
      }),
      { numRuns: 200 },
    );
  });
});

test('the mechs and packs tried here break every rule', () => {
  const broken = new Set<string>();
  const packs = fc.sample(packOrNone, { numRuns: 50, seed: 1 });
  for (const [index, given] of fc.sample(roster, { numRuns: 600, seed: 1 }).entries())
    for (const { rule } of check(given, packs[index % 50]).report.problems) broken.add(rule);
  expect(system.rules.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([]);
});

/** A JSON value with what stands at its nth place changed. */
function changed(value: unknown, which: number, by: unknown): unknown {
  const places: PropertyKey[][] = [];
  const walk = (inner: unknown, path: PropertyKey[]) => {
    places.push(path);
    if (typeof inner === 'object' && inner !== null)
      for (const [key, each] of Object.entries(inner)) walk(each, [...path, key]);
  };
  walk(value, []);
  const put = (inner: unknown, [key, ...rest]: PropertyKey[]): unknown => {
    if (key === undefined) return by;
    const copy = (Array.isArray(inner) ? [...inner] : { ...(inner as object) }) as Record<
      PropertyKey,
      unknown
    >;
    copy[key] = put(copy[key], rest);
    return copy;
  };
  return put(value, places[which % places.length] ?? []);
}

test('a file with any one value changed to anything is read or refused in sentences', () =>
  fc.assert(
    fc.asyncProperty(anyRoster, fc.nat(), fc.jsonValue(), async (json, which, by) => {
      const answer = await checkText(JSON.stringify(changed(json, which, by)), 'changed');
      expect(answer).toHaveProperty('legal');
      for (const { message } of 'unreadable' in answer ? answer.unreadable : [])
        expect(message).toMatch(/^.+\.$/s);
    }),
    { numRuns: 300 },
  ));
