import * as fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { PASTED } from '@/lib/check/input';
import { isLink, isPackLink, linkedText, linkFragment, linkTo, packInLink, packLink } from '@/lib/check/link';
import { readPackText, readRosterText } from '@/lib/check/read';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack, parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import { loadSystem, systems } from '@/lib/systems/registry';
import { rosterOf } from '../bench/rosters.mjs';
import { contentsOf } from '../fixtures/contents';

const samples = await Promise.all(
  systems.map(async ({ id }) => {
    const system = await loadSystem(id);
    if (!system) throw new Error('A listed game is there');
    return (await system.samples()).map(({ name, roster }) => {
      const read = parseRoster(roster, system);
      if (!read.ok) throw new Error(`The sample ${name} can be read`);
      return [name, read.value] as const;
    });
  }),
);

const full = {
  musterPack: 1,
  name: 'Calais Open 2026',
  system: 'horizon-wars',
  limit: 15,
  eras: ['open', 'burning'],
  battlefield: [],
  mechCap: 6,
  superMechs: false,
  maxElements: 12,
  bans: {
    types: ['special-forces', 'recon'],
    upgrades: ['stealth-suite', 'traps', 'antigrav', 'satellite-lock-on'],
  },
  setPiece: { battle: 'deliberate-attack', size: 'troop' },
  rulings: { 'mobile-infantry-presence': 2 },
};

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const says = (link: string) => {
  const read = linkedText(link);
  return read.ok ? 'read' : read.faults[0]?.message;
};

describe('a link to a roster', () => {
  test.each(samples.flat())('%s round-trips', async (_name, roster) => {
    const link = linkTo('https://muster.example', roster);
    expect(link).toMatch(/^https:\/\/muster\.example\/open#r1\.[\w-]+$/);
    const text = linkedText(link);
    if (!text.ok) throw new Error(says(link));
    expect(await readRosterText(text.value)).toMatchObject({ ok: true, value: { roster } });
  });

  test.each(systems.map(({ id }) => id))('of %s includes its pack, and both can be read', async (id) => {
    const [, roster] = samples[systems.findIndex((each) => each.id === id)]?.[0] ?? [];
    const system = await loadSystem(id);
    const pack = system && parsePack({ musterPack: 1, name: 'Calais & Dover', system: id }, system);
    if (!roster || !pack?.ok) throw new Error(id);
    const link = linkTo('https://muster.example', roster, pack.value);
    expect(link).toMatch(/^https:\/\/muster\.example\/open#r1\.[\w-]+&p1\.[\w-]+$/);
    expect([isLink(link), isPackLink(link)]).toEqual([true, false]);
    expect(linkedText(link)).toEqual({ ok: true, value: JSON.stringify(roster) });
    expect(packInLink(link)).toEqual({ ok: true, value: JSON.stringify(pack.value) });
    expect(packInLink(linkTo('https://muster.example', roster))).toBeNull();
    expect(packInLink(packLink('https://muster.example', pack.value))).toBeNull();
    expect(packInLink(link.slice(0, -9))).toMatchObject({
      faults: [{ message: expect.stringContaining('incomplete or damaged') }],
    });
    expect(packInLink(link.replace('&p1.', '&p2.'))).toMatchObject({
      faults: [{ message: expect.stringContaining('newer version') }],
    });
    expect(packInLink(link.replace('&p1.', '&x1.'))).toBeNull();
  });

  test('with any name and notes round-trips', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (name, notes) => {
        const roster: Roster = { muster: 1, system: 'x', name, player: '', notes, force: {} };
        expect(linkedText(linkFragment(roster))).toEqual({ ok: true, value: JSON.stringify(roster) });
      }),
    ));

  test('to a force of 15 elements with a large pack is at most 1,500 characters long', () => {
    const lengths = Array.from({ length: 50 }, (_, number) => {
      const { limit, ...force } = rosterOf(number, 15).force;
      const roster = {
        ...rosterOf(number, 15),
        player: 'A. Player of Calais',
        notes: '',
        force: { limit, ...force },
      };
      return linkTo('https://muster.example.org', roster as Roster, full as Pack).length;
    });
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1500);
  });

  test.each([
    ['https://muster.example/open', 'This link contains no roster; one must follow its #.'],
    ['https://muster.example/open#r2.abc', /newer version of Muster/],
    ['r1.', /incomplete or damaged/],
    ['r1.%%%', /incomplete or damaged/],
    [`${linkFragment(samples[0]?.[0]?.[1] as Roster).slice(0, -20)}`, /incomplete or damaged/],
    [`r1.${base64(deflateSync(new Uint8Array(2 * 1024 * 1024)))}`, /^This is over 256 KiB/],
    [`r1.${base64(deflateSync(new Uint8Array([0xff, 0xfe])))}`, /incomplete or damaged/],
  ])('%.50s is refused in a sentence', (link, sentence) => expect(says(link)).toMatch(sentence));

  test('is distinguished from other text', () => {
    expect(isLink(' https://muster.example/open#r1.abc\n')).toBe(true);
    expect(isLink('#r1.abc')).toBe(true);
    expect(isLink('r1.abc')).toBe(true);
    expect(isLink('{"muster":1}')).toBe(false);
    expect(isLink('see https://muster.example/open#r1.abc')).toBe(false);
  });
});

