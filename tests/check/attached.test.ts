import * as fc from 'fast-check';
import { zlibSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { attachedFiles, attachedRosters, PDF_BYTES } from '@/lib/check/attached';
import { packFileText, rosterFileText, TOO_LARGE } from '@/lib/roster/file';
import type { Pack } from '@/lib/roster/pack';
import type { Roster } from '@/lib/roster/roster';
import { carried, carriedFor, ROSTER_TYPE_NAME, withAttachments } from '@/lib/sheet/pdf/attach';
import { nodeFonts } from '@/lib/sheet/pdf/fonts-node';
import { renderPdf } from '@/lib/sheet/pdf/render';
import { sheet, TEN } from '../sheet/fixture';

const roster = (name: string) => ({
  muster: 1 as const,
  system: 'x',
  name,
  player: '',
  notes: 'žluťoučký 駒',
  force: { a: [1, 2] },
});
const rosters = [roster('First'), roster('(Second) \\ <2>'), roster('三')];
let pdf: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  pdf = await renderPdf([sheet(TEN)], { paper: 'a4', carries: rosters.map(carried) }, nodeFonts());
});

const texts = (bytes: Uint8Array) => {
  const read = attachedRosters(bytes);
  return read.ok
    ? read.value.map((each) => (each.ok ? new TextDecoder().decode(each.value) : each.faults[0]?.message))
    : read.faults[0]?.message;
};
const none = /^This PDF carries no roster/;

describe('a PDF with rosters attached', () => {
  test('returns them unchanged, in order', () => expect(texts(pdf)).toEqual(rosters.map(rosterFileText)));

  test('returns each with its own pack, if it has one', async () => {
    const [first, second, third] = rosters as [Roster, Roster, Roster];
    const pack = (name: string): Pack => ({
      musterPack: 1,
      name,
      system: 'x',
      bans: { types: [], upgrades: [] },
    });
    const carries = [
      ...carriedFor(first, pack('Calais Open')),
      ...carriedFor(second, null),
      ...carriedFor(third, pack('駒')),
    ];
    const bytes = await renderPdf([sheet(TEN)], { paper: 'a4', carries }, nodeFonts());
    expect(texts(bytes)).toEqual(rosters.map(rosterFileText));
    const read = attachedFiles(bytes);
    const packs =
      read.ok &&
      read.value.map((unpack) => {
        const { pack: carried } = unpack();
        return carried?.ok && new TextDecoder().decode(carried.value);
      });
    expect(packs).toEqual([packFileText(pack('Calais Open')), undefined, packFileText(pack('駒'))]);
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
      fc.property(
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 20 }),
        fc.nat(),
        (changes, end) => {
          const changed = pdf.slice(0, end % 3 === 0 ? end % pdf.length : pdf.length);
          for (const [at, byte] of changed.length > 0 ? changes : []) changed[at % changed.length] = byte;
          texts(changed);
        },
      ),
      { numRuns: 100 },
    ));

  const forged = (length: number, packed: Uint8Array) =>
    Buffer.concat([
      Buffer.from(
        `%PDF-1.7\n1 0 obj\n<< /Type /EmbeddedFile /Subtype ${ROSTER_TYPE_NAME} /Filter /FlateDecode /Params << /Size 9 >> /Length ${length} >>\nstream\n`,
      ),
      packed,
    ]);
  const damaged = ['The roster in this PDF is damaged; save the PDF again from where it came.'];
  test('is refused if a roster unpacks to more than its limit', () => {
    const bomb = zlibSync(new Uint8Array(64 * 1024 * 1024));
    expect(texts(forged(bomb.length, bomb))).toEqual([TOO_LARGE]);
  });
  test('is refused if it is cut off within a roster', () =>
    expect(texts(forged(500, zlibSync(Buffer.from('{}'))))).toEqual(damaged));
  test('is refused if Muster did not print it', () => {
    expect(texts(Buffer.from('%PDF-1.4\n%%EOF'))).toMatch(none);
    expect(texts(new Uint8Array(PDF_BYTES + 1))).toMatch(/over 32 MiB/);
  });
});
