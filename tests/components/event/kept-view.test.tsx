import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventClient } from '@/components/event/client/event-client';
import type { EventPlace } from '@/components/event/client/places';
import { dropView, keepView, keptView, rememberEvent } from '@/components/event/client/remembered';
import { useKeptView } from '@/components/event/event-page';
import { type EventView, viewOf } from '@/lib/events/view';
import { eventually } from '@/tests/fixtures/eventually';
import { cupPack, toFirstRound } from '../../events/first-round';
import { TestEvent } from '../../events/play';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const place = (event: string): EventPlace => ({
  server: 'https://muster.test',
  event,
  as: 'player',
  player: 'ann-1234',
});
const here = place('autumn-cup');

/** What Ann sees of an event under a pack, in its first round. */
async function annsView(): Promise<EventView> {
  const event = new TestEvent({ pack: await cupPack() });
  toFirstRound(event);
  return viewOf(event.state, { role: 'player', id: 'ann-1234' }, event.now) as EventView;
}

test('a view is kept as it was, except that of an organiser', async () => {
  const view = await annsView();
  keepView(here, view);
  expect(await keptView(here)).toEqual(view);
  const organiser = { server: here.server, event: here.event, as: 'organiser' } as const;
  keepView(organiser, view);
  expect(await keptView(organiser)).toBeNull();
  dropView(here);
  expect(await keptView(here)).toBeNull();
});

test('the views of the three events that were opened last are kept, and none that is too large', async () => {
  const view = await annsView();
  for (const id of ['event-0001', 'event-0002', 'event-0003', 'event-0004']) {
    rememberEvent(place(id), 'Cup');
    keepView(place(id), { ...view, id });
  }
  const ids = ['event-0001', 'event-0002', 'event-0003', 'event-0004'];
  const kept = await Promise.all(ids.map((id) => keptView(place(id))));
  expect(kept.map((each) => each?.id)).toEqual([undefined, ...ids.slice(1)]);
  const many = Array.from({ length: 4000 }, () => view.players[0] as EventView['players'][0]);
  keepView(place('event-0004'), { ...view, id: 'event-0004', players: many });
  expect(await keptView(place('event-0004'))).toBeNull();
});

test('a kept view is shown once the server has kept the page waiting for three seconds', async () => {
  const view = await annsView();
  keepView(here, view);
  const client = new EventClient(here);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderHook(() => useKeptView(client));
  vi.advanceTimersByTime(2999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await eventually(() => expect(client.store.snapshot()).toMatchObject({ view, asOf: view.now }));
  // The next view from the server is a whole one.
  expect(client.store.revision).toBe(0);
  client.store.take({ ...view, revision: 1 });
  expect(client.store.snapshot()).toMatchObject({ view: { revision: 1 }, asOf: null });
});

test.for([
  ['is no JSON', () => '{'],
  ['is something else', () => []],
  ['has markup in place of a step', (view: EventView) => ({ ...view, step: '<b>' })],
  ['has a time that no clock shows', (view: EventView) => ({ ...view, now: 1e300 })],
  ['leaves a round out', (view: EventView) => ({ ...view, rounds: [null] })],
  ['is of another event', (view: EventView) => ({ ...view, id: 'winter-cup' })],
  ['is of another player', (view: EventView) => ({ ...view, you: { role: 'player', id: 'ben-1234' } })],
  ['has none of its players', (view: EventView) => ({ ...view, players: [] })],
  [
    'has a damaged pack',
    (view: EventView) => ({
      ...view,
      settings: { ...view.settings, pack: { ...view.settings.pack, limit: '<b>' } },
    }),
  ],
  ['is far too long', (view: EventView) => ({ ...view, seed: view.seed.repeat(20_000) })],
] as const)('a kept view is ignored that %s', async ([, damaged]) => {
  keepView(here, await annsView());
  const [key = ''] = Object.keys(localStorage);
  const given = damaged(JSON.parse(localStorage.getItem(key) ?? ''));
  localStorage.setItem(key, typeof given === 'string' ? given : JSON.stringify(given));
  expect(await keptView(here)).toBeNull();
});
