import * as fc from 'fast-check';
import { strToU8, zipSync, zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { contentsInTurn } from '@/lib/check/contents';
import { Budget } from '@/lib/check/contents/budget';
import { linkTo } from '@/lib/check/link';
import type { Roster } from '@/lib/roster/roster';
import { contentsOf, readPdf } from '../fixtures/contents';
import { goodRoster } from './bad-rosters';
import { bomb, forged, pdfOf } from './hostile-files';

const MIB = 1024 * 1024;
const roster = goodRoster() as unknown as Roster;
const file = strToU8(JSON.stringify(roster));
const link = linkTo('https://muster.example', roster);

/** A budget that exposes its counts. */
class Counting extends Budget {
  bytes = 0;
  entries: string[] = [];
  override unpack(bytes: number) {
    this.bytes += bytes;
    super.unpack(bytes);
  }
  override enter(source: string) {
    this.entries.push(source);
    super.enter(source);
  }
}

/** The result for each input: its source, and the number of bytes or the sentence. */
const resultsOf = async (name: string, bytes: Uint8Array, budget: Budget) =>
  (await contentsOf(name, bytes, budget)).map(({ source, bytes: read }) => [
    source,
    read.ok ? read.value.length : read.faults[0]?.message,
  ]);

const OVER = 'One file may unpack to at most 4 MiB in all; from here on nothing was read.';
const mebibyte = bomb(MIB);
const many = pdfOf(...Array<Uint8Array>(90).fill(mebibyte));

describe('a PDF of 100 kB whose rosters unpack to 90 MB', () => {
  test('is read as far as the budget goes, and reports where it ended', async () => {
    const budget = new Counting({ bytes: 4 * MIB });
    expect(await resultsOf('a.pdf', many, budget)).toEqual([
      ...[1, 2, 3, 4].map((number) => [`a.pdf#${number}`, MIB]),
      ['a.pdf#5', OVER],
    ]);
    expect(budget.bytes).toBeLessThanOrEqual(6 * MIB);
  });

  test('shares the budget of the zip that it is in', async () => {
    const zip = zipSync({ 'a.json': file, 'b.pdf': many, 'c.pdf': many, 'd.json': file });
    const budget = new Counting({ bytes: 4 * MIB });
    const read = await resultsOf('lists.zip', zip, budget);
    expect(read.map(([source]) => source)).toEqual([
      'lists.zip/a.json',
      'lists.zip/b.pdf#1',
      'lists.zip/b.pdf#2',
      'lists.zip/b.pdf#3',
      'lists.zip/b.pdf#4',
    ]);
    expect(read.at(-1)?.[1]).toBe(OVER);
    expect(budget.bytes).toBeLessThanOrEqual(6 * MIB);
  });
});

test('a PDF with more than 1,000 rosters is read up to the limit, and says so', async () => {
  const pdf = pdfOf(...Array<Uint8Array>(1200).fill(zlibSync(file)));
  const read = await resultsOf('a.pdf', pdf, new Budget());
  expect(read).toHaveLength(1001);
  expect(read.at(-1)).toEqual([
    'a.pdf#1001',
    'A PDF can contain at most 1,000 rosters; the rest was not read.',
  ]);
});

test('a text of links that each unpack to 1 MB is read as far as the budget goes', async () => {
  const base64 = Buffer.from(mebibyte.subarray(2, -4)).toString('base64url');
  const text = strToU8(`https://muster.example/open#r1.${base64}\n`.repeat(2000));
  const budget = new Counting({ bytes: 4 * MIB });
  const read = await resultsOf('chat.txt', text, budget);
  expect(read).toHaveLength(5);
  expect(read.at(-1)).toEqual(['chat.txt:5', OVER]);
});

test('a file is not unpacked much beyond its stated size', async () => {
  const zip = forged(zipSync({ 'bomb.json': new Uint8Array(24 * MIB) }), (view, entry) =>
    view.setUint32(entry + 24, 1000, true),
  );
  const budget = new Counting();
  expect(await resultsOf('lists.zip', zip, budget)).toEqual([
    ['lists.zip/bomb.json', 'This file is damaged in the zip.'],
  ]);
  expect(budget.bytes).toBeLessThanOrEqual(9 * MIB);
});

test('of a file that its name does not allow, little more than the start is unpacked, and counted', async () => {
  const large = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`${at}.json`, new Uint8Array(3 * MIB)]),
  );
  const budget = new Counting({ bytes: 4 * MIB });
  const read = await resultsOf('lists.zip', zipSync(large), budget);
  expect(read.slice(0, 30).map(([, says]) => says)).toEqual(
    Array(30).fill(expect.stringContaining('over 256 KiB')),
  );
  expect(read.at(-1)?.[1]).toBe(OVER);
  expect(budget.bytes).toBeLessThanOrEqual(5 * MIB);
});

