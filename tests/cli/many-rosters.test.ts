import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import burning from '@/data/horizon-wars/samples/burning-error.json';
import combined from '@/data/horizon-wars/samples/combined-force.json';
import { manyRosters } from '@/lib/node/many-rosters';
import { parseRoster } from '@/lib/roster/parse';
import { loadSystem } from '@/lib/systems/registry';
import { badRosters, goodRoster } from '../check/bad-rosters';
import { runs } from '../fixtures/runs';

const system = await loadSystem('horizon-wars');
if (system === null) throw new Error('no such game');
const parse = manyRosters();
for (let count = 0; count < 100; count++) parse(goodRoster(), system);

test('the parser for many rosters returns the same as parseRoster', () => {
  for (const roster of [goodRoster(), combined, burning])
    expect(JSON.stringify(parse(roster, system))).toBe(JSON.stringify(parseRoster(roster, system)));
});

test.each(badRosters)('the parser for many rosters refuses %s with the same faults', (_, __, ___, damage) => {
  const roster = goodRoster();
  damage(roster);
  const json = JSON.parse(JSON.stringify(roster));
  expect(parse(json, system)).toEqual(parseRoster(json, system));
});

test('the parser for many rosters returns the same for any force', () =>
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(combined.force)), fc.jsonValue()), (changes) => {
      const roster = { ...combined, force: { ...combined.force, ...changes } };
      expect(parse(roster, system)).toEqual(parseRoster(roster, system));
    }),
    { numRuns: runs(60, 300) },
  ));
