import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { linkFragment, linkTo } from '@/lib/check/link';
import type { Pack } from '@/lib/roster/pack/pack';
import { refused } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { contentsOf } from '../fixtures/contents';

/** Letters that do not compress, so that a link is long. */
const letters = Array.from({ length: 400 }, (_, at) => ((at * at * 7919 + at * 31) % 1296).toString(36)).join(
  '',
);
const roster: Roster = { muster: 1, system: 'x', name: 'Y', player: '', notes: letters, force: {} };
const pack = { musterPack: 1, name: letters.slice(9, 400), system: 'x' } as Pack;
const json = JSON.stringify(roster);
const link = linkTo('https://muster.example', roster);
const packed = linkTo('https://muster.example', roster, pack);

const read = async (content: string | Uint8Array, source = 'mail.txt') =>
  (await contentsOf(source, typeof content === 'string' ? new TextEncoder().encode(content) : content)).map(
    ({ source: from, bytes, pack: its }) => [
      from,
      bytes.ok ? new TextDecoder().decode(bytes.value) : bytes.faults[0]?.message,
      ...(its ? [its.ok] : []),
    ],
  );
const broken = (text: string, at = 76, between = '\n') =>
  text.match(new RegExp(`.{1,${at}}`, 'g'))?.join(between) ?? '';
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('a link in a mail', () => {
  test.each([
    ['broken over lines', broken(link)],
    ['broken over lines and quoted', `> ${broken(link, 70, '\n> ')}`],
    ['quoted twice', `>> ${broken(link, 70, '\r\n>> ')}\r\n`],
    ['indented', `\t${broken(link, 40, '\n\t')}`],
    ['broken, with punctuation after it', `See (${broken(link)}).`],
    ['quoted-printable', broken(link, 75, '=\n')],
    ['quoted-printable, with its # encoded', broken(link.replace('#', '=23'), 75, '=\r\n')],
    ['base64', broken(base64(`My list\n${link}\n`))],
  ])('%s is put together', async (_, text) =>
    expect((await read(text)).map(([, each]) => each)).toEqual([json]),
  );

  test.each([
    `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05%7C01&reserved=0`,
    `https://www.google.com/url?q=${link.replace('#', '%23')}&sa=D`,
    `https://other.example/go?to=${encodeURIComponent(encodeURIComponent(link))}&x=1`,
    `https://urldefense.proofpoint.com/v2/url?u=${encodeURIComponent(link)
      .replace(/[-_]/g, (char) => (char === '-' ? '-2D' : '-5F'))
      .replaceAll('%2F', '_')
      .replaceAll('%', '-')}&d=Dw&c=x`,
    `https://urldefense.com/v3/__${link.replace('#', '*')}__;Iw!!abc!def$`,
  ])('is found in %.60s', async (text) => {
    expect(await read(text)).toEqual([['mail.txt', json]]);
    expect((await read(`Emil: ${broken(text, 72)}`)).map(([, each]) => each)).toEqual([json]);
  });

  test('keeps its pack, wherever it is broken', async () => {
    for (const at of [76, packed.indexOf('&'), packed.indexOf('&') + 1, packed.length - 3])
      expect(await read(broken(packed, at))).toEqual([['mail.txt:1', json, true]]);
    const safe = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(packed)}&data=x`;
    expect(await read(safe)).toEqual([['mail.txt', json, true]]);
  });

  test('is apart from the words on the next line', async () => {
    expect(await read(`Emil: ${link}\nthanks\nBo: ${link}`)).toEqual([
      ['Emil (mail.txt:1)', json],
      ['Bo (mail.txt:3)', json],
    ]);
    expect(await read(`${broken(link)}\nthanks\nBo: ${link}`)).toEqual([
      ['mail.txt:1', json],
      [expect.stringContaining('Bo (mail.txt:'), json],
    ]);
  });

  test('is said to be damaged where a part is missing', async () => {
    const lines = broken(link).split('\n');
    const damaged = expect.stringContaining('incomplete or damaged');
    expect(await read([...lines.slice(0, 2), ...lines.slice(3)].join('\n'))).toEqual([
      ['mail.txt:1', damaged],
    ]);
    expect(await read(`${lines.slice(0, -1).join('\n')}\nBo: ${link}`)).toEqual([
      ['mail.txt:1', damaged],
      [expect.stringContaining('Bo'), json],
    ]);
  });

  test('in HTML is one roster, whatever its words are', async () => {
    for (const words of ['my list', link, `${link.slice(0, 40)}…`, `<b>${link.slice(0, 40)}</b><wbr>...`])
      expect(
        await read(`<p>Emil: <a class="x" href="${packed.replace('&', '&amp;')}">${words}</a></p>`),
      ).toEqual([['Emil (mail.txt)', json, true]]);
  });
});

const head = (type: string, encoding = '7bit') =>
  `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n`;
const part = (name: string, content: string) =>
  `--b\r\n${head(`application/json; name="${name}"`, 'base64')}Content-Disposition: attachment; filename="${name}"\r\n\r\n${broken(base64(content))}\r\n`;
const mail = (parts: string) =>
  `From: a@example.org\r\nSubject: List\r\nMIME-Version: 1.0\r\n${head('multipart/mixed; boundary=b')}\r\n${parts}--b--\r\n`;

describe('a mail saved as a file', () => {
  const other = JSON.stringify({ ...roster, name: 'Z' });

  test('has the rosters attached to it, also two of one name, and no row for its words', async () =>
    expect(
      await read(
        mail(`--b\r\n${head('text/plain')}\r\nHello\r\n${part('a.json', json)}${part('a.json', other)}`),
        'm.eml',
      ),
    ).toEqual([
      ['m.eml/a.json', json],
      ['m.eml/a.json#2', other],
    ]));

  test('has one roster where its text and its HTML link the same', async () =>
    expect(
      await read(
        `From: a@example.org\r\nMIME-Version: 1.0\r\n${head('multipart/alternative; boundary=b')}\r\n--b\r\n${head('text/plain', 'quoted-printable')}\r\n${broken(link, 75, '=\r\n')}\r\n--b\r\n${head('text/html', 'base64')}\r\n${broken(base64(`<a href="${link}">list</a>`))}\r\n--b--\r\n`,
      ),
    ).toEqual([[expect.stringMatching(/^mail\.txt/), json]]));

  test('has the rosters of mails within it', async () => {
    const within = (inner: string) =>
      mail(`--b\r\n${head('message/rfc822')}\r\n${inner}\r\n`).replaceAll('b--', 'b--');
    const inner = mail(part('a.json', json)).replaceAll('--b', '--c').replace('boundary=b', 'boundary=c');
    expect(await read(within(inner), 'm.eml')).toEqual([['m.eml/a.json', json]]);
  });

  test('is refused in a sentence without a roster, or nested too deep', async () => {
    expect(await read(mail(`--b\r\n${head('text/plain')}\r\nHello\r\n`))).toEqual([
      ['mail.txt', expect.stringContaining('No roster and no link')],
    ]);
    let deep = '';
    for (let at = 0; at < 100; at++) deep += `${head(`multipart/mixed; boundary=n${at}`)}\r\n--n${at}\r\n`;
    const nested = new TextEncoder().encode(`From: a@example.org\r\nMIME-Version: 1.0\r\n${deep}`);
    const message = 'This mail cannot be read. Save what is attached to it, and add that.';
    expect((await contentsOf('mail.txt', nested)).map(({ bytes }) => bytes)).toEqual([refused(message)]);
  });
});

describe('a file from another program', () => {
  const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

  test('may be UTF-16 with its mark, in either order', async () => {
    expect(await read(utf16(json), 'a.json')).toEqual([['a.json', json]]);
    expect(await read(utf16(`Emil: ${link}`))).toEqual([['Emil (mail.txt)', json]]);
    const big = new Uint8Array(Buffer.from(utf16(json)).swap16());
    expect(await read(big, 'a.json')).toEqual([['a.json', json]]);
    const lines = utf16(`${json}\r\n${json}\r\n`);
    const both = ['a.ndjson:1', 'a.ndjson:2'].map((source) => [source, expect.stringContaining(json)]);
    expect(await read(lines, 'a.ndjson')).toEqual(both);
    const inZip = await read(zipSync({ 'a.ndjson': lines }), 'lists.zip');
    expect(inZip).toEqual(both.map(([source, text]) => [`lists.zip/${source}`, text]));
  });
});

test('the fragment of a link reads the same with punctuation after it', async () =>
  expect(await read(`**#${linkFragment(roster)}**`)).toEqual([['mail.txt', json]]));
