import { randomBytes } from 'node:crypto';
import { gzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { tooLarge } from '@/lib/check/limits';
import { linkTo } from '@/lib/check/link';
import { rosterFileText } from '@/lib/roster/file';
import type { Roster } from '@/lib/roster/roster';
import { contentsOf } from '../fixtures/contents';
import { goodRoster } from './bad-rosters';
import { forged } from './hostile-files';

const MIB = 1024 * 1024;
const roster = goodRoster() as unknown as Roster;
const file = Buffer.from(rosterFileText(roster));
const link = Buffer.from(linkTo('https://muster.example', roster));

/** A mail with a picture of so many bytes, which hardly compress, and a roster. */
const mailOf = (bytes: number) =>
  Buffer.concat([
    Buffer.from(
      'From: ann@example.org\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n',
    ),
    Buffer.from(randomBytes((bytes * 3) / 4).toString('base64')),
    Buffer.from('\r\n--b\r\nContent-Type: application/json; name="list.json"\r\n\r\n'),
    file,
    Buffer.from('\r\n--b--\r\n'),
  ]);

/** The result for each file: its source, and "read" or the sentence. */
const resultsOf = async (bytes: Uint8Array) =>
  (await contentsOf('lists.zip', bytes)).map(({ source, bytes: read }) => [
    source,
    read.ok ? 'read' : read.faults[0]?.message,
  ]);

describe('a zip', () => {
  test('yields its rosters, links and lines, named by their paths', async () => {
    const zip = zipSync({
      'first.json': file,
      more: { 'links.txt': link, 'many.ndjson': Buffer.from('{"a":1}\n\n{"b":2}\n') },
      stored: [file, { level: 0 }],
    });
    expect(await resultsOf(zip)).toEqual([
      ['lists.zip/first.json', 'read'],
      ['lists.zip/more/links.txt', 'read'],
      ['lists.zip/more/many.ndjson:1', 'read'],
      ['lists.zip/more/many.ndjson:3', 'read'],
      ['lists.zip/stored', 'read'],
    ]);
    expect((await contentsOf('lists.zip', zip))[0]?.bytes).toEqual({ ok: true, value: new Uint8Array(file) });
  });

  test.each([
    ['Word', '[Content_Types].xml'],
    ['OpenDocument', 'mimetype'],
  ])('that is a document of %s is one file that cannot be read', async (_, part) => {
    const document = zipSync({ [part]: Buffer.from('x'), 'word/document.xml': Buffer.from('<a/>') });
    const refusal = expect.stringMatching(/^This is a document of a word processor/);
    expect(await resultsOf(document)).toEqual([['lists.zip', refusal]]);
    expect(await resultsOf(zipSync({ 'list.docx': document, 'first.json': file }))).toEqual([
      ['lists.zip/list.docx', refusal],
      ['lists.zip/first.json', 'read'],
    ]);
  });

  test('skips files of the operating system', async () => {
    const zip = zipSync({ '__MACOSX/._a.json': file, '.DS_Store': file, 'Thumbs.db': file, 'a.json': file });
    expect(await resultsOf(zip)).toEqual([['lists.zip/a.json', 'read']]);
  });

  test('that is empty says so', async () =>
    expect(await resultsOf(zipSync({}))).toEqual([['lists.zip', 'There is no file in this zip.']]));

  test('in a zip is refused in its place, by name or content, and the rest is read', async () => {
    const inner = zipSync({ 'a.json': file });
    const zip = zipSync({ 'inner.zip': inner, 'inner.json': inner, 'b.json': file });
    expect(await resultsOf(zip)).toEqual([
      ['lists.zip/inner.zip', expect.stringContaining('a zip in a zip')],
      ['lists.zip/inner.json', expect.stringContaining('a zip in a zip')],
      ['lists.zip/b.json', 'read'],
    ]);
  });

  test('with paths that lead out of it shows cleaned paths', async () => {
    const names = [
      '../../etc/passwd',
      '/root/a.json',
      'C:\\Users\\b.json',
      '..\\..\\c.json',
      'x/../y/./d.json',
      'e\u202Enosj.json',
      'f\u0000\u001b[31m.json',
    ];
    const zip = zipSync(Object.fromEntries(names.map((name) => [name, file])));
    expect((await resultsOf(zip)).map(([source]) => source)).toEqual([
      'lists.zip/etc/passwd',
      'lists.zip/root/a.json',
      'lists.zip/Users/b.json',
      'lists.zip/c.json',
      'lists.zip/x/y/d.json',
      'lists.zip/enosj.json',
      'lists.zip/f [31m.json',
    ]);
  });

  test('with a file over its size limit refuses only that file, without unpacking it', async () => {
    const zip = zipSync({ 'a.json': new Uint8Array(3 * MIB), 'b.json': file });
    expect(await resultsOf(zip)).toEqual([
      ['lists.zip/a.json', expect.stringContaining('over 256 KiB')],
      ['lists.zip/b.json', 'read'],
    ]);
  });

  test('has a large mail read by its content, up to the size of a mail', async () => {
    const zip = zipSync(
      {
        mail: mailOf(2 * MIB),
        'Re: list.txt': mailOf(2 * MIB),
        'large mail': mailOf(33 * MIB),
        'large.txt': mailOf(33 * MIB),
        stored: [mailOf(2 * MIB), { level: 0 }],
        'b.json': file,
      },
      { level: 1 },
    );
    const large = 'A mail may have at most 32 MiB; this one is larger and was not read.';
    expect(await resultsOf(zip)).toEqual([
      ['lists.zip/mail/list.json', 'read'],
      ['lists.zip/Re: list.txt/list.json', 'read'],
      ['lists.zip/large mail', large],
      ['lists.zip/large.txt', large],
      ['lists.zip/stored/list.json', 'read'],
      ['lists.zip/b.json', 'read'],
    ]);
  });

  test('with a file that unpacks to a thousand times its size refuses that file', async () => {
    const zip = zipSync({ 'bomb.ndjson': new Uint8Array(60 * MIB), 'b.json': file });
    expect(await resultsOf(zip)).toEqual([
      ['lists.zip/bomb.ndjson', expect.stringContaining('more than 250 times its size')],
      ['lists.zip/b.json', 'read'],
    ]);
  });

  test('with overlapping files is refused', async () => {
    const zip = zipSync({ 'a.json': [file, { level: 0 }], 'b.json': [file, { level: 0 }] });
    const view = new DataView(zip.buffer);
    // The last entry of the directory: 46 bytes and its name, before the 22 bytes at the end.
    const second = zip.length - 22 - 'b.json'.length - 46;
    expect(view.getUint32(second, true)).toBe(0x02014b50);
    const begins = view.getUint32(second + 42, true);
    view.setUint32(second + 42, begins - 10, true);
    expect(await resultsOf(zip)).toEqual([['lists.zip', 'Files of this zip overlap; it was not read.']]);
    view.setUint32(second + 42, 0, true);
    expect(await resultsOf(zip)).toEqual([['lists.zip', 'Files of this zip overlap; it was not read.']]);
  });

  test.each([
    ['packed', 6],
    ['stored', 0],
  ] as const)('with a changed %s file refuses that file', async (_, level) => {
    const zip = zipSync({ 'a.json': [file, { level }], 'b.json': file });
    const digit = zip.indexOf(level === 0 ? 0x31 : (zip[60] as number), 40);
    zip[digit] = (zip[digit] as number) ^ 1;
    expect(await resultsOf(zip)).toEqual([
      ['lists.zip/a.json', expect.stringMatching(/^This file is damaged in the zip/)],
      ['lists.zip/b.json', 'read'],
    ]);
  });

  test('with a wrong checksum says so', async () => {
    const zip = forged(zipSync({ 'a.json': file }), (view, entry) =>
      view.setUint32(entry + 16, view.getUint32(entry + 16, true) ^ 1, true),
    );
    expect(await resultsOf(zip)).toEqual([
      ['lists.zip/a.json', 'This file is damaged in the zip: its checksum does not match.'],
    ]);
  });

  test.each([
    ['the number of files', (view: DataView) => view.setUint16(view.byteLength - 12, 0xffff, true)],
    ['the list of files', (view: DataView) => view.setUint32(view.byteLength - 6, 0xffffffff, true)],
    ['a size', (view: DataView, entry: number) => view.setUint32(entry + 24, 0xffffffff, true)],
    ['a packed size', (view: DataView, entry: number) => view.setUint32(entry + 20, 0xffffffff, true)],
    ['a place', (view: DataView, entry: number) => view.setUint32(entry + 42, 0xffffffff, true)],
  ])('in zip64 format, by %s, is refused as such', async (_, change) => {
    expect(await resultsOf(forged(zipSync({ 'a.json': file }), change))).toEqual([
      ['lists.zip', 'This is a zip in the form for very large ones, zip64; make a plain zip.'],
    ]);
  });

  test('with more than 20,000 files is refused', async () => {
    const zip = zipSync(
      Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`${index}`, new Uint8Array()])),
    );
    expect(await resultsOf(zip)).toEqual([['lists.zip', expect.stringContaining('at most 20,000 files')]]);
  });

  test('with an encrypted file, or an unknown compression method, refuses that file', async () => {
    const zip = zipSync({ 'a.json': file });
    const flag = (offset: number, value: number) =>
      resultsOf(forged(zip, (view, entry) => view.setUint16(entry + offset, value, true)));
    expect(await flag(8, 1)).toEqual([['lists.zip/a.json', expect.stringContaining('password')]]);
    expect(await flag(10, 93)).toEqual([
      ['lists.zip/a.json', expect.stringContaining('unsupported compression method')],
    ]);
  });

  test('that is truncated or damaged is read or refused without an exception', async () => {
    const zip = zipSync({ 'a.json': file, 'b/c.ndjson': file });
    for (let length = 4; length < zip.length; length += 7) await resultsOf(zip.subarray(0, length));
    for (let at = 4; at < zip.length; at++) {
      const damaged = zip.slice();
      damaged[at] = 0xff - (damaged[at] as number);
      await resultsOf(damaged);
    }
    expect(await resultsOf(zip.subarray(0, zip.length - 5))).toEqual([
      ['lists.zip', 'This zip is cut off or damaged.'],
    ]);
  });
});

