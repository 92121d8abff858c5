import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { isAsCommitted } from '@/lib/events/disclosed';
import type { Entry } from '@/lib/events/log';
import { withUpdate } from '@/lib/events/view';
import { openStore } from '@/lib/store/store';
import { kinds, storesOf } from '../../store/stores';
import {
  eventServer,
  idOf,
  illegalRoster,
  linkOf,
  listening,
  liveOf,
  playerIn,
  rosterOf,
  secretOf,
  send,
  TestEvent,
} from './event-server';

describe.each(kinds)('events over HTTP, kept by $title', ({ kind, isLeftOut }) => {
  describe.skipIf(isLeftOut)('work:', () => {
    const { place } = storesOf(kind);
    const apps: FastifyInstance[] = [];
    afterEach(async () => {
      await Promise.all(apps.splice(0).map((app) => app.close()));
    });
    const serve = async (where = place(), how: Parameters<typeof eventServer>[1] = {}) => {
      const app = await eventServer(await openStore(where.options), how);
      apps.push(app);
      await app.ready();
      return app;
    };

    test('an event goes from its making to its file', async () => {
      const event = await TestEvent.make(await serve(), { illegal: 'marked', rounds: 2 });
      const { organiser } = event;
      await event.step('open');
      const players = [];
      for (const name of ['Ada', 'Bo', 'Cy', 'Dee']) players.push(await event.enter(name, 'Club'));
      const [ada, bo, cy, dee] = players as [
        typeof organiser,
        typeof organiser,
        typeof organiser,
        typeof organiser,
      ];

      const first = await ada.do({ act: 'send', roster: rosterOf('Lancers') });
      expect(first.receipt).toMatchObject({ number: 1, content: expect.stringMatching(/^[0-9a-f]{64}$/) });
      await bo.do({ act: 'send', roster: illegalRoster('Too many') });
      const second = await ada.do({ act: 'send', roster: rosterOf('Better lancers') });
      expect(second.receipt).toMatchObject({ number: 3, fingerprint: first.receipt.fingerprint });
      await organiser.do({ act: 'send', player: idOf('Cy'), roster: rosterOf('By mail') });

      const own = await bo.view();
      expect(playerIn(own, 'Bo').list).toMatchObject({ verdict: 'illegal', isReadable: true });
      expect(playerIn(own, 'Bo').list?.problems[0]).toMatch(/FC|limit/i);
      expect(playerIn(own, 'Ada').list).toBeNull();
      const table = await organiser.view();
      expect(table.players.map(({ list }) => list?.verdict)).toEqual([
        'legal',
        'illegal',
        'legal',
        undefined,
      ]);
      expect((await organiser.get(`/lists/${idOf('Ada')}`)).status).toBe(403);
      expect((await organiser.get(`/fix/${idOf('Ada')}`)).json).toEqual({ fix: null });
      expect((await organiser.get(`/fix/${idOf('Bo')}`)).json.fix).toMatchObject({
        changes: expect.any(Number),
      });

      await event.step('locked');
      const late = await ada.post({
        revision: playerIn(await ada.view(), 'Ada').revision,
        command: { act: 'send', roster: rosterOf('Late') },
      });
      expect([late.status, late.json.kind, late.json.detail]).toEqual([
        409,
        'conflict',
        'Lists are locked. The organiser can unlock one.',
      ]);
      expect(playerIn(await event.public.view(), 'Ada').commitments).toHaveLength(1);
      await organiser.do({ act: 'unlock', player: idOf('Dee'), reason: 'The train was late.' });
      await dee.do({ act: 'send', roster: rosterOf('Late but allowed') });

      await event.step('revealed');
      const { lists } = (await event.public.get('/lists')).json;
      expect(lists.map(({ player }: { player: string }) => player)).toEqual(
        ['Ada', 'Bo', 'Cy', 'Dee'].map(idOf),
      );
      expect(lists.every(isAsCommitted)).toBe(true);
      const bytes = await event.public.get(`/lists/${idOf('Ada')}`);
      expect([bytes.text, bytes.json.name]).toEqual([lists[0].text, 'Better lancers']);

      await event.step('running');
      await ada.do({ act: 'check-in', isCheckedIn: true });
      await organiser.do({ act: 'check-in', player: 'all', isCheckedIn: true });
      expect((await organiser.view()).players.every(({ isCheckedIn }) => isCheckedIn)).toBe(true);
      await organiser.do({ act: 'pair', round: 1, players: 'checked-in' });
      expect((await ada.view()).rounds).toEqual([]);
      await organiser.do({ act: 'begin', round: 1 });
      const [round] = (await ada.view()).rounds;
      for (const [index, { a, b }] of (round?.pairings ?? []).entries())
        for (const id of [a, b]) {
          const player = players.find(({ base }) => base.endsWith(id as string));
          await player?.do({ act: 'report', round: 1, pairing: index, score: { a: 3, b: 1, winner: 'a' } });
        }
      expect((await event.public.view()).rounds[0]?.pairings.map(({ result }) => result?.by)).toEqual([
        'players',
        'players',
      ]);
      await organiser.do({ act: 'result', round: 1, pairing: 0, score: { a: 1, b: 3, winner: 'b' } });
      await organiser.do({ act: 'clock', round: 1, until: Date.now() + 1000 });
      await cy.do({ act: 'drop', isOut: true });
      await event.step('closed');
      expect((await event.public.view()).step).toBe('closed');

      const file = await organiser.get('/file');
      expect(file.headers['content-disposition']).toContain('Autumn-Open.json');
      expect(Object.keys(file.json.contents)).toHaveLength(5);
      expect(file.json.log).toHaveLength((await organiser.view()).revision);
    });

    test('a list that is withdrawn before the lock is not revealed, one that is withdrawn after it is', async () => {
      const event = await TestEvent.make(await serve());
      const { organiser } = event;
      await event.step('open');
      for (const name of ['Ada', 'Bo', 'Cy', 'Dee'])
        await (await event.enter(name)).do({ act: 'send', roster: rosterOf(`List of ${name}`) });
      const drop = (name: string, isOut: boolean) => event.player(name).do({ act: 'drop', isOut });
      await drop('Ada', true);
      await drop('Dee', true);
      await event.step('locked');
      await drop('Bo', true);
      const committed = async () =>
        (await event.public.view()).players.flatMap(({ name, commitments }) =>
          commitments.length > 0 ? name : [],
        );
      expect(await committed()).toEqual(['Bo', 'Cy']);
      await drop('Dee', false);
      await event.step('revealed');
      for (const asker of [event.public, organiser]) {
        const { lists } = (await asker.get('/lists')).json;
        expect(lists.map(({ player }: { player: string }) => player)).toEqual(['Bo', 'Cy', 'Dee'].map(idOf));
        expect(lists.every(isAsCommitted)).toBe(true);
        const withdrawn = await asker.get(`/lists/${idOf('Ada')}`);
        expect([withdrawn.status, withdrawn.json.detail]).toEqual([
          403,
          'This player withdrew before the lock, so the list is not revealed.',
        ]);
      }
      expect((await event.public.get()).text).not.toContain('List of Ada');
      expect(playerIn(await organiser.view(), 'Ada')).toMatchObject({ isOut: true, list: { salt: null } });
      expect(Object.keys((await organiser.get('/file')).json.contents)).toHaveLength(4);
    });

    test('an event is taken to another server, where its links work', async () => {
      const event = await TestEvent.make(await serve());
      await event.step('open');
      const ada = await event.enter('Ada');
      await ada.do({ act: 'send', roster: rosterOf('Lancers') });
      await event.organiser.do({ act: 'look', reason: 'To move to another server.' });
      const plain = (await event.organiser.get('/file')).json;
      expect(plain).not.toHaveProperty('$schema');
      const file = { $schema: 'https://muster.test/schema/event.json', ...plain };
      const other = await serve();
      const bring = (body: object) => send(other, 'POST', '/api/events/import', { body });
      const brought = await bring({ file });
      expect([brought.status, brought.json]).toEqual([201, { id: event.id, revision: file.log.length }]);
      expect((await bring({ file })).json).toEqual(brought.json);
      const there = event.on(other);
      expect(playerIn(await there.organiser.view(), 'Ada').list?.name).toBe('Lancers');
      const again = await there.player('Ada').do({ act: 'send', roster: rosterOf('Lancers again') });
      expect(again.receipt.number).toBe(2);
      const { $schema, log } = (await there.organiser.get('/file')).json;
      expect($schema).toBe(file.$schema);
      expect(log.slice(0, file.log.length)).toEqual(file.log);
      await TestEvent.make(other, {}, 'another-event');
      const taken = { ...file, log: [{ ...file.log[0] }] };
      expect((await bring({ file: taken })).status).toBe(201);
      const damaged = structuredClone(file);
      damaged.log[1].at += 1;
      const refused = await bring({ file: damaged });
      expect([refused.status, refused.json.detail]).toEqual([
        400,
        'Entry 2 of the log is not as it was written.',
      ]);
      const swapped = { ...file, contents: { [Object.keys(file.contents)[0] as string]: 'another list' } };
      expect((await bring({ file: swapped })).json.detail).toBe(
        'A list in this file is not the one that was sent.',
      );
    });

    test('a repeated request is answered as the first was', async () => {
      const event = await TestEvent.make(await serve());
      await event.step('open');
      const ada = await event.enter('Ada');
      const { revision } = playerIn(await ada.view(), 'Ada');
      const request = {
        key: 'one-and-the-same',
        revision,
        command: { act: 'send', roster: rosterOf('Lancers') },
      };
      const first = await ada.post(request);
      expect(first.json.receipt.number).toBe(1);
      expect((await ada.post(request)).text).toBe(first.text);
      const other = await ada.post({ ...request, command: { act: 'send', roster: rosterOf('Others') } });
      expect([other.status, other.json.kind]).toEqual([409, 'conflict']);
      await event.step('locked');
      expect((await ada.post(request)).text).toBe(first.text);
      expect(playerIn(await event.organiser.view(), 'Ada').sent).toBe(1);
      const body = {
        id: event.id,
        settings: { name: 'Autumn Open', system: 'horizon-wars' },
        organiser: linkOf(`organiser of ${event.id}`),
      };
      const made = await send(event.app, 'POST', '/api/events', { body });
      expect([made.status, made.json.id]).toEqual([201, event.id]);
      const taken = await send(event.app, 'POST', '/api/events', {
        body: { ...body, organiser: linkOf('other') },
      });
      expect([taken.status, taken.json.kind]).toEqual([409, 'conflict']);
    });

    test('an outdated request is refused with what is there now', async () => {
      const event = await TestEvent.make(await serve());
      await event.step('open');
      const ada = await event.enter('Ada');
      const { revision } = playerIn(await ada.view(), 'Ada');
      await ada.do({ act: 'edit', name: 'Ada L.' });
      const outdated = await ada.post({ revision, command: { act: 'edit', name: 'Ada M.' } });
      expect([outdated.status, outdated.json.kind]).toEqual([409, 'outdated']);
      expect(playerIn(outdated.json.view, 'Ada L.').revision).toBeGreaterThan(revision);
    });

    test('no list is accepted after the lock while hundreds are sent', async () => {
      const where = place();
      const how = { rates: { player: 10_000 }, clockMs: 50 };
      const servers = [await serve(where, how), await serve(where, how)];
      const event = await TestEvent.make(servers[0] as FastifyInstance);
      await event.step('open');
      const names = Array.from({ length: 24 }, (_, index) => `Player ${index}`);
      await Promise.all(names.map((name) => event.enter(name)));
      const { players, settings } = await event.organiser.view();
      let accepted = 0;

      /** Sends one list after the other until three were refused. */
      async function sendOn(name: string, index: number) {
        const player = event.on(servers[index % 2] as FastifyInstance).player(name);
        let revision = players.find((each) => each.name === name)?.revision ?? 0;
        for (let sent = 0, refused = 0; refused < 3; sent++) {
          const command = { act: 'send', roster: rosterOf(`${name} ${sent}`) };
          const { status, json } = await player.post({ revision, command });
          if (status === 200) {
            revision = json.revision;
            accepted++;
          } else if (json.kind === 'outdated') {
            // The lock changes every player: what was sent is published.
            revision = playerIn(json.view, name).revision;
          } else {
            expect(json.detail).toBe('Lists are locked. The organiser can unlock one.');
            refused++;
          }
          if (index === 0 && sent === 2) {
            const deadline = Date.now() + 200;
            await event.organiser.do({ act: 'settings', settings: { ...settings, deadline } });
          }
        }
      }
      await Promise.all(names.map(sendOn));
      await expect.poll(async () => (await event.public.view()).step).toBe('locked');
      await event.organiser.do({ act: 'look', reason: 'To count the lists.' });
      const { log } = (await event.organiser.get('/file')).json as { log: Entry[] };
      const { deadline } = (await event.public.view()).settings;
      const lists = log.filter(({ data }) => data.act === 'list');
      const set = log.findLast(({ data }) => data.act === 'settings') as Entry;
      const locked = log.find(({ data }) => data.act === 'step' && data.to === 'locked') as Entry;
      expect([locked.by, lists.length]).toEqual(['clock', accepted]);
      expect(locked.at).toBeGreaterThanOrEqual(deadline ?? 0);
      for (const { seq, at } of lists) {
        expect(seq).toBeLessThan(locked.seq);
        if (seq > set.seq) expect(at).toBeLessThan(deadline ?? 0);
      }
    });

    test('pages are told of changes, each as much as it may see', async () => {
      const where = place();
      const app = await serve(where);
      const elsewhere = await serve(where);
      const event = await TestEvent.make(app, { shown: 'opponent' });
      await event.step('open');
      const port = await listening(app);
      const before = await event.organiser.view();
      const table = await liveOf(event.organiser, port, before.revision);
      const open = await liveOf(event.public, port);
      expect(table.headers).toMatchObject({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
      });
      await expect.poll(() => open.views.at(-1)?.revision).toBe(before.revision);
      const ada = await event.on(elsewhere).enter('Ada');
      await ada.do({ act: 'send', roster: rosterOf('Secret lancers') });
      await expect.poll(() => table.views.at(-1)?.players[0]?.list?.name).toBe('Secret lancers');
      const { revision } = await event.organiser.view();
      await expect.poll(() => open.views.at(-1)?.revision).toBe(revision);
      expect(open.text()).not.toContain('Secret lancers');
      const [one] = table.views;
      expect(one.settings).toBeNull();
      expect(table.views.reduce(withUpdate, before)).toEqual({
        ...(await event.organiser.view()),
        now: expect.any(Number),
      });
      const own = await liveOf(event.player('Ada'), port);
      await expect.poll(() => own.views.at(-1)?.players[0].list?.isReadable).toBe(true);
      await event.organiser.do({ act: 'renew-link', player: idOf('Ada'), link: null });
      await own.ended;
      expect((await liveOf(event.player('Ada'), port)).status).toBe(401);
      table.close();
      open.close();
    });

    test('steps are taken at their times, once, by whichever process comes first', async () => {
      const where = place();
      const [one, two] = [await serve(where, { clockMs: 20 }), await serve(where, { clockMs: 20 })];
      const opens = Date.now() + 200;
      const event = await TestEvent.make(one, { opens, deadline: opens + 200, reveals: opens + 400 });
      await expect.poll(async () => (await event.on(two).public.view()).step).toBe('revealed');
      await event.organiser.do({ act: 'link', role: 'spectator', hash: linkOf('x'), label: '' });
      const { log } = (await event.organiser.get('/file')).json;
      const steps = log.filter(({ data }: { data: { act: string } }) => data.act === 'step');
      expect(steps.map(({ by, data }: { by: string; data: { to: string } }) => [by, data.to])).toEqual([
        ['clock', 'open'],
        ['clock', 'locked'],
        ['clock', 'revealed'],
      ]);
      expect(secretOf('x')).toHaveLength(43);
    });
  });
});
