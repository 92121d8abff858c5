import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkText, examine } from '@/lib/check/answer';
import { checkBody } from '@/lib/check/body';
import { jsonFault } from '@/lib/check/json-fault';
import { readPackBytes, readRosterBytes, readRosterText } from '@/lib/check/read';
import { systems } from '@/lib/systems/registry';
import { placesIn, replaced } from '../fixtures/places';

/** The samples of every game, to be damaged; all games are equally likely, however many samples they have. */
const games = await Promise.all(
  systems.map(async ({ load }) => (await (await load()).system.samples()).map(({ roster }) => roster)),
);
const sample = fc.constantFrom(...games).chain((rosters) => fc.constantFrom(...rosters));
const valid = fc
  .tuple(sample, fc.constantFrom(undefined, 2))
  .map(([roster, indent]) => JSON.stringify(roster, null, indent));
const bytes = (text: string) => new TextEncoder().encode(text);

/** Expects that any input is read or refused in sentences, without an exception. */
async function isReadOrRefused(input: Uint8Array) {
  for (const read of [await readRosterBytes(input), await readPackBytes(input)]) {
    if (read.ok) continue;
    expect(read.faults.length).toBeGreaterThan(0);
    expect(read.faults.length).toBeLessThanOrEqual(20);
    for (const { message } of read.faults) expect(message).toMatch(/^.+[.?]$/s);
  }
  await checkBody(input);
}

test('random bytes are refused in sentences', () =>
  fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), isReadOrRefused), { numRuns: 500 }));

test('random JSON is refused in sentences', () =>
  fc.assert(
    fc.asyncProperty(fc.json(), (text) => isReadOrRefused(bytes(text))),
    { numRuns: 500 },
  ));

test('a truncated file is refused in sentences', () =>
  fc.assert(
    fc.asyncProperty(valid, fc.double({ min: 0, max: 1, noNaN: true }), async (text, share) => {
      const cut = text.slice(0, Math.floor(text.length * share));
      await isReadOrRefused(bytes(cut));
      if (cut.length < text.length) expect(await checkText(cut, 'cut')).toHaveProperty('unreadable');
    }),
    { numRuns: 300 },
  ));

test('a file with changed bytes is read or refused', () =>
  fc.assert(
    fc.asyncProperty(
      valid,
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 5 }),
      async (text, changes) => {
        const changed = bytes(text);
        for (const [at, byte] of changes) changed[at % changed.length] = byte;
        await isReadOrRefused(changed);
      },
    ),
    { numRuns: 500 },
  ));

/** Whether a value has something at a path. */
const has = (value: unknown, [key, ...rest]: PropertyKey[]): boolean =>
  key === undefined ||
  (typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? has((value as Record<PropertyKey, unknown>)[key], rest)
    : false);

const atPlace = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);

/** A sample with values changed to anything, or to another of the same type in it, so that it can often still be read. */
const changed = sample
  .chain((roster) => {
    const places = placesIn(roster);
    const kind = (path: PropertyKey[]) => typeof atPlace(roster, path);
    const change = fc.constantFrom(...places).chain((path) => {
      const alike = places.filter((other) => kind(other) === kind(path));
      const other = fc.constantFrom(...alike).map((place) => atPlace(roster, place));
      return fc.tuple(fc.constant(path), fc.oneof(other, fc.integer({ min: -1, max: 30 }), fc.jsonValue()));
    });
    return fc.tuple(fc.constant(roster), fc.array(change, { minLength: 1, maxLength: 2 }));
  })
  .map(([roster, changes]) =>
    changes.reduce((value, [path, by]) => (has(value, path) ? replaced(value, path, by) : value), roster),
  );

test('a file with changed values is read or refused, checked and laid out on a sheet', async () => {
  const read = new Map(systems.map(({ id }) => [id, 0]));
  await fc.assert(
    fc.asyncProperty(changed, async (value) => {
      const text = JSON.stringify(value);
      await isReadOrRefused(bytes(text));
      expect(await checkText(text, 'changed')).toHaveProperty('legal');
      const examined = examine(await readRosterText(text), null);
      if (!examined.ok) return;
      const { system, roster, checked } = examined.value;
      read.set(system.id, (read.get(system.id) ?? 0) + 1);
      system.sheet(roster, checked.evaluation, checked.report);
    }),
    { numRuns: 1000 },
  );
  // Some changes must be accepted, or only the reading would be tested.
  for (const [game, count] of read) expect(count, game).toBeGreaterThan(5);
});

test('a text has a fault exactly if JSON.parse throws', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json({ maxDepth: 5 }),
        fc.string(),
        fc.string({ unit: fc.constantFrom(...'{}[]",:\\u0123e.-+ntrueals \n'), maxLength: 12 }),
        fc.tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.string({ maxLength: 2 })).map(([text, at, by]) => {
          const place = at % (text.length + 1);
          return text.slice(0, place) + by + text.slice(place + 1);
        }),
      ),
      (text) => {
        let parses = true;
        try {
          JSON.parse(text);
        } catch {
          parses = false;
        }
        expect(jsonFault(text) === null).toBe(parses);
      },
    ),
    { numRuns: 2000 },
  ));