test('files and rosters are counted together at all levels of nesting', async () => {
  const text = strToU8('{"muster":1}\n'.repeat(50));
  const zip = zipSync({ 'a.ndjson': text, 'b.ndjson': text, 'c.pdf': pdfOf(zlibSync(file)) });
  const read = await resultsOf('lists.zip', zip, new Budget({ entries: 75 }));
  expect(read).toHaveLength(74);
  expect(read.at(-1)).toEqual([
    'lists.zip/b.ndjson:24',
    'One file may hold at most 75 files and rosters; from here on nothing was read.',
  ]);
});

describe('the time for unpacking', () => {
  test('is bounded, and added up over all pieces', async () => {
    let now = 0;
    const budget = new Budget({ seconds: 2 }, () => (now += 10));
    const read = await resultsOf('a.pdf', many, budget);
    expect(read.at(-1)?.[1]).toBe(
      'Unpacking one file may take at most 2 seconds; from here on nothing was read.',
    );
    expect(read.length).toBeLessThan(100);
  });

  test('does not include the time that the consumer takes', async () => {
    let now = 0;
    const budget = new Budget({ seconds: 2 }, () => now);
    let count = 0;
    for await (const input of contentsInTurn(
      'a.pdf',
      pdfOf(...Array<Uint8Array>(9).fill(mebibyte)),
      readPdf,
      budget,
    )) {
      expect(input.bytes.ok).toBe(true);
      now += 60_000;
      count++;
    }
    expect(count).toBe(9);
  });
});

describe('a damaged zip with all kinds of files', () => {
  const whole = {
    'a.json': file,
    'b.pdf': pdfOf(zlibSync(file), mebibyte, zlibSync(file)),
    'c/links.txt': strToU8(`Ann: ${link}\nBo: ${link}\n`),
    'c/many.ndjson': strToU8('{"muster":1}\n'.repeat(20)),
    'stored.json': [file, { level: 0 }] as [Uint8Array, { level: 0 }],
  };
  const bases = [zipSync(whole), whole['b.pdf']];
  const change = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 255 }));

  test('is read or refused in sentences, without exceptions and with bounded work', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...bases),
        fc.array(change, { maxLength: 8 }),
        fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 3 }),
        async (base, changes, end) => {
          const bytes = base.slice(0, end === null ? base.length : Math.floor(end * base.length));
          for (const [at, byte] of bytes.length > 0 ? changes : [])
            bytes[Math.floor(at * (bytes.length - 1))] = byte;
          const budget = new Counting({ bytes: 2 * MIB, entries: 30 });
          for (const [, read] of await resultsOf('a.zip', bytes, budget))
            if (typeof read !== 'number') expect(read).toMatch(/^.+\.$/s);
          expect(budget.bytes).toBeLessThanOrEqual(4 * MIB);
          expect(budget.entries.length).toBeLessThanOrEqual(31);
        },
      ),
      { numRuns: 500 },
    ));

  test('never yields a changed file if one byte is changed', async () => {
    const zip = zipSync({ 'a.json': file, 'b.json': [file, { level: 0 }] });
    for (let at = 4; at < zip.length; at++) {
      const damaged = zip.slice();
      damaged[at] = 0xff - (damaged[at] as number);
      for (const { bytes } of await contentsOf('a.zip', damaged))
        if (bytes.ok) expect(bytes.value).toEqual(file);
    }
  });
});
