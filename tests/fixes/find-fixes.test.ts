import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFixes } from '@/lib/fixes/find-fixes';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { system } from '@/lib/systems/horizon-wars/system';
import { frozen } from '../fixtures/frozen';
import { conventional, force, mech, pack } from '../fixtures/horizon-wars';
import { brokenForce } from './broken-forces';
import { bruteForceCost } from './brute-force';
import { expectLegal } from './expect-fix';
import { runs } from './runs';

const vocabulary = (await system.vocabulary?.()) ?? null;
const burning = force(
  [mech('m1', { name: 'Terrier', upgrades: ['assisted-targeting'] }), conventional('c1', 'recon')],
  {
    era: 'burning',
  },
);

describe('findFixes', () => {
  test('finds the cheapest fix first, says what it does, and proves it', async () => {
    const { fixes, searched, legal } = await findFixes(frozen(burning), system, vocabulary);
    expect(legal).toBe(false);
    expect(fixes[0]).toMatchObject({
      cost: 2,
      proven: true,
      edits: [
        { kind: 'upgrade-off', elements: ['m1'], cost: 2, text: 'Take Assisted targeting off Terrier' },
      ],
      roster: { name: 'Test force' },
    });
    expect(fixes.slice(1).map(({ cost, proven, edits }) => [cost, proven, edits[0]?.text])).toEqual([
      [8, false, 'Remove Terrier'],
    ]);
    expect(searched.upTo).toBeGreaterThanOrEqual(8);
    expect(searched.checks).toBeGreaterThan(2);
  });

  test('changes nothing that no edit touches', async () => {
    const { fixes } = await findFixes(burning, system, vocabulary);
    const before = structuredClone(burning);
    Object.assign(before.force.elements[0] as object, { upgrades: [] });
    expect(fixes[0]?.roster).toEqual(before);
  });

  test('finds none for a legal roster, and none under the pack of another game', async () => {
    const legal = force([mech('m1')]);
    expect(await findFixes(legal, system, vocabulary)).toMatchObject({ legal: true, fixes: [] });
    const other = { ...pack({}), system: 'another' };
    expect(await findFixes(legal, system, vocabulary, other)).toMatchObject({ legal: false, fixes: [] });
  });

  test('lists at most as many as requested, by cost, none of which contains all edits of another', async () => {
    const over = force([mech('m1', { stats: [4, 4, 4, 4] })]);
    const { fixes } = await findFixes(over, system, vocabulary, null, { most: 8 });
    const sets = fixes.map(({ edits }) => edits.map(({ text }) => text));
    expect(fixes.length).toBeGreaterThan(4);
    expect(fixes.map(({ cost }) => cost)).toEqual(fixes.map(({ cost }) => cost).toSorted((a, b) => a - b));
    for (const [at, set] of sets.entries())
      for (const other of sets.slice(0, at))
        expect(other.filter((text) => !set.includes(text))).not.toEqual([]);
    expect((await findFixes(over, system, vocabulary, null, { most: 2 })).fixes).toEqual(fixes.slice(0, 2));
  });

  test('reports a fix of ten errors early, before it is proven', async () => {
    const costs: number[] = [];
    const roster = brokenForce(5, 15, 10);
    const answer = await findFixes(roster, system, vocabulary, null, {
      seconds: 0.5,
      found: ({ cost }) => costs.push(cost),
    });
    expect(costs).toHaveLength(1);
    expect(answer.fixes[0]?.cost).toBeLessThanOrEqual(costs[0] as number);
  });

  test('stops on an abort signal, and when its time is up', async () => {
    const roster = brokenForce(5, 15, 10);
    const gone = await findFixes(roster, system, vocabulary, null, { signal: AbortSignal.abort() });
    expect(gone.searched.checks).toBeLessThan(5);
    const start = performance.now();
    const { searched } = await findFixes(roster, system, vocabulary, null, { seconds: 0.03 });
    expect(performance.now() - start).toBeLessThan(1500);
    expect(searched.seconds).toBeGreaterThanOrEqual(0.03);
  });

  test('costs no more than the cheapest sequence of up to three edits', async () => {
    let compared = 0;
    const property = fc.asyncProperty(
      fc.nat(),
      fc.integer({ min: 2, max: 4 }),
      fc.integer({ min: 1, max: 2 }),
      async (seed, size, errors) => {
        const roster = brokenForce(seed, size, errors);
        const {
          fixes: [best],
        } = await findFixes(roster, system, vocabulary, null, { most: 1 });
        if (!best?.proven || vocabulary === null || best.cost > 5) return;
        compared++;
        expect(
          bruteForceCost(roster, system, vocabulary, { pack: null, most: 3, below: best.cost }),
        ).toBeNull();
      },
    );
    await fc.assert(property, { numRuns: runs(25) });
    expect(compared).toBeGreaterThan(0);
  });

  test('offers only legal rosters for any roster', async () => {
    const property = fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 4 }), async (seed, errors) => {
      const roster = brokenForce(seed, 8, errors);
      const { fixes } = await findFixes(frozen(roster), system, vocabulary, null, { seconds: 0.1 });
      for (const fix of fixes) expectLegal(fix, system, null);
    });
    await fc.assert(property, { numRuns: runs(15) });
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
          findFixes(each, system, vocabulary, null, { most: 1, seconds: 0.5 }),
        ),
      );
      const [best] = one?.fixes ?? [];
      const [same] = other?.fixes ?? [];
      if (best?.proven && same?.proven) expect(same.cost).toBe(best.cost);
    });
    await fc.assert(property, { numRuns: runs(15) });
  });
});
