import { expect, test } from 'vitest';
import { type Intent, setIntent } from '@/lib/play/intent';
import { keyOf } from '@/lib/play/mark';
import { valueAt } from '@/lib/play/values';
import { lastOwn, ownState } from '@/lib/sync/match/tap';
import { type PlayedGame, tableOf } from '../play/games';
import { add, Device, games, markOf, meet, mine, more, pair, score, setup, theirs } from './match-devices';

test('undo takes back the own last step and leaves those of others, redo makes it again in its place', () => {
  const [phone, tablet] = pair();
  phone.do({ add: score, by: 1 });
  phone.do({ add: score, by: 10 });
  meet(phone, tablet);
  tablet.do({ add: score, by: 100 });
  meet(phone, tablet);
  expect(lastOwn(phone.log, 'phone')).toMatchObject({ step: { n: 2 }, event: { n: 2 } });
  expect(phone.do({ undo: 1 })).toMatchObject({ n: 3, what: { undo: 2 } });
  expect(phone.do({ undo: 1 })).toMatchObject({ n: 4, what: { undo: 1 } });
  expect(phone.do({ undo: 1 })).toBeNull();
  expect(lastOwn(phone.log, 'phone')).toBeNull();
  meet(phone, tablet);
  expect(markOf(tablet, score)).toBe(100);
  expect(tablet.log.events).toMatchObject([{ n: 1, changes: [[score, 0, 100]] }]);
  expect(phone.do({ redo: 1 })).toMatchObject({ what: { redo: 1 } });
  expect(phone.do({ redo: 1 })).toMatchObject({ what: { redo: 2 } });
  expect(phone.do({ redo: 1 })).toBeNull();
  expect(phone.log.events.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(phone.log.events.at(-1)).toMatchObject({ changes: [[score, 11, 111]] });
});

test('two devices that end the same turn without a network end it once', async () => {
  const [phone, tablet] = pair();
  const next: Intent = { act: 'next' };
  phone.do(next);
  tablet.do(next);
  expect([markOf(phone, ['turn']), markOf(tablet, ['turn'])]).toEqual([2, 2]);
  meet(phone, tablet);
  expect([markOf(phone, ['turn']), markOf(tablet, ['turn'])]).toEqual([2, 2]);
  phone.do(next);
  phone.do(next);
  meet(phone, tablet);
  expect(markOf(tablet, ['turn'])).toBe(4);
  // Where each side has its own turn, none of them is passed over.
  const ofSides = games.find(({ model }) => model.turn.by === 'side') as PlayedGame;
  const [first] = await ofSides.system.samples();
  const table = tableOf([first?.roster, first?.roster], ofSides);
  const both = ['a', 'b'].map((id) => new Device(id, table.setup));
  for (const device of both) device.do(next);
  meet(...both);
  expect(both.map(({ log }) => valueAt(table.setup, log.state, ['active']))).toEqual(['b', 'b']);
  for (const device of both) device.do(next);
  meet(...both);
  expect(both.map(({ log }) => valueAt(table.setup, log.state, ['active']))).toEqual(['a', 'a']);
});

test('nothing is made again after another change of the device, and that of another device does not matter', () => {
  const [phone, tablet] = pair();
  phone.do(more);
  phone.do({ undo: 1 });
  tablet.do(more);
  meet(phone, tablet);
  expect(ownState(phone.log, 'phone')).toMatchObject({ done: [], undone: [{ changes: [[score, 1, 2]] }] });
  phone.do({ set: ['b', 'score'], to: 5 });
  expect(phone.do({ redo: 1 })).toBeNull();
  phone.hear([add('phone', 4, 9, { redo: 1 })]);
  expect(markOf(phone, score)).toBe(1);
});

test('a tap that is the opposite of the own last action takes it back, and of another device is a plain mark', async () => {
  const at43 = games.find(({ id }) => id === 'at-43') as PlayedGame;
  const all = await at43.system.samples();
  const table = tableOf([all[0]?.roster, all[1]?.roster], at43);
  const [acting = []] = [...table.setup.rowAt.values()].map(({ path }) => path);
  const activated = [...acting, 'activated'];
  const phone = new Device('phone', table.setup);
  const tablet = new Device('tablet', table.setup);
  const tap = (device: Device, to: number) =>
    device.do(setIntent(table.setup, ownState(device.log, device.id), activated, to))?.what;
  expect(tap(phone, 1)).toMatchObject({ act: 'activate' });
  meet(phone, tablet);
  expect(tap(tablet, 0)).toEqual({ set: activated, to: 0 });
  expect(tap(tablet, 1)).toMatchObject({ act: 'activate' });
  tablet.do(more);
  expect(tap(tablet, 0)).toEqual({ set: activated, to: 0 });
  const alone = new Device('laptop', table.setup);
  tap(alone, 1);
  alone.hear([add('tablet', 1, 1)]);
  expect(tap(alone, 0)).toEqual({ undo: 1 });
  expect(valueAt(table.setup, alone.log.state, activated)).toBe(0);
});

test('a tap that changes nothing is no step', () => {
  const [phone] = pair();
  expect(phone.do({ set: score, to: 0 })).toBeNull();
  expect(phone.do({ act: 'no-such' })).toBeNull();
  expect(phone.do({ redo: 1 })).toBeNull();
});

test('what a device taps beyond the bounds of a step is sent within them, to the same effect', () => {
  const [phone] = pair();
  expect(phone.do({ set: ['a', 'note'], to: `\u202e${'x'.repeat(300)}` })?.what).toMatchObject({
    to: 'x'.repeat(200),
  });
  expect(phone.do({ add: score, by: 1e9 })?.what).toMatchObject({ by: 1998 });
  expect(phone.do({ set: ['b', 'score'], to: -5000.4 })?.what).toMatchObject({ to: -999 });
  const input = { take: Array(200).fill('m'), other: {}, long: 'x'.repeat(201), by: 5000 };
  const hit = phone.do({ act: 'damage', row: mine, input, dice: 'x'.repeat(600) });
  expect(hit?.what).toMatchObject({ input: { take: Array(99).fill('m'), by: 999 }, dice: 'x'.repeat(500) });
  expect(markOf(phone, score)).toBe(999);
});

test('each device marks the tracker that it means, whichever tracker was added first', () => {
  const [phone, tablet] = pair();
  const free = (label: string): Intent => ({ free: { scope: 'side', label, kind: 'counter' } });
  phone.do(free('Smoke'));
  tablet.do(free('Mines'));
  tablet.do({ add: ['b', 'x1'], by: 3 });
  tablet.do({ free: { scope: 'side', label: 'Mines laid', kind: 'counter' }, id: 'x1' });
  phone.do({ add: ['a', 'x1'], by: 2 });
  meet(phone, tablet);
  const trackers = ({ log }: Device) => [...log.state.free.values()].map(({ label }) => label);
  expect(trackers(phone)).toEqual(['Smoke', 'Mines laid']);
  expect([markOf(phone, ['a', 'x1']), markOf(phone, ['b', 'x2'])]).toEqual([2, 3]);
  phone.do({ undo: 1 });
  phone.do({ undo: 1 });
  meet(phone, tablet);
  expect(trackers(tablet)).toEqual(['Mines laid']);
  expect([...tablet.log.state.marks]).toEqual([[keyOf(['b', 'x1']), 3]]);
  expect(tablet.do({ add: ['b', 'x1'], by: 1 })).toMatchObject({ what: { add: ['b', 'x@tablet.1'] } });
});

test('a device that marks one side marks the match and the targets of its attacks as well', () => {
  const red = new Device('red', setup, new Map([['red', { side: 'a' }]]));
  const attack = { act: 'shooting', row: mine, target: theirs, input: { tokens: 1 } };
  expect(red.do(attack)).not.toBeNull();
  expect(red.log.events).toMatchObject([{ changes: [[[...theirs, 'tokens'], 2, 1]] }]);
  expect(red.do({ ...attack, row: theirs, target: mine })).toBeNull();
  expect(red.do({ act: 'act', row: theirs })).toBeNull();
  expect(red.do({ act: 'act', row: mine, target: theirs })).toBeNull();
  expect(red.do({ act: 'act', row: mine })).not.toBeNull();
  expect(red.do({ set: [...theirs, 'removed'], to: 1 })).toBeNull();
  expect(red.do({ set: [...mine, 'removed'], to: 1 })).not.toBeNull();
  expect(red.do({ add: ['b', 'score'], by: 1 })).toBeNull();
  expect(red.do({ act: 'next' })).not.toBeNull();
  expect(red.do({ set: ['first'], to: 'b' })).not.toBeNull();
  expect(red.do({ free: { scope: 'row', label: 'Smoke', kind: 'toggle' } })).not.toBeNull();
});
