import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optimize } from '@/lib/optimizer/optimize';
import { checkRoster, errorsOf } from '@/lib/roster/check';
import type { Program } from '@/lib/roster/optimizer';
import { optimizer } from '@/lib/systems/horizon-wars/optimizer/model';
import { system } from '@/lib/systems/horizon-wars/system';
import { bestRank, differenceOf, everyLegal } from './brute-force';
import { anyRequest } from './collections';
import { models, runs } from './runs';

test('ranks as high as the best of all legal forces, and so do the answers after it', async () => {
  const property = fc.asyncProperty(anyRequest(models(7)), async (request) => {
    const { collection, pack, asked } = request;
    const built = await optimize(collection, system, optimizer, { pack, asked, count: 3 });
    if (!built.ok) throw new Error('What is asked cannot be read');
    const { answers, conflict } = built.value;
    const legal = [...everyLegal(request)];
    expect(answers[0]?.rank ?? null).toEqual(bestRank(legal));
    expect(conflict.length > 0).toBe(legal.length === 0);
    const before: (readonly number[])[] = [];
    for (const { rank, roster, fielded, proven, bestOfRest } of answers) {
      const { report, reckoning } = checkRoster(roster, system, pack);
      expect(report.legal).toBe(true);
      expect((reckoning as { forceCost: number }).forceCost).toBe(rank.cost);
      expect(rank).toEqual(bestRank(legal, before));
      expect(bestOfRest).toBe(true);
      expect(proven).toBe(JSON.stringify(rank) === JSON.stringify(answers[0]?.rank));
      expect(before.every((other) => differenceOf(fielded, other) >= 2)).toBe(true);
      before.push(fielded);
    }
    if (answers.length < 3) expect(bestRank(legal, before)).toBe(null);
  });
  await fc.assert(property, { numRuns: runs(60) });
}, 600_000);

/** Do numbers of variables keep to the rows of a program? */
const keepsTo = ({ rows }: Program, variables: readonly number[]) =>
  rows.every(({ of, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }) => {
    const total = variables.reduce((before, count, at) => before + count * (of[at] ?? 0), 0);
    return least <= total && total <= most;
  });

const costOf = ({ base, cost }: Program, variables: readonly number[]) =>
  base + variables.reduce((before, count, at) => before + count * (cost[at] ?? 0), 0);

test('every legal force keeps to the rows of a program, which says what it costs', () => {
  const property = fc.property(anyRequest(models(6)), (request) => {
    const { collection, pack, asked } = request;
    const { programs, limit, least } = optimizer.task(
      { ...optimizer.begin(pack), ...asked },
      pack,
      collection.entries,
    );
    for (const { rank, fielded } of everyLegal(request)) {
      const keeping = programs.filter((program) => {
        // The helper is what the cost leaves for it.
        const discount = costOf(program, fielded) - rank.cost;
        if (program.helpers.length === 0 && discount !== 0) return false;
        return keepsTo(program, [...fielded, ...program.helpers.map(() => discount)]);
      });
      expect(keeping.length, JSON.stringify([rank, fielded])).toBeGreaterThan(0);
      expect(rank.cost).toBeLessThanOrEqual(limit ?? rank.cost);
      expect(rank.cost).toBeGreaterThanOrEqual(least ?? 0);
    }
  });
  fc.assert(property, { numRuns: runs(40) });
}, 600_000);

test('whatever keeps to the rows of a program breaks none of the rules that they hold, and costs what it says', () => {
  const property = fc.property(
    anyRequest(8),
    fc.infiniteStream(fc.nat({ max: 3 })),
    ({ collection, pack, asked }, some) => {
      const begun = { ...optimizer.begin(pack), ...asked };
      const { programs, limit, least } = optimizer.task(begun, pack, collection.entries);
      for (const program of programs)
        for (let attempt = 0; attempt < 12; attempt++) {
          const fielded = collection.entries.map(({ count }) => Math.min(count, some.next().value));
          const variables = [...fielded, ...program.helpers.map(() => some.next().value)];
          const cost = costOf(program, variables);
          if (!keepsTo(program, variables) || cost > (limit ?? cost) || cost < (least ?? cost)) continue;
          const { reckoning, errors } = errorsOf(program.force(fielded), system, pack);
          expect((reckoning as { forceCost: number }).forceCost).toBe(cost);
          expect(errors.filter(({ rule }) => optimizer.held.has(rule))).toEqual([]);
        }
    },
  );
  fc.assert(property, { numRuns: runs(300) });
}, 600_000);
