import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Entry } from '@/lib/events/log';
import { type EventStore, openStore } from '@/lib/store/store';
import { storesOf } from '../../store/stores';
import { eventServer, playerIn, rosterOf, TestEvent } from './event-server';

const HOUR = 60 * 60 * 1000;

const { place } = storesOf('sqlite');
let store: EventStore;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openStore(place().options);
  app = await eventServer(store, { clockMs: 10 });
  await app.ready();
});
afterAll(() => app.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes the clock of the machine, which SQLite's events go by, jump. */
function jump(hours: number) {
  vi.restoreAllMocks();
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + hours * HOUR);
}

test('a clock that jumps takes all steps that are due, and no step back', async () => {
  const now = Date.now();
  const event = await TestEvent.make(app, {
    opens: now + HOUR,
    deadline: now + 2 * HOUR,
    reveals: now + 4 * HOUR,
  });
  const step = async () => (await event.public.view()).step;
  expect(await step()).toBe('draft');
  jump(1.5);
  await expect.poll(step).toBe('open');
  const ada = await event.enter('Ada');
  await ada.do({ act: 'send', roster: rosterOf('Lancers') });
  const { revision } = playerIn(await ada.view(), 'Ada');
  jump(3);
  // Whether the clock was first or not: the list comes too late.
  const late = await ada.post({ revision, command: { act: 'send', roster: rosterOf('Late') } });
  expect(late.status).toBe(409);
  await expect.poll(step).toBe('locked');
  jump(-24);
  const locked = playerIn(await ada.view(), 'Ada');
  const later = await ada.post({
    revision: locked.revision,
    command: { act: 'send', roster: rosterOf('Late') },
  });
  expect([later.status, later.json.detail]).toEqual([409, 'Lists are locked. The organiser can unlock one.']);
  await event.organiser.do({ act: 'note', player: locked.id, note: 'Sent late.' });
  expect(await step()).toBe('locked');
  jump(100);
  await expect.poll(step).toBe('revealed');
  vi.restoreAllMocks();
  const { log } = (await event.organiser.get('/file')).json as { log: Entry[] };
  const times = log.map(({ at }) => at);
  expect(times).toEqual([...times].sort((one, other) => one - other));
  expect(await store.audit(event.id)).toEqual([]);
});

test('a step back from a time that has passed is not taken forward again', async () => {
  const event = await TestEvent.make(app, { deadline: Date.now() + HOUR }, 'early-event');
  await event.step('open');
  jump(2);
  const step = async () => (await event.public.view()).step;
  await expect.poll(step).toBe('locked');
  await event.step('open', 'Two more days.');
  expect((await event.public.view()).settings.deadline).toBeNull();
  const ada = await event.enter('Ada');
  await ada.do({ act: 'send', roster: rosterOf('Lancers') });
  expect(await step()).toBe('open');
});

test('an event whose step cannot be taken does not keep others from theirs', async () => {
  const own = await openStore(place().options);
  const failing: EventStore = {
    ...own,
    due: async (now) => ['no-such-event', ...(await own.due(now))],
  };
  const other = await eventServer(failing, { clockMs: 10 });
  await other.ready();
  const event = await TestEvent.make(other, { opens: Date.now() + 50 }, 'third-event');
  await expect.poll(async () => (await event.public.view()).step).toBe('open');
  await other.close();
});
