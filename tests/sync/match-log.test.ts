import { expect, test } from 'vitest';
import { type Intent, setIntent } from '@/lib/play/intent';
import { keyOf, MAX_EVENTS, type Path } from '@/lib/play/mark';
import { valueAt } from '@/lib/play/values';
import { foldSteps, withSteps } from '@/lib/sync/match/log';
import type { Step, What } from '@/lib/sync/match/step';
import { lastOwn, ownState } from '@/lib/sync/match/tap';
import type { Who } from '@/lib/sync/match/who';
import { type PlayedGame, playedGames, tableOf } from '../play/games';
import { Device, meet } from './match-devices';

const games = await playedGames();
const game = games.find(({ id }) => id === 'horizon-wars') as PlayedGame;
const samples = (await game.system.samples()).map(({ roster }) => roster);
const { setup } = tableOf(samples.slice(0, 2), game);
const rowOf = (side: string) =>
  [...setup.rowAt.values()].find(({ path }) => path[0] === side)?.path as [string, string];
const [mine, theirs] = [rowOf('a'), rowOf('b')];

const pair = (): [Device, Device] => [new Device('phone', setup), new Device('tablet', setup)];
const score: Path = ['a', 'score'];
const more: Intent = { add: score, by: 1 };
const markOf = (device: Device, path: Path) => valueAt(setup, device.log.state, path);
const base = { n: 0, marks: [] };
const add = (device: string, n: number, lamport: number, what: What = more): Step => ({
  device,
  n,
  lamport,
  at: 1_790_000_000_000,
  what,
});

test('two devices that tap the same counter without a network both count', () => {
  const [phone, tablet] = pair();
  phone.do(more);
  tablet.do(more);
  tablet.do(more);
  expect([markOf(phone, score), markOf(tablet, score)]).toEqual([1, 2]);
  meet(phone, tablet);
  expect([markOf(phone, score), markOf(tablet, score)]).toEqual([3, 3]);
  expect(phone.log.events).toMatchObject([
    { n: 1, act: 'add', changes: [[score, 0, 1]] },
    { n: 2, act: 'add', changes: [[score, 1, 2]] },
    { n: 3, act: 'add', changes: [[score, 2, 3]] },
  ]);
  expect(phone.log.sources.map(({ device, n }) => [device, n])).toEqual([
    ['phone', 1],
    ['tablet', 1],
    ['tablet', 2],
  ]);
});

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

test('no step takes back, or makes again, what is no change that the device made before it', () => {
  const whats: What[] = [{ undo: 1 }, more, { undo: 1 }, { undo: 4 }, { redo: 2 }, { undo: 9 }, { redo: 3 }];
  const steps = whats.map((what, index) => add('phone', index + 1, index + 1, what));
  const log = foldSteps(setup, base, [...steps, add('tablet', 1, 2, { undo: 2 })]);
  expect(log.events).toMatchObject([{ changes: [[score, 0, 1]] }]);
});

test('a step waits for those of its device before it', () => {
  const steps = [1, 2, 3, 4].map((n) => add('phone', n, n));
  const [first, second, third, fourth] = steps as [Step, Step, Step, Step];
  const gap = foldSteps(setup, base, [first, third, fourth, add('tablet', 2, 1)]);
  expect(gap).toMatchObject({ waiting: 3, events: [{ changes: [[score, 0, 1]] }] });
  const filled = withSteps(gap, [second]);
  expect(filled).toMatchObject({ waiting: 1 });
  expect(filled.events).toHaveLength(4);
  // The next number of a device is never one that waits.
  const phone = new Device('phone', setup);
  phone.hear([first, third]);
  expect(phone.do(more)).toMatchObject({ n: 4, lamport: 4 });
});

