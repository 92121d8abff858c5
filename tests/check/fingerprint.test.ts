import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRosterText } from '@/lib/check/read';
import { manyRosters } from '@/lib/cli/many-rosters';
import { fingerprint } from '@/lib/roster/fingerprint';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import { loadSystem, systems } from '@/lib/systems/registry';

const games = await Promise.all(
  systems.map(async ({ id }) => {
    const system = await loadSystem(id);
    if (!system) throw new Error('A listed game is there');
    return { id, system, samples: (await system.samples()).map(({ roster }) => roster as Roster) };
  }),
);

const of = async (roster: unknown): Promise<string> => {
  const read = await readRosterText(JSON.stringify(roster));
  if (!read.ok) throw new Error(read.faults[0]?.message);
  return fingerprint(read.value.roster, read.value.system);
};

/** The value with the keys of all its objects in another order. */
const turned = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(turned)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, inner]) => [key, turned(inner)])
            .reverse(),
        )
      : value;

/** Every number and truth value of a force, with the path to it. */
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

describe.each(games)('the fingerprint of a force of $id', ({ system, samples }) => {
  test('is 12 hexadecimal digits, each sample’s its own', async () => {
    const all = await Promise.all(samples.map(of));
    expect(new Set(all).size).toBe(samples.length);
    for (const each of all) expect(each).toMatch(/^[0-9a-f]{12}$/);
  });

  test('does not change with the order of keys, the name, the player or notes', async () => {
    for (const sample of samples) {
      const { name, player, notes, ...rest } = sample;
      const other = turned({ ...rest, name: `${name} again`, player: 'Somebody', notes: 'x' });
      expect(await of(other)).toBe(await of(sample));
    }
  });

  test('does not change with what elements are called', async () => {
    for (const sample of samples) {
      const read = parseRoster(sample, system);
      if (!read.ok) throw new Error('A sample can be read');
      const labels = JSON.stringify(system.inPlay(read.value.force));
      const renamed = JSON.parse(JSON.stringify(sample), (key, value) =>
        (key === 'name' || key === 'pilot') &&
        typeof value === 'string' &&
        !labels.includes(JSON.stringify(value))
          ? `${value}!`
          : value,
      );
      expect(await of(renamed)).toBe(await of(sample));
    }
  });

  test('changes with any figure or choice', async () => {
    for (const sample of samples) {
      const before = await of(sample);
      for (const path of leaves(sample.force)) {
        const read = parseRoster({ ...sample, force: changed(sample.force, path) }, system);
        if (read.ok) expect([path, fingerprint(read.value, system)]).not.toEqual([path, before]);
      }
    }
  });

  test('is the same from the reader of many rosters and with another hash', async () => {
    const parse = manyRosters();
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    for (const sample of samples) {
      for (let count = 0; count < 25; count += 1) parse(sample, system);
      const read = parse(turned(sample), system);
      if (!read.ok) throw new Error('A sample can be read');
      expect(fingerprint(read.value, system, sha256)).toBe(await of(sample));
    }
  });
});

test('another force has another fingerprint', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 9998 }), async (limit) => {
      const [sample] = games[0]?.samples ?? [];
      const force = sample?.force as object;
      expect(await of({ ...sample, force: { ...force, limit } })).not.toBe(
        await of({ ...sample, force: { ...force, limit: limit + 1 } }),
      );
    }),
    { numRuns: 50 },
  ));