describe('a text from a user', () => {
  const text = async (source: string, content: string) =>
    (await contentsOf(source, new TextEncoder().encode(content))).map((input) => [
      input.source,
      input.bytes.ok ? new TextDecoder().decode(input.bytes.value) : input.bytes.faults[0]?.message,
    ]);
  const roster: Roster = { muster: 1, system: 'x', name: 'Y', player: '', notes: '', force: {} };
  const [json, link] = [JSON.stringify(roster), linkFragment(roster)];

  test('may be one roster over several lines', async () =>
    expect(await text('a.json', JSON.stringify(roster, null, 2))).toEqual([
      ['a.json', JSON.stringify(roster, null, 2)],
    ]));
  test('may have a roster or a link per line', async () =>
    expect(await text('pasted', `${json}\n\n#${link}\n${json}`)).toEqual([
      ['pasted:1', json],
      ['pasted:3', json],
      ['pasted:4', json],
    ]));
  test('may be a single link', async () => expect(await text('pasted', link)).toEqual([['pasted', json]]));
  test('may have a damaged line, which is refused alone', async () =>
    expect(await text('lists.ndjson', `${json}\n{"cut\n${json}`)).toEqual([
      ['lists.ndjson:1', json],
      ['lists.ndjson:2', '{"cut'],
      ['lists.ndjson:3', json],
    ]));
  test('may be a chat with links, each named by the words before it', async () => {
    const at = `https://muster.example/open#${link}`;
    const chat = `Here they are\n\n[21/11/2026, 12:03] Emil: ${at}.\n${at}\nann's list (muster.example/open#${link}) ok, or ${at}\n3. Zoë -> <${at}>\nthanks`;
    expect(await text(PASTED, chat)).toEqual([
      ['Emil', json],
      ['pasted text, line 4', json],
      ["ann's list", json],
      ['ok, or', json],
      ['3. Zoë', json],
    ]);
    expect((await text('chat.txt', chat)).map(([source]) => source)).toEqual([
      'Emil (chat.txt:3)',
      'chat.txt:4',
      "ann's list (chat.txt:5)",
      'ok, or (chat.txt:5)',
      '3. Zoë (chat.txt:6)',
    ]);
    expect(await text(PASTED, `Emil: ${link}`)).toEqual([['Emil', json]]);
    expect(await text(PASTED, `Emil:${at.slice(0, -9)}\nAnn: ${json}`)).toEqual([
      ['Emil', expect.stringContaining('incomplete or damaged')],
      ['Ann', json],
    ]);
  });
  test('may be a chat with a pack in each link', async () => {
    const pack = { musterPack: 1, name: 'Calais', system: 'x' } as Pack;
    const chat = `Emil: ${linkTo('https://muster.example', roster, pack)} see you`;
    expect(await contentsOf(PASTED, new TextEncoder().encode(chat))).toMatchObject([
      { source: 'Emil', bytes: { ok: true }, pack: { ok: true } },
    ]);
  });
  test('is a roster even if its notes contain a link, and prose if it contains no link', async () => {
    const linked = JSON.stringify({ ...roster, notes: `after https://muster.example/open#${link}` });
    const indented = JSON.stringify(JSON.parse(linked), null, 2);
    expect(await text('a.json', linked)).toEqual([['a.json', linked]]);
    expect(await text('a.json', indented)).toEqual([['a.json', indented]]);
    expect(await text('a.json', indented.slice(0, -1))).toEqual([['a.json', indented.slice(0, -1)]]);
    expect(await text('a.txt', `${linked}\n${linked}`)).toEqual([
      ['a.txt:1', linked],
      ['a.txt:2', linked],
    ]);
    for (const words of ['Emil: see you\nat eight', '[12:03] r1.5 and p1.2 are out'])
      expect(await text('chat.txt', words)).toEqual([
        [
          'chat.txt',
          'No roster and no link to one was found in this text. Muster reads its links, roster files, PDFs, and chat texts with a link.',
        ],
      ]);
  });
  test('may have multi-line rosters among prose, each named by the words before it', async () => {
    const [indented, other] = [roster, { ...roster, name: 'Z {' }].map((each) =>
      JSON.stringify(each, null, 2),
    ) as [string, string];
    expect(await text(PASTED, `Here is mine:\n${indented}`)).toEqual([['pasted text, line 2', indented]]);
    expect(await text(PASTED, `${indented}\n\nThat is it.`)).toEqual([['pasted text, line 1', indented]]);
    const chat = `[12:03] Emil: ${indented} and one:\r\n${json}\nAnn: see #${link}, or\n[\n${other},\n${indented}\n]\nBo: ${json} thanks {`;
    expect(await text('chat.txt', chat)).toEqual([
      ['Emil (chat.txt:1)', indented],
      ['chat.txt:9', json],
      ['Ann: see (chat.txt:10)', json],
      ['chat.txt:12', other],
      ['chat.txt:20', indented],
      ['Bo (chat.txt:29)', json],
    ]);
  });
  test('may have a damaged multi-line roster among prose, which is reported and ends at its brace', async () => {
    const damaged = JSON.stringify({ ...roster, force: { elements: [{}, { id: 'e1' }] } }, null, 2).replace(
      '"Y",',
      '"Y"',
    );
    expect(await text(PASTED, `Here is mine:\n${damaged}\nAnn: ${json}`)).toEqual([
      ['pasted text, line 2', damaged],
      ['Ann', json],
    ]);
    expect(await text(PASTED, `Here is mine:\n${damaged.slice(0, -2)}\nAnn: ${json}`)).toEqual([
      ['pasted text, line 2', expect.stringMatching(/^\{\n {2}"muster": 1,/)],
      ['Ann', json],
    ]);
  });
  test('may have very many braces without slowing the scan', async () => {
    for (const part of [
      '{\n',
      '{ "a":\n',
      '{"muster":\n',
      'x {\n"a": [\n',
      '{"a": {}, "b": [\n',
      '{"a":"\n',
      '{\n}x\n',
    ])
      expect((await text('a.txt', `Emil\n${part.repeat(400_000 / part.length)}`)).length).toBeGreaterThan(0);
  });
  test('may be a long line of near-links without slowing the scan', async () => {
    for (const part of ['http://', '#r1', '&p1', 'a/', '{ ', 'x '])
      expect(await text('a.txt', `Emil ${part.repeat(2_000_000 / part.length)}`)).toHaveLength(1);
  });
  test('may be empty', async () =>
    expect(await text('empty.json', ' \n')).toEqual([
      ['empty.json', 'This is empty; it must have a roster, or a link to one.'],
    ]));
});

describe('a link to a pack', () => {
  test.each(systems.map(({ id }) => id))('of %s round-trips with any name', async (id) => {
    const system = await loadSystem(id);
    const name = '</script>\u202E=1+1 "Calais" 東';
    const read = system && parsePack({ musterPack: 1, name, system: id, maxElements: 12 }, system);
    if (!read?.ok) throw new Error('The pack can be read');
    const link = packLink('https://muster.example', read.value);
    expect(link).toMatch(/^https:\/\/muster\.example\/open#p1\.[\w-]+$/);
    expect([isLink(link), isPackLink(link)]).toEqual([true, true]);
    const text = linkedText(link);
    if (!text.ok) throw new Error(says(link));
    expect(await readPackText(text.value)).toEqual({ ok: true, value: read.value });
    expect(await readRosterText(text.value)).toMatchObject({
      faults: [{ message: 'This is a pack; it must be a roster.' }],
    });
  });

  test('is distinguished from a link to a roster, and from one of a later version', async () => {
    expect(isPackLink('#r1.abc')).toBe(false);
    expect(isPackLink('https://muster.example/p1.x#r1.abc')).toBe(false);
    expect(says('#p2.abc')).toMatch(/newer version/);
    expect(says('#p1.abc')).toMatch(/incomplete or damaged/);
  });
});
