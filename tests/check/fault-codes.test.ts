import { expect, test } from 'vitest';
import { readRosterText } from '@/lib/check/read';

const element = { id: 'e1', kind: 'conventional', type: 'recon' };
const rosterOf = (force: object, rest: object = {}) =>
  JSON.stringify({ muster: 1, system: 'horizon-wars', name: 'x', force, ...rest });

test.each([
  ['file', '', '{"muster":1'],
  ['file', '', '[]'],
  ['value', 'muster', rosterOf({ elements: [] }, { muster: 2 })],
  ['system', 'system', rosterOf({ elements: [] }, { system: 'chess' })],
  ['missing', 'force.elements', rosterOf({})],
  ['type', 'force.elements', rosterOf({ elements: {} })],
  ['unknown-field', 'force.prize', rosterOf({ elements: [], prize: 1 })],
  ['value', 'force.era', rosterOf({ elements: [], era: 'bronze' })],
  ['range', 'force.limit', rosterOf({ elements: [], limit: 10_000 })],
  ['range', 'name', rosterOf({ elements: [] }, { name: 'x'.repeat(121) })],
  ['contradiction', 'force.elements[1].id', rosterOf({ elements: [element, element] })],
])('a fault has a code: %s at "%s"', async (code, path, text) => {
  const read = await readRosterText(text);
  expect(read.ok ? [] : read.faults).toMatchObject([{ code, path }]);
});
