import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Intent, setIntent } from '@/lib/play/intent';
import { matchFileText } from '@/lib/play/match';
import { parseMatch } from '@/lib/play/parse-match';
import { stateOf } from '@/lib/play/state';
import { foldSteps, type SharedLog, withSteps } from '@/lib/sync/match/log';
import { readStep, type Step } from '@/lib/sync/match/step';
import { ownState } from '@/lib/sync/match/tap';
import type { Who } from '@/lib/sync/match/who';
import { runs } from '../fixtures/runs';
import { playedGames, requireValue, tableOf } from '../play/games';
import { intentOf, tap } from '../play/taps';
import { Device, meet } from './match-devices';

// Whatever is tapped on several devices, and whatever a network does to it.

const games = await Promise.all(
  (await playedGames()).map(async (game) => ({
    ...game,
    samples: (await game.system.samples()).map(({ roster }) => roster),
  })),
);

const device = fc.nat(2);
/** Numbers that pick steps from those that were sent: in any order, some again. */
const some = fc.array(fc.nat(), { maxLength: 20 });
const move = fc.oneof(
  { weight: 6, arbitrary: fc.record({ device, tap }) },
  { weight: 1, arbitrary: fc.record({ device, times: fc.integer({ min: 20, max: 60 }) }) },
  { weight: 2, arbitrary: fc.record({ device, some }) },
  { weight: 1, arbitrary: fc.record({ device, all: fc.constant(true) }) },
);
type Move = typeof move extends fc.Arbitrary<infer Each> ? Each : never;

const word = fc.constantFrom(
  'a',
  'b',
  'c',
  'free',
  'x1',
  'score',
  'turn',
  '__proto__',
  'constructor',
  'e1',
  'x@a.1',
);
const path = fc.array(word, { minLength: 1, maxLength: 3 });
const pairOf = fc.tuple(word, word);
const what = fc.oneof(
  fc.record({ set: path, to: fc.oneof(fc.integer({ min: -999, max: 999 }), fc.string({ maxLength: 9 })) }),
  fc.record({ add: path, by: fc.integer({ min: -1998, max: 1998 }) }),
  fc.record(
    {
      act: fc.constantFrom('next', 'act', 'hit', 'charge', '__proto__', 'toString'),
      row: pairOf,
      side: word,
      target: pairOf,
      input: fc.dictionary(word, fc.oneof(fc.boolean(), fc.integer({ min: -999, max: 999 }), word, path)),
    },
    { requiredKeys: ['act'] },
  ),
  fc.record({ undo: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ redo: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ free: fc.constant({ scope: 'side', kind: 'counter', label: 'Smoke' }) }),
  fc.record({ free: fc.constant({ scope: 'row', kind: 'toggle', label: '' }), id: word }),
);
/** Steps that no honest device makes: numbers used twice, clocks that go back, ids of anything. */
const hostile = fc.record({
  device: fc.constantFrom('a', 'b', '__proto__'),
  n: fc.integer({ min: 1, max: 9 }),
  lamport: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(40_000)),
  at: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(8_640_000_000_000_000)),
  what,
});

const NOON = 1_790_000_000_000;
/** The clocks of the devices: right, a day ahead, a day behind. */
const off = [0, 86_400_000, -86_400_000];

function run(devices: readonly Device[], moves: readonly Move[]) {
  const sent = (): Step[] => devices.flatMap((each) => each.sent);
  for (const [index, each] of moves.entries()) {
    const on = devices[each.device] as Device;
    const at = NOON + index * 1000 + (off[each.device] ?? 0);
    if ('some' in each) {
      const all = sent();
      on.hear(all.length === 0 ? [] : each.some.map((pick) => all[pick % all.length] as Step));
    } else if ('all' in each) on.hear(sent());
    else if ('times' in each)
      for (let time = 0; time < each.times; time++) on.do({ add: ['a', 'score'], by: 1 }, at);
    else {
      const intent = intentOf(on.log, each.tap);
      if (intent) on.do(tapped(on, intent), at);
    }
  }
}

/** What pages do with a mark that is set. */
const tapped = ({ log, id }: Device, intent: Intent): Intent =>
  'set' in intent ? setIntent(log.setup, ownState(log, id), intent.set, intent.to) : intent;