test('a late step works out again only what comes from shortly before its place', () => {
  const steps = Array.from({ length: 200 }, (_, index) => add('phone', index + 1, index + 1));
  const log = foldSteps(setup, base, steps);
  const late = withSteps(log, [add('tablet', 1, 160, { add: score, by: 100 })]);
  expect(late.events).toHaveLength(201);
  expect(late.events.at(-1)).toMatchObject({ changes: [[score, 299, 300]] });
  const kept = (from: number, to: number) =>
    late.events.slice(from, to).every((event, index) => event === log.events[from + index]);
  expect([kept(0, 150), kept(150, 160)]).toEqual([true, false]);
  expect(
    withSteps(late, [add('phone', 201, 201)])
      .events.slice(0, 201)
      .every((event, index) => event === late.events[index]),
  ).toBe(true);
  expect(withSteps(late, steps)).toBe(late);
  // What is kept for that grows no faster than the log.
  expect(late.reached.map((each) => each.steps)).toEqual([0, 50, 100, 150, 200, 201]);
  expect(late.reached.map(({ state }) => state.done)).toEqual(Array(6).fill([]));
});

test('a clock that is a day off changes no mark, and no event is before the one before it', () => {
  const day = 86_400_000;
  const [phone, tablet] = pair();
  for (const at of [5, 6, 7]) {
    tablet.do(more, at + day);
    meet(phone, tablet);
    phone.do({ set: score, to: 10 * at }, at);
    meet(phone, tablet);
  }
  expect(markOf(tablet, score)).toBe(70);
  const ats = tablet.log.events.map(({ at }) => at);
  expect(ats).toEqual([day + 5, day + 5, day + 6, day + 6, day + 7, day + 7]);
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

test('what a device may not mark is left out on every device', () => {
  const who = new Map<string, Who>([
    ['red', { side: 'a' }],
    ['guest', 'look'],
  ]);
  const steps = [
    add('red', 1, 1),
    add('red', 2, 2, { add: ['b', 'score'], by: 1 }),
    add('red', 3, 3),
    add('guest', 1, 4, { act: 'next' }),
    add('guest', 2, 5, { undo: 1 }),
    add('unlisted', 1, 6),
  ];
  const log = foldSteps(setup, base, steps, who);
  expect(log.events.map(({ changes }) => changes[0])).toEqual([
    [score, 0, 1],
    [score, 1, 2],
    [score, 2, 3],
  ]);
  expect(log.waiting).toBe(0);
  const guest = new Device('guest', setup, who);
  expect(guest.do({ act: 'next' })).toBeNull();
});

test('of two steps of one number every device takes the same one', () => {
  const one = add('phone', 1, 1, { add: score, by: 1 });
  const two = add('phone', 1, 1, { add: score, by: 2 });
  const events = [
    [one, two],
    [two, one],
    [two, one, two],
  ].map((steps) => foldSteps(setup, base, steps).events);
  expect(events[1]).toEqual(events[0]);
  expect(events[2]).toEqual(events[0]);
  expect(withSteps(foldSteps(setup, base, [two]), [one]).events).toEqual(events[0]);
});

test('a clock at its highest goes no further, and marks still count', () => {
  const [phone, tablet] = pair();
  phone.hear([add('rogue', 1, 40_000)]);
  expect(phone.do(more)).toMatchObject({ lamport: 40_000 });
  expect(phone.do(more)).toMatchObject({ lamport: 40_000 });
  tablet.hear([...phone.sent, add('rogue', 1, 40_000)]);
  expect(markOf(tablet, score)).toBe(3);
});

test('a full log keeps the same first steps on every device and says that no more count', () => {
  const steps = Array.from({ length: MAX_EVENTS }, (_, index) =>
    add('phone', index + 1, index + 1, index % 2 === 0 ? more : { undo: index }),
  );
  const full = foldSteps(setup, base, steps);
  expect(full.full).toBe(
    'This match has 20,000 steps, the most that can be shared; no more are counted. Save it as a file to go on from here.',
  );
  const phone = new Device('tablet', setup);
  phone.log = full;
  expect(phone.do(more)).toBeNull();
  const early = add('tablet', 1, 1);
  const late = withSteps(full, [early]);
  const turned = foldSteps(setup, base, [early, ...steps.toReversed()]);
  expect(late.steps).toHaveLength(MAX_EVENTS);
  expect(late.steps).toEqual(turned.steps);
  expect(late.events).toEqual(turned.events);
  expect(foldSteps(setup, base, steps.slice(1)).full).toBeNull();
});
