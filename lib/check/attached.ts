import { TOO_LARGE } from '@/lib/roster/file';
import { type Parsed, refused } from '@/lib/roster/report';
import { LIBRARY_BYTES } from '@/lib/roster/roster';
import { PACK_TYPE_NAME, ROSTER_TYPE_NAME } from '@/lib/sheet/pdf/attach';
import type { Budget } from './budget';
import { inflated } from './inflate';

/** Maximum size of a PDF, in bytes, and number of rosters in it. */
export const PDF_BYTES = 32 * 1024 * 1024;
const MOST_ROSTERS = 1000;
const TOO_MANY = 'A PDF may carry at most 1,000 rosters; from here on it was not read.';

const latin1 = new TextDecoder('latin1');

/** Whether these bytes start like a PDF. */
export const isPdf = (bytes: Uint8Array): boolean => latin1.decode(bytes.subarray(0, 5)) === '%PDF-';

/** The bytes of a file attached to a PDF, or why they cannot be read. */
type Bytes = Parsed<Uint8Array>;

/** A roster attached to a PDF, with the pack that it is built for if that is attached too. */
interface AttachedBytes {
  bytes: Bytes;
  pack?: Bytes;
}

/** Unpacks a roster attached to a PDF. */
type Attached = (budget?: Budget) => AttachedBytes;

/** The rosters attached to a PDF, each as the bytes of its file. */
export function attachedRosters(pdf: Uint8Array): Parsed<Bytes[]> {
  const files = attachedFiles(pdf);
  return files.ok ? { ok: true, value: files.value.map((unpack) => unpack().bytes) } : files;
}

/** The rosters attached to a PDF, each with its pack, none of them unpacked yet. */
export function attachedFiles(pdf: Uint8Array): Parsed<Attached[]> {
  if (pdf.length > PDF_BYTES) return refused('This PDF is over 32 MiB; no PDF that Muster prints is.');
  const found: { roster: Place; pack?: Place }[] = [];
  for (const { isPack, ...place } of placesIn(pdf)) {
    const before = found.at(-1);
    // A pack follows its roster; a second one, or one before the first roster, is ignored.
    if (!isPack) found.push({ roster: place });
    else if (before) before.pack ??= place;
    if (found.length > MOST_ROSTERS) break;
  }
  if (found.length === 0)
    return refused('This PDF carries no roster: only one that Muster printed does, as it was saved.');
  const files = found.map(
    ({ roster, pack }): Attached =>
      (budget) => ({
        bytes: unpacked(pdf, roster, 'roster', budget),
        ...(pack ? { pack: unpacked(pdf, pack, 'pack', budget) } : {}),
      }),
  );
  if (files.length > MOST_ROSTERS) files[MOST_ROSTERS] = () => ({ bytes: refused(TOO_MANY) });
  return { ok: true, value: files };
}

/** The position of an attached file in the bytes of a PDF. */
interface Place {
  from: number;
  length: number;
}

function* placesIn(pdf: Uint8Array): Generator<Place & { isPack: boolean }> {
  const text = latin1.decode(pdf);
  const heads = new RegExp(
    `/Subtype (${ROSTER_TYPE_NAME}|${PACK_TYPE_NAME}) /Filter /FlateDecode /Params << /Size \\d+ >> /Length (\\d+) >>\\nstream\\n`,
    'g',
  );
  for (let head = heads.exec(text); head; head = heads.exec(text)) {
    const place = { from: heads.lastIndex, length: Number(head[2]) };
    yield { ...place, isPack: head[1] === PACK_TYPE_NAME };
    // Attached files do not nest: continue after this one.
    if (isWhole(pdf, place)) heads.lastIndex += place.length;
  }
}

const isWhole = (pdf: Uint8Array, { from, length }: Place): boolean =>
  length <= LIBRARY_BYTES && from + length <= pdf.length;

function unpacked(pdf: Uint8Array, place: Place, what: string, budget?: Budget): Parsed<Uint8Array> {
  const { from, length } = place;
  const bytes = isWhole(pdf, place)
    ? inflated(pdf.subarray(from, from + length), 'zlib', { budget })
    : 'damaged';
  if (bytes === 'large') return refused(TOO_LARGE);
  return bytes === 'damaged'
    ? refused(`The ${what} in this PDF is damaged; save the PDF again from where it came.`, 'damaged')
    : { ok: true, value: bytes };
}
