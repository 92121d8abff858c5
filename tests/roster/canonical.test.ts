import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalText,
  type FingerprintInput,
  type Reference,
  unordered,
} from '@/lib/roster/fingerprint/input';

/** Elements by kind, and references by index: their meaning, from which element (null for a group), and to which. */
interface Drawn {
  own: string[];
  references: { as: string; from: number | null; to: number[] }[];
}

const fingerprintInput = (
  { own, references }: Drawn,
  idOf = (place: number) => `e${place}`,
): FingerprintInput => ({
  whole: {},
  elements: own.map((kind, place) => ({ id: idOf(place), own: { kind } })),
  references: references.map(({ as, from, to }): Reference => {
    const ids = to.map(idOf);
    return from === null ? { as, to: ids } : { as, from: idOf(from), to: ids };
  }),
});

/** The same with the elements in another order: `order` has the old index of each. */
const reordered = ({ own, references }: Drawn, order: readonly number[]): Drawn => {
  const place = (old: number) => order.indexOf(old);
  return {
    own: order.map((old) => own[old] as string),
    references: references
      .map(({ as, from, to }) => ({
        as,
        from: from === null ? null : place(from),
        to: to.map(place).reverse(),
      }))
      .reverse(),
  };
};

const orders = (count: number): number[][] =>
  count === 0
    ? [[]]
    : orders(count - 1).flatMap((order) =>
        Array.from({ length: count }, (_, at) => order.toSpliced(at, 0, count - 1)),
      );

/** The same text for all equivalent ways to write the elements down, found by trying all orders. */
const byTrial = (drawn: Drawn): string => {
  const written = orders(drawn.own.length).map((order) => {
    const { own, references } = reordered(drawn, order);
    const texts = references.map(({ as, from, to }) => JSON.stringify([as, from, [...to].sort()]));
    return JSON.stringify([own, texts.sort()]);
  });
  return written.sort()[0] as string;
};

const text = (drawn: Drawn) => canonicalText(fingerprintInput(drawn));

const anyKind = fc.constantFrom('mech', 'recon');
const drawn = fc.array(anyKind, { minLength: 1, maxLength: 4 }).chain((own) => {
  const place = fc.nat({ max: own.length - 1 });
  const reference = fc.record({
    as: fc.constantFrom('carries', 'leads'),
    from: fc.option(place),
    to: fc.array(place, { minLength: 1, maxLength: 2 }),
  });
  return fc.record({ own: fc.constant(own), references: fc.array(reference, { maxLength: 4 }) });
});

/** The same with each element referred to at most once, by an earlier one. */
const asForest = ({ own, references }: Drawn): Drawn => {
  const referred = new Set<number>();
  const kept = references.map(({ as, from, to }) => {
    const others = [...new Set(to)].filter((each) => !referred.has(each) && (from === null || each > from));
    for (const each of others) referred.add(each);
    return { as, from, to: others };
  });
  return { own, references: kept.filter(({ from, to }) => from === null || to.length > 0) };
};

const shuffled = (items: readonly number[]) => fc.shuffledSubarray([...items], { minLength: items.length });
const withOrder = (given: fc.Arbitrary<Drawn>) =>
  given.chain((each) => fc.tuple(fc.constant(each), shuffled([...each.own.keys()])));

describe('the canonical text of a force', () => {
  test('is never the same for two different forces, with any references', () => {
    fc.assert(
      fc.property(drawn, drawn, (one, other) => {
        if (text(one) === text(other)) expect(byTrial(one)).toBe(byTrial(other));
      }),
      { numRuns: 300 },
    );
    // All small cases, so that some are equal.
    const seen = new Map<string, string>();
    const places = [[0], [1], [0, 1], [1, 1]];
    for (const own of [
      ['a', 'a'],
      ['a', 'b'],
    ])
      for (const from of [null, 0, 1])
        for (const to of places)
          for (const then of [null, 0, 1])
            for (const last of places) {
              const each = {
                own,
                references: [
                  { as: 'x', from, to },
                  { as: 'x', from: then, to: last },
                ],
              };
              const same = seen.get(text(each)) ?? byTrial(each);
              expect([each, byTrial(each)]).toEqual([each, same]);
              seen.set(text(each), same);
            }
    expect(seen.size).toBeGreaterThan(20);
  });

  test('does not change with the ids', () => {
    fc.assert(
      fc.property(drawn, fc.uniqueArray(fc.string(), { minLength: 4, maxLength: 4 }), (given, ids) => {
        expect(canonicalText(fingerprintInput(given, (place) => ids[place] as string))).toBe(text(given));
      }),
    );
  });

  test('does not change with the order if each element is referred to at most once', () => {
    fc.assert(
      fc.property(withOrder(drawn.map(asForest)), ([given, order]) => {
        expect(text(reordered(given, order))).toBe(text(given));
      }),
      { numRuns: 300 },
    );
  });

  test('does not change with the order of different elements, with any references', () => {
    const different = drawn.map((each) => ({
      ...each,
      own: each.own.map((kind, place) => `${kind} ${place}`),
    }));
    fc.assert(
      fc.property(withOrder(different), ([given, order]) => {
        expect(text(reordered(given, order))).toBe(text(given));
      }),
      { numRuns: 300 },
    );
  });

  test('is bounded in size for a chain, a ring or a net of references', () => {
    const count = 500;
    const own = Array.from({ length: count }, () => 'mech');
    const next = (place: number) => (place + 1) % count;
    const ring = own.map((_, place) => ({ as: 'carries', from: place, to: [next(place)] }));
    const all = own.map((_, place) => place);
    // Two ways to each element: nested texts would have a size of 2 to the power of 250.
    const net = own.map((_, place) => ({
      as: 'carries',
      from: place,
      to: [place + 2, place + 3].map((each) => (each - (place % 2)) % count),
    }));
    for (const references of [ring, ring.slice(1), net, [{ as: 'squadron', from: null, to: all }]])
      expect(text({ own, references }).length).toBeLessThan(count * 60);
  });
});

test('an unordered list is equal in any order, and differs from any other list', () => {
  const list = fc.array(fc.oneof(fc.constantFrom('a', 'b'), fc.record({ id: fc.constantFrom('a', 'b') })), {
    maxLength: 4,
  });
  const keyOf = (item: string | { id: string }) => (typeof item === 'string' ? item : item.id);
  const sorted = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).sort();
  fc.assert(
    fc.property(list, list, (one, other) => {
      expect(unordered([...one].reverse(), keyOf)).toEqual(unordered(one, keyOf));
      if (JSON.stringify(unordered(one, keyOf)) === JSON.stringify(unordered(other, keyOf)))
        expect(sorted(one)).toEqual(sorted(other));
    }),
  );
});
