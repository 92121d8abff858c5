import Ajv from 'ajv/dist/2020.js';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { eventFileSchema } from '@/lib/events/event-file';
import {
  changedSchema,
  fixedSchema,
  hereSchema,
  listsSchema,
  madeSchema,
  openedSchema,
  problemSchema,
  viewedSchema,
} from '@/lib/serve/answer-schemas';
import { events } from '@/lib/serve/events/events';
import { eventSchemas, openApi } from '@/lib/serve/openapi';
import { type EventStore, openStore } from '@/lib/store/store';
import { storesOf } from '../../store/stores';
import {
  type Answered,
  eventServer,
  eventWork,
  idOf,
  illegalRoster,
  KEY,
  linkOf,
  rosterOf,
  secretOf,
  send,
  settingsOf,
  TestEvent,
} from './event-server';

const { place } = storesOf('sqlite');
let store: EventStore;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openStore(place().options);
  app = await eventServer(store);
});
afterAll(() => app.close());

test('the document has every route of events, and no other', async () => {
  const server = fastify();
  const routes: string[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push(`${each} ${url}`);
  });
  const unused = { ...store, close: async () => {} };
  const options = { store: unused, work: eventWork, serverKey: { key: KEY, isSet: true } };
  await server.register(events, { ...options, prefix: '/api/events' });
  const { paths } = (await openApi()) as { paths: Record<string, Record<string, { operationId?: string }>> };
  const documented = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/events'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => {
        expect(operationId, path).toBeDefined();
        return `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      }),
    );
  // A route at "/" of a prefix is there with and without the slash.
  const served = routes.filter((route) => !route.startsWith('HEAD') && !/[/*]$/.test(route));
  expect(documented.sort()).toEqual(served.sort());
  await server.close();
});

test('its requests have the schemas that they are read by', () => {
  const validate = (name: string, value: unknown) =>
    new Ajv({ strict: false }).compile(eventSchemas()[name] as object)(value);
  const settings = settingsOf();
  const make = { id: 'event-0001', settings, organiser: linkOf('x') };
  expect([validate('EventToMake', make), validate('EventToMake', { ...make, id: '?' })]).toEqual([
    true,
    false,
  ]);
  const request = { key: '12345678', revision: 0, command: { act: 'step', to: 'open' } };
  expect(validate('OrganiserChange', request)).toBe(true);
  expect(validate('PlayerChange', request)).toBe(false);
  expect(validate('EventLink', { secret: secretOf('x') })).toBe(true);
});

test('it says of each act which revision it takes, and another is answered with that', async () => {
  const event = await TestEvent.make(app, { pairing: 'by-hand' }, 'event-of-revisions');
  const { organiser } = event;
  await event.step('open');
  for (const name of ['Ada', 'Bo'])
    await organiser.do({ act: 'invite', player: idOf(name), name, link: linkOf(name) });
  for (const step of ['locked', 'revealed', 'running']) await event.step(step);
  await organiser.do({ act: 'pair', round: 1, tables: [{ a: idOf('Ada'), b: idOf('Bo') }] });
  await organiser.do({ act: 'begin', round: 1 });
  // So that the revision of the view is above that of everything in it.
  await organiser.do({ act: 'invite', player: idOf('Cy'), name: 'Cy', link: linkOf('Cy') });
  const { revision } = await organiser.view();
  const wrong: [typeof organiser, object, string][] = [
    [organiser, { act: 'look', reason: 'A question.' }, 'that of the event, “changed”'],
    [organiser, { act: 'check-in', player: 'all', isCheckedIn: true }, 'that of the event, “changed”'],
    [organiser, { act: 'drop', player: [idOf('Ada')], isOut: true }, 'that of the event, “changed”'],
    [organiser, { act: 'note', player: idOf('Ada'), note: '' }, 'that of the player, “players[].revision”'],
    [organiser, { act: 'clock', round: 1, until: null }, 'that of the round, “rounds[].revision”'],
    [organiser, { act: 'pair', round: 2 }, 'that of the last round, “rounds[].revision”'],
    [
      event.player('Ada'),
      { act: 'report', round: 1, pairing: 0, score: { a: 1, b: 0, winner: 'a' } },
      'that of the pairing, “rounds[].pairings[].revision”',
    ],
  ];
  for (const [asker, command, needed] of wrong) {
    const { status, json } = await asker.post({ revision, command });
    expect([status, json.kind, json.detail]).toEqual([
      409,
      'outdated',
      expect.stringMatching(/^The revision of this request is that of .* in the view.*; it is \d+ now\.$/),
    ]);
    expect(json.detail).toContain(needed);
    const now = Number(/it is (\d+) now/.exec(json.detail)?.[1]);
    const outdated = await asker.post({ revision: now - 1, command });
    expect(outdated.json.detail).toBe('This was changed in the meantime; look at what is there now.');
  }
  for (const name of ['OrganiserChange', 'PlayerChange', 'PublicChange']) {
    const { command } = (eventSchemas()[name] as { properties: { command: { oneOf: unknown[] } } })
      .properties;
    for (const act of command.oneOf)
      expect(act).toMatchObject({ description: expect.stringMatching(/^The revision of the request is /) });
  }
});

test('answers have the published schemas, without a field that these do not have', async () => {
  const closed = (schema: z.ZodMiniType) => {
    const validate = new Ajv({ strict: false }).compile(z.toJSONSchema(schema, { io: 'output' }));
    return ({ json, text }: Pick<Answered, 'json' | 'text'>) =>
      expect(validate(json), `${JSON.stringify(validate.errors)} ${text}`).toBe(true);
  };
  const viewed = closed(viewedSchema);
  const changed = closed(changedSchema);
  closed(hereSchema)(await send(app, 'GET', '/api/events/here.json'));
  const body = { id: 'made-event', settings: settingsOf(), organiser: linkOf('organiser of made-event') };
  closed(madeSchema)(await send(app, 'POST', '/api/events', { body }));
  const event = await TestEvent.make(app, { isPrivate: true });
  const { organiser } = event;
  const link = { body: { secret: organiser.secret } };
  closed(openedSchema)(await send(app, 'POST', `/api/events/${event.id}/session`, link));
  await event.step('open');
  for (const name of ['Ada', 'Bo'])
    await organiser.do({ act: 'invite', player: idOf(name), name, link: linkOf(name) });
  const player = event.player('Ada');
  const revision = (await player.view()).players[0]?.revision ?? 0;
  changed(await player.post({ revision, command: { act: 'send', roster: rosterOf('Lancers') } }));
  await event.player('Bo').do({ act: 'send', roster: illegalRoster('Many') });
  for (const asker of [organiser, player, event.public]) viewed(await asker.get());
  closed(fixedSchema)(await organiser.get(`/fix/${idOf('Bo')}`));
  const before = (await player.view()).revision;
  await event.step('locked');
  await organiser.do({ act: 'unlock', player: idOf('Bo'), reason: 'A mistake.' });
  await organiser.do({ act: 'look', reason: 'A question.' });
  await event.step('open', 'Too early.');
  for (const step of ['locked', 'revealed', 'running']) await event.step(step);
  await organiser.do({ act: 'pair', round: 1, tables: [{ a: idOf('Ada'), b: idOf('Bo') }] });
  await organiser.do({ act: 'begin', round: 1 });
  await player.do({ act: 'report', round: 1, pairing: 0, score: { a: 1, b: 0, winner: 'a' } });
  for (const asker of [organiser, player]) {
    viewed(await asker.get());
    viewed(await asker.get(`?since=${before}`));
    closed(listsSchema)(await asker.get('/lists'));
  }
  closed(eventFileSchema)(await organiser.get('/file'));
  const problem = closed(problemSchema);
  problem(await player.post({ revision: 1, command: { act: 'drop', isOut: true } }));
  problem(await player.post({ revision: 1, command: { act: 'step', to: 'open' } }));
  problem(await event.public.get('/lists'));
});
