import { expect, test } from 'vitest';
import { readStep } from '@/lib/sync/match/step';

const step = (what: unknown, rest: object = {}) => ({
  device: 'phone_1-A',
  n: 1,
  lamport: 1,
  at: 0,
  what,
  ...rest,
});
const act = (rest: object) => ({ act: 'hit', row: ['a', 'e1'], ...rest });
const undo = { undo: 1 };
const inputs = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`i${at}`, at]));
const path = ['a', 'e1', 'damage'];
const free = { scope: 'row', kind: 'counter', label: 'Smoke' };

test.each([
  ['a step', step(undo)],
  ['the longest device', step(undo, { device: 'x'.repeat(20) })],
  ['the highest numbers', step(undo, { n: 20_000, lamport: 40_000, at: 8_640_000_000_000_000 })],
  ['a number that is set', step({ set: path, to: 999 })],
  ['the longest note', step({ set: ['a', 'note'], to: 'x'.repeat(200) })],
  ['a number that is added', step({ add: ['a', 'score'], by: -1998 })],
  ['an action', step(act({}))],
  ['an action of a side', step({ act: 'enter', side: 'a' })],
  [
    'an attack',
    step(act({ target: ['b', 'e2'], dice: 'D12: 3, 9', input: { take: ['m', 'm'], pay: true } })),
  ],
  ['as many inputs as there may be', step(act({ input: inputs(20) }))],
  ['as many picks as there may be', step(act({ input: { take: Array(99).fill('m') } }))],
  ['a tracker', step({ free })],
  ['a tracker that is hidden', step({ free: { ...free, hidden: true }, id: 'x@phone.1' })],
  ['a redo', step({ redo: 20_000 })],
])('%s is read as it was sent', (_, json) => {
  expect(readStep(JSON.parse(JSON.stringify(json)))).toEqual({ ok: true, value: json });
});

test('text is read without what hides or turns it', () => {
  expect(readStep(step({ set: ['a', 'note'], to: '\u202eHold\u0000' }))).toMatchObject({
    value: { what: { to: 'Hold' } },
  });
});

test.each([
  ['no object', null],
  ['a list', []],
  ['no device', step(undo, { device: '' })],
  ['a long device', step(undo, { device: 'x'.repeat(21) })],
  ['a device of other characters', step(undo, { device: 'a.b' })],
  ['a device with a line break', step(undo, { device: 'a\n' })],
  ['a number below 1', step(undo, { n: 0 })],
  ['a number above the maximum', step(undo, { n: 20_001 })],
  ['half a number', step(undo, { n: 1.5 })],
  ['a clock below 1', step(undo, { lamport: 0 })],
  ['a clock above the maximum', step(undo, { lamport: 40_001 })],
  ['no moment', step(undo, { at: -1 })],
  ['an unknown field', step(undo, { extra: 1 })],
  ['nothing done', step({})],
  ['two things done', step({ undo: 1, redo: 1 })],
  ['an empty path', step({ set: [], to: 1 })],
  ['a path of four', step({ set: ['a', 'b', 'c', 'd'], to: 1 })],
  ['a long id', step({ set: ['x'.repeat(121)], to: 1 })],
  ['a number above 999', step({ set: path, to: 1000 })],
  ['half a mark', step({ set: path, to: 0.5 })],
  ['a long note', step({ set: path, to: 'x'.repeat(201) })],
  ['an object for a mark', step({ set: path, to: free })],
  ['a sum above what any mark can change', step({ add: path, by: 1999 })],
  ['a long act', step({ act: 'x'.repeat(121) })],
  ['no act', step({ act: '' })],
  ['a row of one id', step(act({ row: ['a'] }))],
  ['a target of three ids', step(act({ target: ['a', 'b', 'c'] }))],
  ['long words of dice', step(act({ dice: 'x'.repeat(501) }))],
  ['too many inputs', step(act({ input: inputs(21) }))],
  ['a long name of an input', step(act({ input: { ['x'.repeat(121)]: 1 } }))],
  ['a long input', step(act({ input: { pick: 'x'.repeat(201) } }))],
  ['too many picks', step(act({ input: { take: Array(100).fill('m') } }))],
  ['picks in picks', step(act({ input: { take: [['m']] } }))],
  ['an input above 999', step(act({ input: { by: 1000 } }))],
  ['an object for an input', step(act({ input: { by: {} } }))],
  ['a tracker of another kind', step({ free: { ...free, kind: 'note' } })],
  ['a long name of a tracker', step({ free: { ...free, label: 'x'.repeat(201) } })],
  ['an undo of step 0', step({ undo: 0 })],
])('%s is refused in a sentence', (_, json) => {
  const read = readStep(json);
  expect(read.ok).toBe(false);
  if (!read.ok) for (const { message } of read.faults) expect(message).toMatch(/^["A-Z].*\.$/);
});
