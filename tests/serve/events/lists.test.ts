import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkEventList, readEventList } from '@/lib/check/event-list';
import { sha256 } from '@/lib/node/many-rosters';
import { rosterFileText } from '@/lib/roster/file';
import { fingerprint } from '@/lib/roster/fingerprint/fingerprint';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { type EventStore, openStore } from '@/lib/store/store';
import { loadSystem, systems } from '@/lib/systems/registry';
import { storesOf } from '../../store/stores';
import { eventServer, eventWork, illegalRoster, playerIn, rosterOf, TestEvent } from './event-server';

const tools = { parse: parseRoster, sha256 };

const packOf = (limit: number) => ({ musterPack: 1, name: 'Small', system: 'horizon-wars', limit });

describe('a list for an event', () => {
  test.each(systems.map(({ id }) => id))('of %s is kept as its file, and read from it alike', async (id) => {
    const system = (await loadSystem(id)) as AnyGameSystem;
    for (const { roster } of (await system.samples()) as { roster: Roster }[]) {
      const read = await readEventList(roster, { system: id, pack: null }, tools);
      if (!read.ok) throw new Error(read.faults[0]?.message);
      const { list, bytes } = read.value;
      const text = new TextDecoder().decode(bytes);
      const parsed = parseRoster(roster, system) as { value: Roster };
      expect(text).toBe(rosterFileText(parsed.value));
      expect(list).toMatchObject({
        content: sha256(text),
        bytes: bytes.length,
        name: roster.name,
        fingerprint: fingerprint(parsed.value, system),
      });
      const again = await readEventList(JSON.parse(text), { system: id, pack: null }, tools);
      expect(again).toEqual(read);
      const { verdict, figures, problems } = list;
      expect(await checkEventList(text, { system: id, pack: null }, parseRoster)).toEqual({
        verdict,
        figures,
        problems,
      });
    }
  });

  test('has its verdict by the pack of the event, its figures, and problems with their pages', async () => {
    const system = (await loadSystem('horizon-wars')) as AnyGameSystem;
    const pack = parsePack(packOf(2), system) as { value: Pack };
    const check = async (pack: Pack | null) => {
      const read = await readEventList(rosterOf('Lancers'), { system: 'horizon-wars', pack }, tools);
      return read.ok ? read.value.list : null;
    };
    expect(await check(null)).toMatchObject({ verdict: 'legal', figures: expect.stringContaining('of 9') });
    const list = await check(pack.value);
    expect(list).toMatchObject({ verdict: 'illegal', figures: expect.stringContaining('of 2') });
    expect(list?.problems[0]).toContain('“Small”');
  });

  test('has its errors first, then its warnings, and no advice', async () => {
    const roster = rosterOf('Lancers');
    const check = async (value: unknown) => {
      const read = await readEventList(value, { system: 'horizon-wars', pack: null }, tools);
      return read.ok ? read.value.list.problems : null;
    };
    const points = 'Engine of Lancers uses 11 of the 14 build points of a P2 mech: 3 left (p.60).';
    // Points of the force that are not spent are advice.
    expect(await check(roster)).toEqual([points]);
    roster.force.limit = 2;
    expect(await check(roster)).toEqual([
      'The force costs 3 points; the limit is 2: 1 too many (p.13).',
      points,
    ]);
  });

  test('has at most twenty problems, the last of which counts the rest', async () => {
    const roster = rosterOf('Many');
    roster.force.elements = Array.from({ length: 40 }, (_, index) => ({
      id: `m${index}`,
      kind: 'mech',
      name: `Mech ${index}`,
      presence: 2,
      stats: { m: 9, f: 9, a: 9, d: 9 },
      upgrades: [],
    }));
    const read = await readEventList(roster, { system: 'horizon-wars', pack: null }, tools);
    const problems = read.ok ? read.value.list.problems : [];
    expect(problems).toHaveLength(20);
    expect(problems.at(-1)).toMatch(/^There are \d+ more problems\.$/);
  });

  test('of another game is refused, and found illegal if the game of the event changed', async () => {
    const read = await readEventList(rosterOf('Lancers'), { system: 'at-43', pack: null }, tools);
    expect(read).toMatchObject({
      ok: false,
      faults: [{ message: 'This roster is for Horizon Wars; the event is for AT-43.' }],
    });
    const text = JSON.stringify(rosterOf('Lancers'));
    expect(await checkEventList(text, { system: 'at-43', pack: null }, parseRoster)).toEqual({
      verdict: 'illegal',
      figures: '',
      problems: ['This list is for Horizon Wars; the event is for AT-43.'],
    });
  });
});

