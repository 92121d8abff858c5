import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Asker } from '@/lib/events/course';
import { disclosedOf, verified } from '@/lib/events/disclosed';
import { type Step, steps } from '@/lib/events/event';
import { stateOf } from '@/lib/events/event-file';
import { logFault } from '@/lib/events/log';
import { EventRefusal } from '@/lib/events/turn';
import { viewOf } from '@/lib/events/view';
import { runs } from '../fixtures/runs';
import { TestEvent } from './play';

/** What players and spectators would say of an event: far less than the event knows. */
interface Model {
  step: Step;
  /** The list of each player by name, whether they may send now beyond the step, and whether it was committed to. */
  players: Map<string, { list: string | null; isOut: boolean; isUnlocked: boolean; isSealed: boolean }>;
  sent: number;
}

type Command = fc.Command<Model, TestEvent>;

const ids = ['player-ann', 'player-ben', 'player-cid', 'player-dan', 'player-eve'];
const player = fc.constantFrom(...ids);

const isLocked = ({ step }: Model) => steps.indexOf(step) >= steps.indexOf('locked');

/** Runs a request that must be accepted, or refused with nothing changed. */
function expectOutcome(event: TestEvent, isAccepted: boolean, request: () => unknown) {
  const entries = event.log.length;
  try {
    request();
  } catch (error) {
    if (!(error instanceof EventRefusal)) throw error;
    expect([isAccepted, error.message]).toEqual([false, error.message]);
    expect(event.log).toHaveLength(entries);
    return;
  }
  expect(isAccepted).toBe(true);
}

const step = (to: Step): Command => ({
  check: () => true,
  run(model, event) {
    const at = steps.indexOf(model.step);
    const isNext = steps[at + 1] === to;
    const present = [...model.players.values()].filter(({ isOut }) => !isOut).length;
    const mayRun = to !== 'running' || !isNext || present >= 2;
    const isAccepted = (isNext && mayRun) || steps[at - 1] === to;
    expectOutcome(event, isAccepted, () =>
      event.organiser({ act: 'step', to, reason: isNext ? '' : 'Again' }),
    );
    if (!isAccepted) return;
    model.step = to;
    if (isNext && to === 'locked')
      for (const each of model.players.values())
        if (each.list) {
          each.isUnlocked = false;
          each.isSealed ||= !each.isOut;
        }
    if (isNext && to === 'revealed') for (const each of model.players.values()) each.isUnlocked = false;
  },
  toString: () => `step to ${to}`,
});

const enter = (id: string): Command => ({
  check: () => true,
  run(model, event) {
    const isAccepted = model.step === 'open' && !model.players.has(id);
    expectOutcome(event, isAccepted, () => event.enter(id));
    if (isAccepted) model.players.set(id, { list: null, isOut: false, isUnlocked: false, isSealed: false });
  },
  toString: () => `${id} enters`,
});

const send = (id: string, name: string): Command => ({
  check: ({ players }) => players.has(id),
  run(model, event) {
    const own = model.players.get(id);
    if (!own) return;
    const isLate = own.isUnlocked && model.step !== 'draft' && model.step !== 'closed';
    const isAccepted = !own.isOut && (model.step === 'open' || isLate);
    expectOutcome(event, isAccepted, () => event.send(id, name));
    if (!isAccepted) return;
    if (own.list !== name) model.sent += 1;
    own.list = name;
    own.isSealed ||= isLocked(model);
  },
  toString: () => `${id} sends ${name}`,
});

const drop = (id: string, isOut: boolean): Command => ({
  check: ({ players }) => players.has(id),
  run(model, event) {
    const isAccepted = model.step !== 'closed';
    expectOutcome(event, isAccepted, () => event.player(id, { act: 'drop', isOut }));
    const own = model.players.get(id);
    if (!isAccepted || !own) return;
    own.isOut = isOut;
    own.isSealed ||= !isOut && own.list !== null && isLocked(model);
  },
  toString: () => `${id} is ${isOut ? 'out' : 'in'}`,
});

const unlock = (id: string, isUnlocked: boolean): Command => ({
  check: ({ players }) => players.has(id),
  run(model, event) {
    const isAccepted = ['locked', 'revealed', 'running'].includes(model.step);
    const reason = isUnlocked ? 'A misprint' : null;
    expectOutcome(event, isAccepted, () => event.organiser({ act: 'unlock', player: id, reason }));
    const own = model.players.get(id);
    if (isAccepted && own) own.isUnlocked = isUnlocked;
  },
  toString: () => `${id} is ${isUnlocked ? 'unlocked' : 'locked'}`,
});

const idOf = ({ id }: { id: string }) => id;

/** Expects the event to be as the model says, and everything that must always hold. */
function expectWhole(model: Model, event: TestEvent) {
  const { state, log } = event;
  expect([state.step, state.lists]).toEqual([model.step, model.sent]);
  expect([...state.players].map(([id, { list, isOut }]) => [id, list?.name ?? null, isOut])).toEqual(
    [...model.players].map(([id, { list, isOut }]) => [id, list, isOut]),
  );
  const sealed = [...model.players].filter(([, { isSealed }]) => isSealed).map(([id]) => id);
  expect([...state.players.values()].filter((each) => each.commitments.length > 0).map(idOf)).toEqual(sealed);
  const contents = Object.fromEntries(
    [...event.contents].map(([hash, bytes]) => [hash, new TextDecoder().decode(bytes)]),
  );
  expect(verified(disclosedOf({ musterEvent: 1, log, contents }))).toMatchObject({
    same: isLocked(model) ? sealed.length : 0,
    changed: [],
  });
  expect(logFault(log)).toBeNull();
  expect(stateOf(log)).toEqual(state);
  const isHidden = steps.indexOf(state.step) < steps.indexOf('revealed');
  const askers: Asker[] = [
    { role: 'public' },
    { role: 'spectator' },
    ...ids.map((id) => ({ role: 'player' as const, id })),
  ];
  for (const asker of askers) {
    const shown = JSON.stringify(viewOf(state, asker, event.now));
    for (const { id, list, link } of state.players.values()) {
      expect(shown).not.toContain(link);
      if (list === null || (asker.role === 'player' && asker.id === id)) continue;
      if (!isHidden && sealed.includes(id)) {
        expect(shown).toContain(list.content);
        continue;
      }
      for (const secret of [list.name, list.content, list.salt, list.fingerprint])
        expect(shown).not.toContain(secret);
    }
  }
}

test('an event does what its course allows, whatever is asked in whatever order', () => {
  const commands = fc.commands(
    [
      fc.constantFrom(...steps).map(step),
      player.map(enter),
      fc
        .tuple(player, fc.constantFrom('secret-one', 'secret-two', 'secret-three'))
        .map(([id, name]) => send(id, `${name} of ${id}`)),
      fc.tuple(player, fc.boolean()).map(([id, isOut]) => drop(id, isOut)),
      fc.tuple(player, fc.boolean()).map(([id, isUnlocked]) => unlock(id, isUnlocked)),
    ],
    { maxCommands: 60, size: 'max' },
  );
  fc.assert(
    fc.property(commands, (asked) => {
      const model: Model = { step: 'draft', players: new Map(), sent: 0 };
      const event = new TestEvent();
      fc.modelRun(() => ({ model, real: event }), asked);
      expectWhole(model, event);
    }),
    { numRuns: runs(25, 1000) },
  );
});
