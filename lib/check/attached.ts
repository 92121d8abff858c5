import type { Parsed } from '@/lib/roster/report';
import { FILE_BYTES } from '@/lib/roster/roster';
import { ROSTER_TYPE_NAME } from '@/lib/sheet/pdf/attach';
import { inflated } from './inflate';
import { refused } from './json';

/** Most bytes of a PDF that is read, and most rosters of one. */
export const PDF_BYTES = 32 * 1024 * 1024;
const MOST_ROSTERS = 1000;

const latin1 = new TextDecoder('latin1');

/** Do these bytes begin as a PDF does? */
export const isPdf = (bytes: Uint8Array): boolean => latin1.decode(bytes.subarray(0, 5)) === '%PDF-';

/** The rosters that a PDF carries, each as the bytes of its file or why they cannot be had; the last printed counts. */
export function attachedRosters(pdf: Uint8Array): Parsed<Parsed<Uint8Array>[]> {
  if (pdf.length > PDF_BYTES) return refused('This PDF is over 32 MiB; no PDF that Muster prints is.');
  const text = latin1.decode(pdf);
  const rosters: Parsed<Uint8Array>[] = [];
  const heads = new RegExp(
    `/Subtype ${ROSTER_TYPE_NAME} /Filter /FlateDecode /Params << /Size \\d+ >> /Length (\\d+) >>\\nstream\\n`,
    'g',
  );
  for (const head of text.matchAll(heads)) {
    if (rosters.length === MOST_ROSTERS) break;
    rosters.push(unpacked(pdf, head.index + head[0].length, Number(head[1])));
  }
  if (rosters.length > 0) return { ok: true, value: rosters };
  return refused('This PDF carries no roster: only one that Muster printed does, as it was saved.');
}

function unpacked(pdf: Uint8Array, from: number, length: number): Parsed<Uint8Array> {
  const whole = length <= FILE_BYTES && from + length <= pdf.length;
  const bytes = whole ? inflated(pdf.subarray(from, from + length), 'zlib') : null;
  return bytes
    ? { ok: true, value: bytes }
    : refused('The roster in this PDF is damaged; save the PDF again from where it came.');
}
