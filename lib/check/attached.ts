import type { Parsed } from '@/lib/roster/report';
import { FILE_BYTES } from '@/lib/roster/roster';
import { PACK_TYPE_NAME, ROSTER_TYPE_NAME } from '@/lib/sheet/pdf/attach';
import { inflated } from './inflate';
import { refused } from './json';

/** Most bytes of a PDF that is read, and most rosters of one. */
export const PDF_BYTES = 32 * 1024 * 1024;
const MOST_ROSTERS = 1000;

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

/** The rosters that a PDF carries, each as the bytes of its file. */
export function attachedRosters(pdf: Uint8Array): Parsed<Bytes[]> {
  const files = attachedFiles(pdf);
  return files.ok ? { ok: true, value: files.value.map(({ bytes }) => bytes) } : files;
}

/** The rosters that a PDF carries, each with its pack; the last printed counts. */
export function attachedFiles(pdf: Uint8Array): Parsed<Carried[]> {
  if (pdf.length > PDF_BYTES) return refused('This PDF is over 32 MiB; no PDF that Muster prints is.');
  const text = latin1.decode(pdf);
  const rosters: Carried[] = [];
  const heads = new RegExp(
    `/Subtype (${ROSTER_TYPE_NAME}|${PACK_TYPE_NAME}) /Filter /FlateDecode /Params << /Size \\d+ >> /Length (\\d+) >>\\nstream\\n`,
    'g',
  );
  for (const head of text.matchAll(heads)) {
    const [whole, type, length] = head;
    const bytes = (what: string) => unpacked(pdf, head.index + whole.length, Number(length), what);
    const before = rosters.at(-1);
    // A pack stands behind its roster; a second one there, or one before all rosters, is nobody's.
    if (type === PACK_TYPE_NAME) {
      if (before) before.pack ??= bytes('pack');
    } else if (rosters.length === MOST_ROSTERS) break;
    else rosters.push({ bytes: bytes('roster') });
  }
  if (rosters.length > 0) return { ok: true, value: rosters };
  return refused('This PDF carries no roster: only one that Muster printed does, as it was saved.');
}

function unpacked(pdf: Uint8Array, from: number, length: number, what: string): Parsed<Uint8Array> {
  const whole = length <= FILE_BYTES && from + length <= pdf.length;
  const bytes = whole ? inflated(pdf.subarray(from, from + length), 'zlib') : null;
  return bytes
    ? { ok: true, value: bytes }
    : refused(`The ${what} in this PDF is damaged; save the PDF again from where it came.`);
}