describe('an unsupported archive', () => {
  const tar = Buffer.alloc(1024);
  tar.write('lists/a.json');
  tar.write('ustar', 257);
  test.each([
    ['a gzip file', 'lists.json.gz', gzipSync(file)],
    ['a 7z archive', 'lists.7z', Buffer.from('7z\xbc\xaf\x27\x1c\0\x04', 'latin1')],
    ['a RAR archive', 'lists.rar', Buffer.from('Rar!\x1a\x07\x01\0', 'latin1')],
    ['an xz file', 'lists.tar.xz', Buffer.from('\xfd7zXZ\0\0\x04', 'latin1')],
    ['a bzip2 file', 'lists.bz2', Buffer.from('BZh91AY&SY', 'latin1')],
    ['a tar archive', 'lists.tar', tar],
  ])(
    'is recognised as %s by its bytes, also in a zip, and by its name if it is large',
    async (what, name, bytes) => {
      const sentence = `This is ${what}; unpack it first, or make a zip of what is in it.`;
      expect(await resultsOf(bytes)).toEqual([['lists.zip', sentence]]);
      expect(await resultsOf(zipSync({ 'a.json': bytes, 'b.json': file }))).toEqual([
        ['lists.zip/a.json', sentence],
        ['lists.zip/b.json', 'read'],
      ]);
      expect(tooLarge(name, 2 * MIB)).toBe(sentence);
    },
  );
});

describe('a file that is too large', () => {
  test.each([
    ['lists.zip', 64],
    ['lists.pdf', 32],
    ['lists.NDJSON', 64],
    ['links.txt', 64],
    ['roster.json', 1],
  ])('is refused by its size: %s over %i MiB', (name, most) => {
    expect(tooLarge(name, most * MIB)).toBeNull();
    expect(tooLarge(name, 500 * MIB)).toContain(name === 'roster.json' ? '256 KiB' : `${most} MiB`);
    expect(tooLarge(name, most * MIB + 1)).not.toBeNull();
  });
});

test('a text of more than 50,000 lines is read up to the limit', async () => {
  const read = await contentsOf('a.ndjson', Buffer.from('{}\n'.repeat(50_010)));
  expect(read).toHaveLength(50_001);
  expect(read.at(-1)).toMatchObject({ source: 'a.ndjson:50001', bytes: { ok: false } });
});

test('a text of only line breaks is empty', async () =>
  expect(await resultsOf(Buffer.from('\n'.repeat(5 * MIB)))).toEqual([
    ['lists.zip', 'This is empty; it must have a roster, or a link to one.'],
  ]));
