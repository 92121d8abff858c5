import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { strFromU8, zlibSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { PDF_BYTES } from '@/lib/check/contents/attached';
import { filesWithin } from '@/lib/check/contents/pdf-files';
import { packFileText, rosterFileText, TOO_LARGE } from '@/lib/roster/file';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import { type Attachment, carried, carriedFor, withAttachments } from '@/lib/sheet/pdf/attach';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { renderPdf } from '@/lib/sheet/pdf/render';
import { packsInPdf, rostersInPdf } from '../fixtures/contents';
import { sheet, TEN } from '../sheet/fixture';
import { bomb, HUGE_PICTURE, pdfInStream, pdfOf, pdfWith } from './hostile-files';

const MIB = 1024 * 1024;

const roster = (name: string) => ({
  muster: 1 as const,
  system: 'x',
  name,
  player: '',
  notes: 'žluťoučký 駒',
  force: { a: [1, 2] },
});
const rosters = [roster('First'), roster('(Second) \\ <2>'), roster('三')];
const pack = (name: string): Pack => ({
  musterPack: 1,
  name,
  system: 'x',
  bans: { types: [], upgrades: [] },
});
let pdf: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  pdf = await renderPdf([sheet(TEN)], { paper: 'a4', carries: rosters.map(carried) }, nodeFonts());
});

describe('a PDF with rosters attached', () => {
  test('returns them unchanged, in order', async () =>
    expect(await rostersInPdf(pdf)).toEqual(rosters.map(rosterFileText)));

  test('returns each with its own pack, if it has one', async () => {
    const [first, second, third] = rosters as [Roster, Roster, Roster];
    const carries = [
      ...carriedFor(first, pack('Calais Open')),
      ...carriedFor(second, null),
      ...carriedFor(third, pack('駒')),
    ];
    const bytes = await renderPdf([sheet(TEN)], { paper: 'a4', carries }, nodeFonts());
    expect(await rostersInPdf(bytes)).toEqual(rosters.map(rosterFileText));
    expect(await packsInPdf(bytes)).toEqual([
      packFileText(pack('Calais Open')),
      undefined,
      packFileText(pack('駒')),
    ]);
    const opened = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
    expect(Object.values((await opened.getAttachments()) as object)).toMatchObject(
      ['First.json', 'Calais-Open.pack.json', 'Second-2.json', '三.json', '駒.pack.json'].map((filename) => ({
        filename,
      })),
    );
  });

  test('can be read by other programs, which list the files by name', async () => {
    const opened = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise;
    expect(opened.numPages).toBe(1);
    const files = (await opened.getAttachments()) as Record<
      string,
      { filename: string; content: Uint8Array }
    >;
    expect(Object.values(files).map(({ filename }) => filename)).toEqual([
      'First.json',
      'Second-2.json',
      '三.json',
    ]);
    expect(new TextDecoder().decode(Object.values(files)[2]?.content)).toBe(rosterFileText(roster('三')));
  });

  test('is unchanged if there are none', () => expect(withAttachments(pdf, [])).toBe(pdf));

  test('with any damage is read or refused without an exception', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 20 }),
        fc.nat(),
        async (changes, end) => {
          const changed = pdf.slice(0, end % 3 === 0 ? end % pdf.length : pdf.length);
          for (const [at, byte] of changed.length > 0 ? changes : []) changed[at % changed.length] = byte;
          await rostersInPdf(changed);
        },
      ),
      { numRuns: 100 },
    ));

  test('with hundreds of rosters and packs keeps their order and pairs', async () => {
    const files = Array.from({ length: 300 }, (_, at) =>
      carriedFor(roster(`List ${at}`), at % 3 === 0 ? pack(`Pack ${at}`) : null),
    );
    const bytes = withAttachments(pdf, files.flat());
    expect(await rostersInPdf(bytes)).toEqual(files.map(([file]) => strFromU8((file as Attachment).bytes)));
    expect(await packsInPdf(bytes)).toEqual(files.map(([, file]) => file && strFromU8(file.bytes)));
  });

  test('with a list of files of uneven depth keeps their order', async () => {
    const leaf = (key: string, object: number) =>
      `<< /Names [(${key}) << /F (a.json) /EF << /F ${object} 0 R >> >>] >>`;
    const files = `<< /Kids [<< /Kids [${leaf('0001', 3)}] >> ${leaf('0002', 4)}] >>`;
    const streams = ['{"a":1}', '{"a":2}'];
    const bytes = pdfWith(
      `/Names << /EmbeddedFiles ${files} >>`,
      streams.map((text) => ({ head: '', bytes: Buffer.from(text) })),
    );
    expect(await rostersInPdf(bytes)).toEqual(streams);
  });

  test('is refused alone if it unpacks to more than its limit', async () => {
    const small = zlibSync(Buffer.from('{}'));
    expect(await rostersInPdf(pdfOf(small, bomb(2 * MIB), small))).toEqual(['{}', TOO_LARGE, '{}']);
  });
});

