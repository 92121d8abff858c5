import { type Parsed, refused } from '@/lib/roster/report';
import { FILE_BYTES } from '@/lib/roster/roster';
import { PACK_TYPE_NAME, ROSTER_TYPE_NAME } from '@/lib/sheet/pdf/attach';
import type { Budget } from './budget';
import { inflated } from './inflate';

/** Most bytes of a PDF that is read, and most rosters of one. */
export const PDF_BYTES = 32 * 1024 * 1024;
const MOST_ROSTERS = 1000;
const TOO_MANY = 'A PDF may carry at most 1,000 rosters; from here on it was not read.';

const latin1 = new TextDecoder('latin1');

/** Do these bytes begin as a PDF does? */
export const isPdf = (bytes: Uint8Array): boolean => latin1.decode(bytes.subarray(0, 5)) === '%PDF-';

/** The bytes of a file that a PDF carries, or why they cannot be had. */
type Bytes = Parsed<Uint8Array>;

/** A roster that a PDF carries, with the pack that it is built for, where that is there too. */
interface Carried {
  bytes: Bytes;
  pack?: Bytes;
}

/** A roster that a PDF carries, unpacked when it is asked for. */
type Attached = (budget?: Budget) => Carried;

/** The rosters that a PDF carries, each as the bytes of its file. */
export function attachedRosters(pdf: Uint8Array): Parsed<Bytes[]> {
  const files = attachedFiles(pdf);
  return files.ok ? { ok: true, value: files.value.map((unpack) => unpack().bytes) } : files;
}

/** The rosters that a PDF carries, each with its pack, none of them unpacked yet. */
export function attachedFiles(pdf: Uint8Array): Parsed<Attached[]> {
  if (pdf.length > PDF_BYTES) return refused('This PDF is over 32 MiB; no PDF that Muster prints is.');
  const found: { roster: Place; pack?: Place }[] = [];
  for (const { isPack, ...place } of placesIn(pdf)) {
    const before = found.at(-1);
    // A pack stands behind its roster; a second one there, or one before all rosters, is nobody's.
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

/** Where the bytes of a file lie in a PDF. */
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
    // No file lies in another.
    if (isWhole(pdf, place)) heads.lastIndex += place.length;
  }
}

const isWhole = (pdf: Uint8Array, { from, length }: Place): boolean =>
  length <= FILE_BYTES && from + length <= pdf.length;

function unpacked(pdf: Uint8Array, place: Place, what: string, budget?: Budget): Parsed<Uint8Array> {
  const { from, length } = place;
  const bytes = isWhole(pdf, place) ? inflated(pdf.subarray(from, from + length), 'zlib', { budget }) : null;
  return bytes
    ? { ok: true, value: bytes }
    : refused(`The ${what} in this PDF is damaged; save the PDF again from where it came.`, 'damaged');
}
