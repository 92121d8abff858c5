import { expect, test } from 'vitest';
import type { Act } from '@/lib/events/acts';
import type { Asker } from '@/lib/events/course';
import type { EventState } from '@/lib/events/event';
import { type EventView, updateOf, type ViewUpdate, viewOf, withUpdate } from '@/lib/events/view';
import { UpdateTexts } from '@/lib/serve/events/update-texts';
import { folded } from '@/lib/store/rows';
import { adding, entering, made, noting, playerId, sending, settings } from '../../store/event';

const step = (to: 'open' | 'locked' | 'revealed' | 'running'): Act => ({ act: 'step', to, reason: null });
const score = { a: 3, b: 1, winner: 'a' as const };
const tables = (...pairs: [number, number][]) =>
  pairs.map(([a, b], index) => ({ a: playerId(a), b: playerId(b), table: index + 1, why: [] }));

/** The states of an event, one after each change. */
function course(): EventState[] {
  let state = folded(null, [made('autumn-open', { shown: 'opponent' })]) as EventState;
  const states = [state];
  const add = (decide: ReturnType<typeof adding>) => {
    state = folded(state, decide(state, state.at + 1).entries);
    states.push(state);
  };
  const acts: (Act | ReturnType<typeof sending>)[] = [
    step('open'),
    ...[1, 2, 3, 4].map((number) => entering(number)),
    sending(1, new Uint8Array([1])) as never,
    sending(3, new Uint8Array([3])) as never,
    noting(1, 'A note.'),
    step('locked'),
    step('revealed'),
    step('running'),
    { act: 'round', round: 1, how: 'all', tables: tables([1, 2], [3, 4]) },
    { act: 'round-begun', round: 1 },
    { act: 'report', round: 1, pairing: 0, side: 'a', score },
    { act: 'report', round: 1, pairing: 0, side: 'b', score },
    { act: 'clock', round: 1, until: 5 },
    { act: 'result', round: 1, pairing: 1, score },
    { act: 'round', round: 2, how: 'all', tables: tables([1, 3], [2, 4]) },
    { act: 'round', round: 2, how: 'by-hand', tables: tables([1, 4], [2, 3]) },
    { act: 'round-begun', round: 2 },
    { act: 'settings', settings: settings({ name: 'Renamed', shown: 'opponent' }) },
    { act: 'round-withdrawn', round: 2 },
  ];
  for (const act of acts) add(typeof act === 'function' ? (act as never) : adding(act));
  return states;
}

const askers: Asker[] = [
  { role: 'organiser' },
  { role: 'public' },
  { role: 'player', id: playerId(1) },
  { role: 'player', id: playerId(4) },
];

test.each(askers)('what changed between any two revisions makes the newer view for %o', (asker) => {
  const states = course();
  for (const [at, before] of states.entries())
    for (const after of states.slice(at)) {
      const view = viewOf(before, asker, 1) as EventView;
      const update = JSON.parse(JSON.stringify(updateOf(after, asker, 2, before.revision))) as ViewUpdate;
      const isWithdrawn = after.rounds.length < before.rounds.length;
      const newest = JSON.parse(JSON.stringify(viewOf(after, asker, 2)));
      // Whoever saw the list of an opponent has seen it when the round is withdrawn.
      if (isWithdrawn && asker.role === 'player') delete newest.players;
      expect(withUpdate(view, update)).toMatchObject(newest);
    }
});

test('a result is sent alone', () => {
  const states = course();
  const at = states.findIndex(
    ({ rounds }) => rounds[0]?.pairings[1]?.result !== undefined && rounds[0]?.pairings[1]?.result !== null,
  );
  const [before, after] = [states[at - 1], states[at]] as [EventState, EventState];
  const update = updateOf(after, { role: 'organiser' }, 0, before.revision) as ViewUpdate;
  expect([update.settings, update.players]).toEqual([null, []]);
  expect(update.rounds.map((round) => round?.pairings.map((pairing) => pairing?.result?.by ?? null))).toEqual(
    [[null, 'organiser']],
  );
  const clock = updateOf(after, { role: 'organiser' }, 0, after.revision) as ViewUpdate;
  expect(clock.rounds).toEqual([null]);
});

test('everything is sent to somebody who knows nothing', () => {
  for (const state of course())
    for (const asker of askers) expect(updateOf(state, asker, 5, 0)).toEqual(viewOf(state, asker, 5));
});

test('texts for many are the same updates', () => {
  const states = course();
  for (const state of states) {
    const texts = new UpdateTexts(state, 7);
    const all: Asker[] = [{ role: 'organiser' }, { role: 'spectator' }, { role: 'public' }];
    for (const id of state.players.keys()) all.push({ role: 'player', id });
    for (const asker of all)
      for (const { revision } of [...states.slice(0, states.indexOf(state)), { revision: 0 }])
        expect(JSON.parse(texts.of(asker, revision))).toEqual(
          JSON.parse(JSON.stringify(updateOf(state, asker, 7, revision))),
        );
  }
});

test('a player who is called like a role gets the text of a player', () => {
  const state = course().at(-1) as EventState;
  const texts = new UpdateTexts(state, 7);
  for (const role of ['organiser', 'spectator', 'public'] as const) {
    texts.of({ role }, 0);
    expect(JSON.parse(texts.of({ role: 'player', id: role }, 0))).toMatchObject({
      you: { id: role },
      links: [],
    });
  }
});

test('a text tells everything to somebody who knows a later revision than there is', () => {
  const [state] = course() as [EventState];
  const texts = new UpdateTexts(state, 7);
  expect(texts.of({ role: 'public' }, 99)).toBe(texts.of({ role: 'public' }, 0));
});
