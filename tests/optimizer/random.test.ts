import { describe, expect, test } from 'vitest';
import { readCollectionBytes } from '@/lib/check/read-collection';
import { randomRoster } from '@/lib/optimizer/random';
import { checkRoster } from '@/lib/roster/check';
import { allModels } from '@/lib/roster/collection/all-models';
import { collectionSchema } from '@/lib/roster/collection/parse-collection';
import { sum } from '@/lib/roster/edits/list-edits';
import { fingerprint } from '@/lib/roster/fingerprint/fingerprint';
import { systems } from '@/lib/systems/registry';
import { TWELVE_MODELS } from '../fixtures/boxes';

/** A generator of numbers with a seed, so that a failure can be repeated. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const DRAWS = 20;

const games = (
  await Promise.all(
    systems.map(async ({ load }) => {
      const { system } = await load();
      const model = await system.optimizer();
      const collection = allModels(system, model);
      return collection === null ? [] : [{ name: system.name, system, model, collection }];
    }),
  )
).flat();

/** Agreed limits that leave a choice, by game. */
const limits: Record<string, number | null> = {
  'horizon-wars': 15,
  'battle-royale': null,
  'command-horizon': 8,
  'forge-of-war': 6,
};

describe.each(games)('20 random rosters of all models of $name', ({ system, model, collection }) => {
  test('are legal, spend most of the limit, and are not all the same', async () => {
    await expect((await collectionSchema(system)).parseAsync(collection)).resolves.toBeDefined();
    const limit = limits[system.id] ?? null;
    const random = seeded(7);
    const drawn = new Set<string>();
    for (let draw = 0; draw < DRAWS; draw++) {
      const built = await randomRoster(collection, system, model, { asked: { limit }, seconds: 30 }, random);
      const answer = built.ok ? built.value.answers[0] : undefined;
      if (answer === undefined) throw new Error(JSON.stringify(built));
      expect(checkRoster(answer.roster, system).report.legal).toBe(true);
      expect(answer.rank.cost).toBeLessThanOrEqual(limit ?? Number.POSITIVE_INFINITY);
      expect(answer.rank.cost).toBeGreaterThan((limit ?? 0) / 2);
      drawn.add(fingerprint(answer.roster, system));
    }
    expect(drawn.size).toBeGreaterThan(3);
  });
});

describe('random rosters of a collection', async () => {
  const read = await readCollectionBytes(new TextEncoder().encode(TWELVE_MODELS));
  if (!read.ok) throw new Error('The collection cannot be read.');
  const { collection, system } = read.value;
  const model = await system.optimizer();

  test('field no more than is owned, all that is required, and count the stars of the player', async () => {
    const [required] = collection.entries;
    const entries = collection.entries.map((entry) => (entry === required ? { ...entry, min: 1 } : entry));
    const random = seeded(3);
    const drawn = new Set<string>();
    for (let draw = 0; draw < DRAWS; draw++) {
      const built = await randomRoster(
        { ...collection, entries },
        system,
        model,
        { asked: { limit: 12 }, seconds: 30 },
        random,
      );
      const answer = built.ok ? built.value.answers[0] : undefined;
      if (answer === undefined) throw new Error(JSON.stringify(built));
      expect(answer.fielded.every((count, at) => count <= (entries[at]?.count ?? 0))).toBe(true);
      expect(answer.fielded[0]).toBeGreaterThan(0);
      expect(answer.rank.stars).toBe(
        sum(entries, (entry) => entry.stars * (answer.fielded[entries.indexOf(entry)] ?? 0)),
      );
      expect(checkRoster(answer.roster, system).report.legal).toBe(true);
      drawn.add(answer.fielded.join());
    }
    expect(drawn.size).toBeGreaterThan(3);
  });

  test('say what conflicts if none is possible', async () => {
    const entries = collection.entries.map((entry) => ({ ...entry, min: entry.count }));
    const asked = { limit: 3 };
    const built = await randomRoster(
      { ...collection, entries },
      system,
      model,
      { asked, seconds: 30 },
      seeded(1),
    );
    expect(built.ok && built.value.answers).toEqual([]);
    expect(built.ok && built.value.conflict.join()).toMatch(/limit 3/);
  });
});