describe('lists that were sent', () => {
  const { place } = storesOf('sqlite');
  let store: EventStore;
  let app: FastifyInstance;
  beforeAll(async () => {
    store = await openStore(place().options);
    app = await eventServer(store);
  });
  afterAll(() => app.close());

  test('are checked again when the pack changes', async () => {
    const event = await TestEvent.make(app, {}, 'pack-event');
    await event.step('open');
    for (const name of ['Ada', 'Bo'])
      await (await event.enter(name)).do({ act: 'send', roster: rosterOf(name) });
    await event.enter('Cy');
    const { settings } = await event.organiser.view();
    const change = (pack: unknown) =>
      event.organiser.do({ act: 'settings', settings: { ...settings, pack } });
    const verdicts = async () => (await event.organiser.view()).players.map(({ list }) => list?.verdict);
    expect(await verdicts()).toEqual(['legal', 'legal', undefined]);
    await change(packOf(2));
    expect(await verdicts()).toEqual(['illegal', 'illegal', undefined]);
    expect((await event.public.view()).settings.pack).toMatchObject({
      limit: 2,
      bans: { types: [], upgrades: [] },
    });
    const answer = await event.player('Cy').do({ act: 'send', roster: rosterOf('Cy') });
    expect(answer.receipt.number).toBe(3);
    expect(await verdicts()).toEqual(['illegal', 'illegal', 'illegal']);
    await change(null);
    expect(await verdicts()).toEqual(['legal', 'legal', 'legal']);
  });

  test('are checked again when the game changes, back in preparation', async () => {
    const event = await TestEvent.make(app, {}, 'game-event');
    await event.step('open');
    await (await event.enter('Ada')).do({ act: 'send', roster: rosterOf('Ada') });
    await event.organiser.do({ act: 'step', to: 'draft', reason: 'The wrong game' });
    const { settings } = await event.organiser.view();
    const change = (system: string) =>
      event.organiser.do({ act: 'settings', settings: { ...settings, system } });
    const list = async () => playerIn(await event.organiser.view(), 'Ada').list;
    await change('at-43');
    expect(await list()).toMatchObject({
      verdict: 'illegal',
      problems: ['This list is for Horizon Wars; the event is for AT-43.'],
    });
    await change('horizon-wars');
    expect(await list()).toMatchObject({
      verdict: 'legal',
      problems: [expect.stringContaining('build points')],
    });
  });

  test('in the meantime are checked by the new pack too', async () => {
    const event = await TestEvent.make(app, {}, 'meantime-event');
    await event.step('open');
    const ada = await event.enter('Ada');
    await ada.do({ act: 'send', roster: rosterOf('Lancers') });
    const larger = rosterOf('Larger');
    const elements = larger.force.elements as { id: string }[];
    elements.push(...[4, 5, 6].map((number) => ({ ...elements[2], id: `e${number}` })));
    let isFirst = true;
    const work = {
      ...eventWork,
      async lists(...job: Parameters<typeof eventWork.lists>) {
        const verdicts = await eventWork.lists(...job);
        if (isFirst) {
          isFirst = false;
          await ada.do({ act: 'send', roster: larger });
        }
        return verdicts;
      },
    };
    const other = await eventServer({ ...store, close: async () => {} }, { work });
    const { settings } = await event.organiser.view();
    await event.on(other).organiser.do({ act: 'settings', settings: { ...settings, pack: packOf(3) } });
    expect(playerIn(await event.organiser.view(), 'Ada').list).toMatchObject({
      name: 'Larger',
      verdict: 'illegal',
    });
    await other.close();
  });

  test('under an older pack are checked again before they are accepted', async () => {
    const event = await TestEvent.make(app, {}, 'older-event');
    await event.step('open');
    await event.enter('Ada');
    const { settings } = await event.organiser.view();
    let isFirst = true;
    const work = {
      ...eventWork,
      async list(...job: Parameters<typeof eventWork.list>) {
        const read = await eventWork.list(...job);
        if (isFirst) {
          isFirst = false;
          await event.organiser.do({ act: 'settings', settings: { ...settings, pack: packOf(2) } });
        }
        return read;
      },
    };
    const other = await eventServer({ ...store, close: async () => {} }, { work });
    await event
      .on(other)
      .player('Ada')
      .do({ act: 'send', roster: rosterOf('Lancers') });
    expect(playerIn(await event.organiser.view(), 'Ada').list?.verdict).toBe('illegal');
    await other.close();
  });

  test('are refused if they are not legal and the event takes legal ones only', async () => {
    const event = await TestEvent.make(app, { illegal: 'refused' }, 'strict-event');
    await event.step('open');
    const ada = await event.enter('Ada');
    const revision = (await ada.view()).players[0]?.revision ?? 0;
    const { status, json } = await ada.post({
      revision,
      command: { act: 'send', roster: illegalRoster('Many') },
    });
    expect([status, json.kind]).toEqual([409, 'conflict']);
  });
});
