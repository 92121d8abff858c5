import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import combinedSample from '@/data/horizon-wars/samples/combined-force.json';
import { ErrorChecker } from '@/lib/fixes/error-checker';
import { findFixes } from '@/lib/fixes/find-fixes';
import type { Fix } from '@/lib/fixes/fix';
import { checkRoster } from '@/lib/roster/check';
import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { system } from '@/lib/systems/horizon-wars/system';
import { frozen } from '../fixtures/frozen';
import { conventional, force, mech, pack, several } from '../fixtures/horizon-wars';
import { runs } from '../fixtures/runs';
import { anyPack, anyRoster } from '../rules/horizon-wars/arbitrary';
import { brokenForce } from './broken-forces';
import { expectLegal, expectNeeded } from './expect-fix';

const editCatalogue = (await system.editCatalogue?.()) ?? null;
/** Seconds in which a search ends by itself, also on a busy machine. */
const ENOUGH = { seconds: 60 };

const burning = force(
  [mech('m1', { name: 'Terrier', upgrades: ['assisted-targeting'] }), conventional('c1', 'recon')],
  {
    era: 'burning',
  },
);

describe('findFixes', () => {
  test('finds the smallest change first, says what it does, and proves it', async () => {
    const { fixes, searched, legal } = await findFixes(frozen(burning), system, editCatalogue, null, ENOUGH);
    expect(legal).toBe(false);
    expect(fixes[0]).toMatchObject({
      cost: 3,
      proven: true,
      source: 'change',
      edits: [
        { kind: 'upgrade-off', elements: ['m1'], cost: 2, text: 'Remove Assisted targeting from Terrier' },
      ],
      roster: { name: 'Test force' },
    });
    expect(fixes.slice(1).map(({ cost, proven, edits }) => [cost, proven, edits[0]?.text])).toEqual([
      [12, false, 'Remove Terrier'],
      [9, false, 'Change the era to Open (if your opponent agrees)'],
    ]);
    expect(searched.upTo).toBeGreaterThanOrEqual(2);
    expect(searched.checks).toBeGreaterThan(2);
  });

  test('changes nothing that no edit touches', async () => {
    const { fixes } = await findFixes(burning, system, editCatalogue, null, ENOUGH);
    const before = structuredClone(burning);
    Object.assign(before.force.elements[0] as object, { upgrades: [] });
    expect(fixes[0]?.roster).toEqual(before);
  });

  test('finds none for a legal roster, and none under the pack of another game', async () => {
    const legal = force([mech('m1')]);
    expect(await findFixes(legal, system, editCatalogue)).toMatchObject({ legal: true, fixes: [] });
    const other = { ...pack({}), system: 'another' };
    expect(await findFixes(legal, system, editCatalogue, other)).toMatchObject({ legal: false, fixes: [] });
  });

  test('lists at most as many as requested, by cost, none of which contains all edits of another', async () => {
    const over = force([mech('m1', { stats: [4, 4, 4, 4] })]);
    const { fixes } = await findFixes(over, system, editCatalogue, null, { ...ENOUGH, most: 8 });
    const sets = fixes.map(({ edits }) => edits.map(({ text }) => text));
    expect(fixes.length).toBeGreaterThan(2);
    expect(fixes.map(({ cost }) => cost)).toEqual(fixes.map(({ cost }) => cost).toSorted((a, b) => a - b));
    for (const [at, set] of sets.entries())
      for (const other of sets.slice(0, at))
        expect(other.filter((text) => !set.includes(text))).not.toEqual([]);
    const two = (await findFixes(over, system, editCatalogue, null, { ...ENOUGH, most: 2 })).fixes;
    expect(two).toHaveLength(2);
    expect(two[0]).toEqual(fixes[0]);
  });

  test.each([
    ['', null],
    [', also where a pack allows no force without them', pack({ minPoints: 2 })],
  ])('tries every single change before it removes elements%s', async (_, under) => {
    const found: Fix[][] = [];
    await findFixes(burning, system, editCatalogue, under, { ...ENOUGH, found: (some) => found.push(some) });
    expect(found[0]?.[0]?.edits.map(({ text }) => text)).toEqual(['Remove Assisted targeting from Terrier']);
    expect(new Set(found[0]?.map(({ source }) => source))).toEqual(new Set(['change']));
  });

  test('reports the fixes found so far, the last ones as in the answer', async () => {
    const found: Fix[][] = [];
    const roster = brokenForce(5, 15, 10);
    const { fixes } = await findFixes(roster, system, editCatalogue, null, {
      ...ENOUGH,
      found: (some) => found.push(some),
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.length).toBeGreaterThan(0);
    expect(found.at(-1)?.map(({ edits }) => edits)).toEqual(fixes.map(({ edits }) => edits));
  });

  test('stops on an abort signal, and when its time is up', async () => {
    const roster = brokenForce(5, 15, 10);
    const gone = await findFixes(roster, system, editCatalogue, null, { signal: AbortSignal.abort() });
    expect(gone.searched.checks).toBeLessThan(5);
    // Each look at the clock is 10 ms later than the one before.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    const checksIn = async (seconds: number) =>
      (await findFixes(roster, system, editCatalogue, null, { seconds })).searched.checks;
    try {
      // Removing is not cut off before there is a fix.
      const [none, short, long] = [await checksIn(0), await checksIn(1), await checksIn(2)];
      expect(none).toBeLessThan(30);
      expect(short).toBeGreaterThan(none);
      expect(short).toBeLessThan(120);
      expect(long).toBeGreaterThan(short);
      expect(long).toBeLessThan(220);
    } finally {
      clock.mockRestore();
    }
  });

  test('ends at another limit than usual if one is given, also while nothing is found', async () => {
    // No force is legal, not even one without elements.
    const none = pack({ maxElements: 0 });
    const roster = brokenForce(5, 4, 10);
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    const secondsOf = async (longest?: number) => {
      const options = { seconds: 0.3, ...(longest && { longest }) };
      const { fixes, searched } = await findFixes(roster, system, editCatalogue, none, options);
      expect(fixes).toEqual([]);
      return searched.seconds;
    };
    try {
      expect(await secondsOf()).toBeGreaterThan(0.8);
      expect(await secondsOf(0.3)).toBeLessThan(0.4);
    } finally {
      clock.mockRestore();
    }
  });

  test('is one change if one is enough, and costs no more than any', async () => {
    const property = fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 3 }), async (seed, errors) => {
      const roster = brokenForce(seed, 6, errors);
      const { fixes } = await findFixes(roster, system, editCatalogue, null, ENOUGH);
      const checker = new ErrorChecker(system, editCatalogue as AnyEditCatalogue, null);
      const force = roster.force as Force;
      const single = (editCatalogue?.edits(system.evaluate(force, null)) ?? []).filter((edit) =>
        checker.isRight(edit.apply(force)),
      );
      const least = Math.min(...single.map(({ cost }) => cost + 1));
      expect(fixes[0]?.cost).toBeLessThanOrEqual(least);
      for (const fix of fixes) expect(fix.cost).toBeGreaterThanOrEqual(fixes[0]?.cost ?? 0);
    });
    await fc.assert(property, { numRuns: runs(15) });
  });

  test('offers only legal rosters for any roster, with no change that can be left out', async () => {
    const property = fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 10 }), async (seed, errors) => {
      const roster = brokenForce(seed, 12, errors);
      const { fixes } = await findFixes(frozen(roster), system, editCatalogue, null, ENOUGH);
      for (const fix of fixes) {
        expectLegal(fix, system, null);
        await expectNeeded(fix, roster, system, null);
      }
    });
    await fc.assert(property, { numRuns: runs(20) });
  });

  test('takes a slip back however little time there is', async () => {
    const read = parseRoster(structuredClone(combinedSample), system);
    if (!read.ok) throw new Error('The sample cannot be read');
    const slip = structuredClone(read.value) as Roster<Force>;
    for (const element of slip.force.elements)
      if (element.name === 'Capstan' && element.kind === 'mech') element.stats.f = 66;
    const history = [slip.force, read.value.force];
    const { fixes } = await findFixes(slip, system, editCatalogue, null, { history, seconds: 0 });
    expect(fixes[0]?.edits.map(({ text }) => text)).toEqual(['Set Firepower of Capstan back to 4']);
  });

  test('of a few changes, those that later ones made needless are left out', async () => {
    const rosters = fc.sample(fc.tuple(anyRoster, fc.option(anyPack)), { numRuns: 244, seed: 5 });
    for (const at of [38, 209, 218]) {
      const read = parseRoster(rosters[at]?.[0], system);
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      const { fixes } = await findFixes(read.value, system, editCatalogue, null, ENOUGH);
      expect(fixes.map(({ source }) => source)).toContain('changes');
      for (const fix of fixes) await expectNeeded(fix, read.value, system, null);
    }
  });

  test('costs the same in another order of the elements', async () => {
    const property = fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 3 }), async (seed, errors) => {
      const roster = brokenForce(seed, 6, errors);
      const force = roster.force as Force;
      // With several CHQs, the first counts.
      if (force.elements.filter(({ chq }) => chq).length > 1) return;
      const reversed = { ...roster, force: { ...force, elements: force.elements.toReversed() } };
      const [one, other] = await Promise.all(
        [roster, reversed].map((each) =>
          findFixes(each, system, editCatalogue, null, { most: 1, seconds: 0.5 }),
        ),
      );
      const [best] = one?.fixes ?? [];
      const [same] = other?.fixes ?? [];
      if (best?.proven && same?.proven) expect(same.cost).toBe(best.cost);
    });
    await fc.assert(property, { numRuns: runs(15) });
  });

  test('the fixes of one error make no other error worse', async () => {
    const roster = force(
      [
        conventional('c1', 'recon', { chq: true }),
        ...several('armoured-artillery', 'a1', 'a2', 'a3', 'a4'),
        ...several('light-infantry', 'l1', 'l2', 'l3', 'l4'),
      ],
      { limit: 10 },
    );
    const { report } = checkRoster(roster, system);
    const quota = report.problems.find(({ rule }) => rule === 'hw/chq/quota');
    if (quota === undefined) throw new Error(JSON.stringify(report.problems));
    const { fixes } = await findFixes(roster, system, editCatalogue, null, { ...ENOUGH, problem: quota });
    const costOf = ({ force: each }: Roster) => system.evaluate(each as Force, null).forceCost;
    expect(costOf(roster)).toBeGreaterThan(10);
    expect(fixes.length).toBeGreaterThan(0);
    for (const fix of fixes) expect(costOf(fix.roster), fix.lines.join()).toBeLessThanOrEqual(costOf(roster));
  });

  test.each([
    [3, ['Remove l1 again', 'Remove l2 again', 'Remove l3 again']],
    [5, ['Remove l1, l2, l3, l4 and l5 again']],
  ])('%i alike edits are said in lines of their own, more in one line', async (count, lines) => {
    const before = force([mech('m1')], { limit: 1 });
    const ids = Array.from({ length: count }, (_, index) => `l${index + 1}`);
    const roster = force([mech('m1'), ...several('light-infantry', ...ids)], { limit: 1 });
    const history = [before.force];
    const { fixes } = await findFixes(roster, system, editCatalogue, null, { ...ENOUGH, history });
    expect(fixes[0]?.lines).toEqual(lines);
    expect(fixes[0]?.edits).toHaveLength(count);
  });
});
