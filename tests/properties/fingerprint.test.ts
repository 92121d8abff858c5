import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadEditor } from '@/components/systems/load-editor';
import { checkRoster } from '@/lib/roster/check';
import { fingerprint } from '@/lib/roster/fingerprint/fingerprint';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { systems } from '@/lib/systems/registry';
import { renamed } from '../fixtures/renamed';
import { runs } from '../fixtures/runs';

/** The exports of a game's `arbitrary.ts`. */
interface Arbitraries {
  anyRoster: fc.Arbitrary<unknown>;
  /** Whether the order of a list matters, as it does in few games. */
  orderCounts?: boolean;
  /** Removes what makes the order of elements matter, if a game has such parts. */
  plain?: (force: unknown) => unknown;
}

const games = await Promise.all(
  systems.map(async ({ id }) => {
    const { system, editor } = await loadEditor(id);
    const { anyRoster, ...others }: Arbitraries = await import(`../rules/${id}/arbitrary.ts`);
    return { id, system, editor, ...others, roster: anyRoster.map((json) => read(json, system)) };
  }),
);

function read(json: unknown, system: AnyGameSystem): Roster {
  const parsed = parseRoster(json, system);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

/** A source of numbers from 0 to 1, repeatable for a seed. */
const randomOf = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const keys = items.map((item) => ({ item, key: random() }));
  return keys.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

/** A copy with some lists shuffled. */
function disordered(value: unknown, random: () => number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, disordered(inner, random)]));
  const items = value.map((item) => disordered(item, random));
  return random() < 0.5 ? items : shuffled(items, random);
}

/** The result of a check without order and ids: equal for forces that differ only in these. */
const gist = (roster: Roster, system: AnyGameSystem) => {
  const { legal, totals, problems } = checkRoster(roster, system).report;
  const ids = new Set(system.labels(roster.force).keys());
  const found = problems.map(({ rule, severity, elements }) => [rule, severity, elements]);
  return { legal, totals: unordered(totals, ids), found: unordered(found, ids) };
};

/** The same value with its lists sorted and without the ids. */
function unordered(value: unknown, ids: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return ids.has(value) ? 'an element' : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, unordered(inner, ids)] as const);
  const isList = Array.isArray(value) || (entries.length > 0 && entries.every(([key]) => ids.has(key)));
  if (!isList) return Object.fromEntries(entries);
  const items = entries.map(([, inner]) => JSON.stringify(inner)).sort();
  return items.map((item) => JSON.parse(item));
}

/** The paths of all numbers and booleans of a force. */
function leaves(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'number' || typeof value === 'boolean') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

function changed(value: unknown, [key, ...rest]: PropertyKey[]): unknown {
  if (key === undefined) return typeof value === 'number' ? value + 1 : !value;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<PropertyKey, unknown>;
  copy[key] = changed(copy[key], rest);
  return copy;
}

describe.each(games)('any readable force of $id', ({ system, roster }) => {
  test('has a fingerprint that does not change with the ids of its elements', () => {
    fc.assert(
      fc.property(roster, fc.integer(), (given, seed) => {
        const ids = [...system.labels(given.force).keys()];
        // An id of this form has no other meaning in a force: every occurrence refers to the element.
        fc.pre(ids.every((id) => /^[a-z]\d+$/.test(id)));
        const names = new Map(ids.map((id, index) => [id, `${seed} ${ids.length - index}`]));
        const other = read({ ...given, force: renamed(given.force, names) }, system);
        if (ids.length > 0) expect(other).not.toEqual(given);
        expect(fingerprint(other, system)).toBe(fingerprint(given, system));
      }),
    );
  });

  test('has the same verdict in any order with the same fingerprint', () => {
    fc.assert(
      fc.property(roster, fc.integer(), (given, seed) => {
        const force = disordered(given.force, randomOf(seed));
        const other = read({ ...given, force }, system);
        if (fingerprint(other, system) === fingerprint(given, system))
          expect(gist(other, system)).toEqual(gist(given, system));
      }),
      { numRuns: runs(60, 300) },
    );
  });

  test('has another fingerprint if any figure or choice is changed', () => {
    fc.assert(
      fc.property(roster, fc.nat(), (given, at) => {
        const all = leaves(given.force);
        fc.pre(all.length > 0);
        const path = all[at % all.length] as PropertyKey[];
        const other = parseRoster({ ...given, force: changed(given.force, path) }, system);
        fc.pre(other.ok);
        if (other.ok) expect(fingerprint(other.value, system)).not.toBe(fingerprint(given, system));
      }),
      { numRuns: runs(60, 300) },
    );
  });
});

/** Games in which the order of elements does not matter, with the field of the elements. */
const unorderedGames = games.flatMap(({ editor, orderCounts = false, ...game }) => {
  const list = editor.elements?.field;
  return list === undefined || orderCounts ? [] : [{ ...game, list }];
});

test('there are games in which the order of elements does not matter', () => {
  expect(unorderedGames).not.toEqual([]);
});

type Parts = Record<string, { id: string }[]>;

describe.each(unorderedGames)(
  'the same force of $id in another order',
  ({ system, roster, list, plain = (force: unknown) => force }) => {
    const plainRoster = roster.map((given) => read({ ...given, force: plain(given.force) }, system));

    test('has the same fingerprint if nothing is referred to twice', () => {
      fc.assert(
        fc.property(plainRoster, fc.integer(), (given, seed) => {
          const force = disordered(given.force, randomOf(seed)) as Parts;
          const other = { ...force, [list]: shuffled(force[list] as { id: string }[], randomOf(seed)) };
          expect(fingerprint(read({ ...given, force: other }, system), system)).toBe(
            fingerprint(given, system),
          );
        }),
      );
    });
  },
);