const comesTo = ({ events, sources, state, standing, undone, waiting, added }: SharedLog) => ({
  events,
  sources,
  state,
  standing,
  undone: [...undone].filter(([, steps]) => steps.length > 0).sort(),
  waiting,
  added,
});

describe.each(games)('devices that share a match of $id', (game) => {
  const table = tableOf(game.samples.slice(0, 2), game);
  const { setup, match } = table;
  const newDevices = (who?: ReadonlyMap<string, Who>) =>
    ['phone', 'tablet', 'a-3'].map((id) => new Device(id, setup, who));
  const moves = fc.array(move, { maxLength: 40 });
  const options = { numRuns: runs(8, 150) };

  test('show the same once they have the same steps, whatever arrived first or again', () => {
    fc.assert(
      fc.property(moves, fc.array(fc.nat(), { minLength: 1, maxLength: 50 }), (moves, order) => {
        const devices = newDevices();
        run(devices, moves);
        meet(...devices);
        const [first, ...others] = devices.map(({ log }) => comesTo(log));
        for (const other of others) expect(other).toEqual(first);
        const sent = devices.flatMap((each) => each.sent);
        expect(devices[0]?.log.steps).toHaveLength(sent.length);
        expect(first?.waiting).toBe(0);
        const keyed = [...sent, ...sent.slice(0, 20)].map((step, index) => ({
          step,
          key: order[index % order.length] as number,
        }));
        const turned = keyed.sort((a, b) => a.key - b.key).map(({ step }) => step);
        expect(comesTo(foldSteps(setup, match.base, turned))).toEqual(first);
      }),
      options,
    );
  });

  test('have at each moment what all steps that they know come to from the start', () => {
    const who = new Map<string, Who>([
      ['phone', { side: 'a' }],
      ['tablet', { side: 'b' }],
    ]);
    fc.assert(
      fc.property(fc.constantFrom(undefined, who), moves, (who, moves) => {
        const devices = newDevices(who);
        for (const each of moves) {
          run(devices, [each]);
          const { log } = devices[each.device] as Device;
          expect(comesTo(log)).toEqual(comesTo(foldSteps(setup, match.base, log.steps, who)));
        }
      }),
      options,
    );
  });

  test('have a match whose file is read as it stands on them', () => {
    fc.assert(
      fc.property(moves, (moves) => {
        const devices = newDevices();
        run(devices, moves);
        meet(...devices);
        const { events, state } = (devices[0] as Device).log;
        const file = { ...match, log: events };
        const read = requireValue(parseMatch(JSON.parse(matchFileText(file)), game.system, game.model));
        expect(read).toMatchObject({ rest: [], stopped: null, unknown: [] });
        expect(read.match).toEqual(file);
        expect(read.state).toEqual(state);
        expect(stateOf(file)).toEqual(state);
        const ats = events.map(({ at }) => at);
        expect(ats).toEqual(ats.toSorted((a, b) => a - b));
        expect(events.map(({ n }) => n)).toEqual(events.map((_, index) => index + 1));
      }),
      options,
    );
  });

  test('come to the same with steps that no honest device makes, and to a match that can be read', () => {
    fc.assert(
      fc.property(
        fc.array(hostile, { maxLength: 40 }),
        fc.array(fc.nat(), { minLength: 40 }),
        (sent, order) => {
          const steps = sent.map((step) => requireValue(readStep(JSON.parse(JSON.stringify(step)))));
          const log = foldSteps(setup, match.base, steps);
          const turned = steps
            .map((step, index) => ({ step, key: order[index] as number }))
            .sort((a, b) => a.key - b.key)
            .map(({ step }) => step);
          const one = turned.reduce((log, step) => withSteps(log, [step]), foldSteps(setup, match.base, []));
          expect(comesTo(one)).toEqual(comesTo(log));
          const file = { ...match, log: log.events };
          const read = requireValue(parseMatch(JSON.parse(matchFileText(file)), game.system, game.model));
          expect(read).toMatchObject({ rest: [], stopped: null });
          expect(read.state).toEqual(log.state);
        },
      ),
      { numRuns: runs(30, 500) },
    );
  });
});
