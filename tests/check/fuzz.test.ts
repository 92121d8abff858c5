import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { checkText } from '@/lib/check/answer';
import { checkBody } from '@/lib/check/body';
import { jsonFault } from '@/lib/check/json-fault';
import { readPackBytes, readRosterBytes } from '@/lib/check/read';

const valid = [combined, burning].flatMap((roster) => [
  JSON.stringify(roster),
  JSON.stringify(roster, null, 2),
]);
const bytes = (text: string) => new TextEncoder().encode(text);

/** Whatever it is, it is read or refused in sentences; nothing is thrown. */
async function holds(input: Uint8Array) {
  for (const read of [await readRosterBytes(input), await readPackBytes(input)]) {
    if (read.ok) continue;
    expect(read.faults.length).toBeGreaterThan(0);
    expect(read.faults.length).toBeLessThanOrEqual(20);
    for (const { message } of read.faults) expect(message).toMatch(/^.+\.$/s);
  }
  await checkBody(input);
}

test('random bytes are refused in sentences', () =>
  fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), holds), { numRuns: 500 }));

test('random JSON is refused in sentences', () =>
  fc.assert(
    fc.asyncProperty(fc.json(), (text) => holds(bytes(text))),
    { numRuns: 500 },
  ));

test('a file cut off anywhere is refused in sentences', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...valid),
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (text, share) => {
        const cut = text.slice(0, Math.floor(text.length * share));
        await holds(bytes(cut));
        if (cut.length < text.length) expect(await checkText(cut, 'cut')).toHaveProperty('unreadable');
      },
    ),
    { numRuns: 300 },
  ));

test('a file with bytes changed is read or refused', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...valid),
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 5 }),
      async (text, changes) => {
        const changed = bytes(text);
        for (const [at, byte] of changes) changed[at % changed.length] = byte;
        await holds(changed);
      },
    ),
    { numRuns: 500 },
  ));

/** All places within a JSON value. */
function placesIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: PropertyKey[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<PropertyKey, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

test('a file with any one value changed to anything is read or refused, and checked', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(combined, burning),
      fc.nat(),
      fc.jsonValue(),
      async (roster, which, by) => {
        const places = placesIn(roster);
        const changed = replaced(roster, places[which % places.length] ?? [], by);
        await holds(bytes(JSON.stringify(changed)));
        expect(await checkText(JSON.stringify(changed), 'changed')).toHaveProperty('legal');
      },
    ),
    { numRuns: 500 },
  ));

test('a text is found faulty exactly where the engine finds it so', () =>
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
    { numRuns: 5000 },
  ));