describe('a PDF that another program saved again', () => {
  const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}.pdf`, import.meta.url));
  const original = fixture('version-0.2/battle-royale');

  test.each(['qpdf-linearize', 'qpdf-object-streams', 'qpdf-owner-password', 'mutool-clean-gggz'])(
    'is read as the original is: %s',
    async (name) => {
      const bytes = fixture(`resaved/${name}`);
      expect(await rostersInPdf(original)).toHaveLength(3);
      expect(await rostersInPdf(bytes)).toEqual(await rostersInPdf(original));
      expect(await packsInPdf(bytes)).toEqual(await packsInPdf(original));
    },
  );

  test('is refused in a sentence if it needs a password', async () =>
    expect(await rostersInPdf(fixture('resaved/qpdf-user-password'))).toBe(
      'This PDF is locked with a password. Save it without one, then open that.',
    ));
});

describe('a PDF is refused in a sentence', () => {
  const none = /^This PDF contains no roster\. .* Open the original PDF or the link, or scan the QR code\.$/;
  const cutOff = /^This PDF is cut off or damaged\. /;
  const packed = (text: string) => ({ head: '/Filter /FlateDecode', bytes: zlibSync(Buffer.from(text)) });
  const names = (entries: string) => `/Names << /EmbeddedFiles << /Names [${entries}] >> >>`;

  test.each([
    ['if Muster did not make it', Buffer.from('%PDF-1.4\n%%EOF'), cutOff],
    ['if nothing is attached', pdfWith('', []), none],
    [
      'if something else is attached',
      pdfWith(names('(a) << /F (a.png) /EF << /F 3 0 R >> >>'), [packed('x')]),
      none,
    ],
    ['if it is cut off', pdfOf(zlibSync(Buffer.from('{}'))).subarray(0, 200), cutOff],
    ['if it is over 32 MiB', new Uint8Array(PDF_BYTES + 1), /over 32 MiB/],
  ])('%s', async (_, bytes, sentence) => expect(await rostersInPdf(bytes)).toMatch(sentence));

  test.each([
    ['rosters', pdfOf(...Array<Uint8Array>(9).fill(bomb(MIB)))],
    ['a stream of objects', pdfInStream(bomb(9 * MIB))],
    ['a picture', pdfWith(names('(a) << /F (a.json) /EF << /F 3 0 R >> >>'), [HUGE_PICTURE])],
  ])('if it needs too much memory for %s', async (_, bytes) => {
    const { Uint8Array: made } = globalThis;
    const refusal = 'This PDF needs more than 8 MiB of memory to read; it was not read.';
    expect(await filesWithin(8 * MIB, new Uint8Array(bytes))).toMatchObject({
      faults: [{ message: refusal }],
    });
    expect(globalThis.Uint8Array).toBe(made);
  });
});
