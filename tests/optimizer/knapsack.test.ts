import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder } from '@/lib/optimizer/knapsack';
import { prepare } from '@/lib/optimizer/prepared';
import type { Entry } from '@/lib/roster/collection/collection';
import type { IntegerProgram } from '@/lib/roster/collection/optimizer';

interface Model {
  cost: number;
  stars: number;
  figure?: number;
  min: number;
  count: number;
}

const entryOf = ({ stars, min, count }: Model, at: number): Entry =>
  ({ id: `e${at}`, name: '', count, stars, min, element: {} }) as Entry;

const programOf = (models: readonly Model[], base: number): IntegerProgram => ({
  base,
  cost: models.map(({ cost }) => cost),
  figure: { base, of: models.map(({ figure = 0 }) => figure) },
  helpers: [],
  constraints: [],
  force: () => ({}),
});

const preparedOf = (models: readonly Model[], base: number, limit: number | null) =>
  prepare(programOf(models, base), models.map(entryOf), {
    limit,
    least: null,
    low: models.map(({ min }) => min),
  });

type Ranks = [cost: number, stars: number, figure: number, elements: number][];

/** The ranks of every choice of columns, the highest first. */
function everyRank(prepared: ReturnType<typeof preparedOf>, base: number, limit: number | null): Ranks {
  let ranks: Ranks = [[base, 0, base, 0]];
  for (const { low, high, cost, stars, figure } of prepared.columns)
    ranks = ranks.flatMap(([points, all, figures, elements]) =>
      Array.from({ length: Math.max(0, high - low + 1) }, (_, more): Ranks[number] => {
        const count = low + more;
        return [points + count * cost, all + count * stars, figures + count * figure, elements + count];
      }),
    );
  return ranks.filter(([cost]) => limit === null || cost <= limit).sort(descending);
}

const descending = (a: Ranks[number], b: Ranks[number]) =>
  b[0] - a[0] || b[1] - a[1] || b[2] - a[2] || a[3] - b[3];

const anyModel: fc.Arbitrary<Model> = fc
  .record({
    cost: fc.nat(6),
    stars: fc.nat(5),
    figure: fc.nat(2),
    count: fc.integer({ min: 1, max: 3 }),
    min: fc.nat(1),
  })
  .map((model) => ({ ...model, min: Math.min(model.min, model.count) }));

describe('forces in the order of their ranks', () => {
  test('are all that the limit allows, each once, from any of the programs', () => {
    const anyStart = fc.record({ base: fc.nat(3), models: fc.array(anyModel, { maxLength: 4 }) });
    fc.assert(
      fc.property(
        fc.array(anyStart, { minLength: 1, maxLength: 3 }),
        fc.option(fc.nat(20)),
        (starts, limit) => {
          const programs = starts.map(({ models, base }) => preparedOf(models, base, limit));
          const wanted = programs
            .flatMap((prepared, at) => everyRank(prepared, starts[at]?.base ?? 0, limit))
            .sort(descending);
          const given: Ranks = [];
          for (const proposal of inOrder(programs, limit) ?? []) {
            if (proposal === undefined) continue;
            const { prepared, counts } = proposal;
            const of = (each: 'cost' | 'stars' | 'figure' | 'models') =>
              counts.reduce((all, count, at) => all + count * (prepared.columns[at]?.[each] ?? 0), 0);
            const { base, figure } = prepared.program;
            given.push([base + of('cost'), of('stars'), (figure?.base ?? 0) + of('figure'), of('models')]);
          }
          expect(given).toEqual(wanted.slice(0, given.length));
          if (wanted.length <= 30) expect(given).toHaveLength(wanted.length);
        },
      ),
    );
  });

  test('are null with helpers, fractions, or too large tables', () => {
    const model = { cost: 2, stars: 1, min: 0, count: 99 };
    const of = (program: Partial<IntegerProgram>, limit: number, models = [model]) => {
      const whole = { ...programOf(models, 0), ...program };
      const low = models.map(() => 0);
      return inOrder([prepare(whole, models.map(entryOf), { limit, least: null, low })], limit);
    };
    expect(of({}, 9999)).not.toBeNull();
    expect(of({ helpers: [1], cost: [2, 0] }, 9999)).toBeNull();
    expect(of({ cost: [0.5] }, 9999)).toBeNull();
    const many = Array.from({ length: 300 }, (_, at) => ({ ...model, stars: at % 6, cost: 1 + at }));
    expect(of({}, 30_000, many)).toBeNull();
  });

  test('end after a bounded number, in case the rows refuse all of them', () => {
    const models = Array.from({ length: 40 }, (_, at) => ({
      cost: 1 + (at % 7),
      stars: 1,
      min: 0,
      count: 9,
    }));
    const steps = [...(inOrder([preparedOf(models, 0, 50)], 50) ?? [])];
    expect(steps.length).toBeLessThan(1100);
    expect(steps.filter((step) => step !== undefined).length).toBeGreaterThan(100);
  });
});
