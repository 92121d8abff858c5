import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { contentsOf } from '@/lib/check/contents';
import { tooLarge } from '@/lib/check/limits';
import { linkTo } from '@/lib/check/link';
import { rosterFileText } from '@/lib/roster/file';
import type { Roster } from '@/lib/roster/roster';
import { goodRoster } from './bad-rosters';

const MIB = 1024 * 1024;
const roster = goodRoster() as unknown as Roster;
const file = Buffer.from(rosterFileText(roster));
const link = Buffer.from(linkTo('https://muster.example', roster));

/** What came of each: the source, and the roster's first bytes or the sentence. */
const of = (bytes: Uint8Array) =>
  contentsOf('lists.zip', bytes).map(({ source, bytes: read }) => [
    source,
    read.ok ? 'read' : read.faults[0]?.message,
  ]);

/** A zip whose one file says of itself what it likes; `change` is given the view and where its entry begins. */
function forged(zip: Uint8Array, change: (view: DataView, entry: number) => void): Uint8Array {
  const copy = zip.slice();
  const view = new DataView(copy.buffer);
  change(view, view.getUint32(copy.length - 6, true));
  return copy;
}

describe('a zip', () => {
  test('gives its rosters, links and lines, and names them by their paths in it', () => {
    const zip = zipSync({
      'first.json': file,
      more: { 'links.txt': link, 'many.ndjson': Buffer.from('{"a":1}\n\n{"b":2}\n') },
      stored: [file, { level: 0 }],
    });
    expect(of(zip)).toEqual([
      ['lists.zip/first.json', 'read'],
      ['lists.zip/more/links.txt', 'read'],
      ['lists.zip/more/many.ndjson:1', 'read'],
      ['lists.zip/more/many.ndjson:3', 'read'],
      ['lists.zip/stored', 'read'],
    ]);
    expect(contentsOf('lists.zip', zip)[0]?.bytes).toEqual({ ok: true, value: new Uint8Array(file) });
  });

  test('leaves out what systems put beside files', () => {
    const zip = zipSync({ '__MACOSX/._a.json': file, '.DS_Store': file, 'Thumbs.db': file, 'a.json': file });
    expect(of(zip)).toEqual([['lists.zip/a.json', 'read']]);
  });

  test('with nothing in it says so', () =>
    expect(of(zipSync({}))).toEqual([['lists.zip', 'There is no file in this zip.']]));

  test('in a zip is refused in its place, by its name or its content, and the rest goes on', () => {
    const inner = zipSync({ 'a.json': file });
    const zip = zipSync({ 'inner.zip': inner, 'inner.json': inner, 'b.json': file });
    expect(of(zip)).toEqual([
      ['lists.zip/inner.zip', expect.stringContaining('a zip in a zip')],
      ['lists.zip/inner.json', expect.stringContaining('a zip in a zip')],
      ['lists.zip/b.json', 'read'],
    ]);
  });

  test('with paths that lead out of it shows them cleaned', () => {
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
    expect(of(zip).map(([source]) => source)).toEqual([
      'lists.zip/etc/passwd',
      'lists.zip/root/a.json',
      'lists.zip/Users/b.json',
      'lists.zip/c.json',
      'lists.zip/x/y/d.json',
      'lists.zip/enosj.json',
      'lists.zip/f [31m.json',
    ]);
  });

  test('with a file over the limit of its kind refuses that file alone, without unpacking it', () => {
    const zip = zipSync({ 'a.json': new Uint8Array(3 * MIB), 'b.json': file });
    expect(of(zip)).toEqual([
      ['lists.zip/a.json', expect.stringContaining('over 1 MiB')],
      ['lists.zip/b.json', 'read'],
    ]);
  });

  test('with a file that unpacks to a thousand times its size refuses that file', () => {
    const zip = zipSync({ 'bomb.ndjson': new Uint8Array(60 * MIB), 'b.json': file });
    expect(of(zip)).toEqual([
      ['lists.zip/bomb.ndjson', expect.stringContaining('more than 250 times its size')],
      ['lists.zip/b.json', 'read'],
    ]);
  });

  test('whose file unpacks to more than it says is stopped there', () => {
    const zip = forged(zipSync({ 'bomb.json': new Uint8Array(60 * MIB) }), (view, entry) =>
      view.setUint32(entry + 24, 1000, true),
    );
    expect(of(zip)).toEqual([['lists.zip/bomb.json', 'This file is damaged in the zip.']]);
  });

  test('that unpacks to over 512 MiB in all is read up to there', () => {
    const part = new Uint8Array(30 * MIB);
    for (let at = 0; at < part.length; at += 2048) crypto.getRandomValues(part.subarray(at, at + 32));
    const once = zipSync({ 'a.pdf': part });
    const [head, entries] = [once.length - 22 - 46 - 5, 20];
    const directory = Array.from({ length: entries }, () => once.subarray(head, head + 51));
    const end = once.slice(-22);
    const view = new DataView(end.buffer);
    view.setUint16(8, entries, true);
    view.setUint16(10, entries, true);
    // Room enough that the files need not lie in each other.
    const padded = Buffer.concat([once.subarray(0, head), new Uint8Array(head * entries), ...directory, end]);
    new DataView(padded.buffer, padded.byteOffset).setUint32(padded.length - 6, head * (entries + 1), true);
    const read = of(padded);
    expect(read).toHaveLength(18);
    expect(read.at(-1)?.[1]).toBe(
      'This zip unpacks to over 512 MiB. This file and 2 after it were not read.',
    );
  });

  test('whose files lie in each other is refused', () => {
    const once = zipSync({ 'a.json': file });
    const head = once.length - 22 - 46 - 6;
    const end = once.slice(-22);
    new DataView(end.buffer).setUint16(10, 300, true);
    const entry = once.subarray(head, head + 52);
    expect(of(Buffer.concat([once.subarray(0, head), ...Array(300).fill(entry), end]))).toEqual([
      ['lists.zip', expect.stringContaining('lie in each other')],
    ]);
  });

  test('with more than 20,000 files is refused', () => {
    const zip = zipSync(
      Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`${index}`, new Uint8Array()])),
    );
    expect(of(zip)).toEqual([['lists.zip', expect.stringContaining('at most 20,000 files')]]);
  });

  test('with a locked file, or one packed in a way not known, refuses that file', () => {
    const zip = zipSync({ 'a.json': file });
    const flag = (offset: number, value: number) =>
      of(forged(zip, (view, entry) => view.setUint16(entry + offset, value, true)));
    expect(flag(8, 1)).toEqual([['lists.zip/a.json', expect.stringContaining('password')]]);
    expect(flag(10, 93)).toEqual([['lists.zip/a.json', expect.stringContaining('not known here')]]);
  });

  test('cut off or damaged anywhere is read or refused, never thrown', () => {
    const zip = zipSync({ 'a.json': file, 'b/c.ndjson': file });
    for (let length = 4; length < zip.length; length += 7) of(zip.subarray(0, length));
    for (let at = 4; at < zip.length; at++) {
      const damaged = zip.slice();
      damaged[at] = 0xff - (damaged[at] as number);
      of(damaged);
    }
    expect(of(zip.subarray(0, zip.length - 5))).toEqual([['lists.zip', 'This zip is cut off or damaged.']]);
  });
});

describe('a file that is too large', () => {
  test.each([
    ['lists.zip', 64],
    ['lists.pdf', 32],
    ['lists.NDJSON', 64],
    ['links.txt', 64],
    ['roster.json', 1],
  ])('is refused by its size alone: %s over %i MiB', (name, most) => {
    expect(tooLarge(name, most * MIB)).toBeNull();
    expect(tooLarge(name, 500 * MIB)).toMatch(new RegExp(`\\b${most} MiB`));
    expect(tooLarge(name, most * MIB + 1)).not.toBeNull();
  });
});

test('a text of more than 50,000 lines is read up to there', () => {
  const read = contentsOf('a.ndjson', Buffer.from('{}\n'.repeat(50_010)));
  expect(read).toHaveLength(50_001);
  expect(read.at(-1)).toMatchObject({ source: 'a.ndjson:50001', bytes: { ok: false } });
});

test('a text of nothing but line ends holds nothing', () =>
  expect(of(Buffer.from('\n'.repeat(5 * MIB)))).toEqual([['lists.zip', 'There is nothing in it.']]));
