import { expect, test } from 'vitest';
import { MAX_EVENTS } from '@/lib/play/mark';
import { foldSteps, withSteps } from '@/lib/sync/match/log';
import type { Step, What } from '@/lib/sync/match/step';
import type { Who } from '@/lib/sync/match/who';
import { add, base, Device, markOf, meet, more, pair, score, setup } from './match-devices';

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
  // A clock that went back makes no gap.
  expect(foldSteps(setup, base, [add('phone', 1, 5), add('phone', 2, 3)])).toMatchObject({ waiting: 0 });
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
  expect(phone.do({ set: score, to: 5 }, 9)).toMatchObject({ lamport: 40_000 });
  expect(phone.do({ set: score, to: 3 }, 8)).toMatchObject({ lamport: 40_000 });
  tablet.hear([...phone.sent, add('rogue', 1, 40_000)]);
  expect([markOf(phone, score), markOf(tablet, score)]).toEqual([4, 4]);
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
