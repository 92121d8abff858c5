import type { Parsed } from '@/lib/roster/report';
import { cleanText } from '@/lib/sheet/clean';
import { inflated } from './inflate';
import { refused } from './json';
import { tooLarge, ZIP_BYTES } from './limits';

const MIB = 1024 * 1024;

/** Most files of a zip, and most bytes they unpack to in all. */
const ZIP_FILES = 20_000;
const UNPACKED_BYTES = 512 * MIB;
/** From this size on a file may not unpack to more than so many times its bytes: lists are never so much alike. */
const SUSPECT_BYTES = 4 * MIB;
const MOST_TIMES = 250;

/** A file of a zip: its path as it may be shown, and its bytes or why there are none. */
export interface Unzipped {
  path: string;
  bytes: Parsed<Uint8Array>;
}

/** Do these bytes begin as a zip does? */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && bytes[3] === bytes[2] + 1;

/**
 * The files of a zip, unpacked one by one as they are asked for, or why it cannot be read. Folders and what systems
 * put beside files are left out. Nothing is written anywhere: a path is text to show, and cleaned.
 */
export function unzip(bytes: Uint8Array): Parsed<Iterable<Unzipped>> {
  if (bytes.length > ZIP_BYTES) return refused(tooLarge('.zip', bytes.length) ?? '');
  const listed = entriesOf(bytes);
  if (!listed.ok) return listed;
  const files = listed.value.filter(({ path }) => path !== '' && !HIDDEN.test(path));
  const packed = files.reduce((sum, file) => sum + file.packed, 0);
  if (packed > bytes.length) return refused('The files of this zip lie in each other; it was not read.');
  return { ok: true, value: unpackedInTurn(bytes, files) };
}

const HIDDEN = /(?:^|\/)(?:\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

function* unpackedInTurn(bytes: Uint8Array, files: readonly Entry[]): Generator<Unzipped> {
  let left = UNPACKED_BYTES;
  for (const [index, file] of files.entries()) {
    const refusal = refusalOf(file);
    if (refusal !== null) {
      yield { path: file.path, bytes: refused(refusal) };
      continue;
    }
    left -= file.size;
    if (left < 0) {
      const others = files.length - index - 1;
      const rest = others === 0 ? '' : ` This file and ${others} after it were not read.`;
      yield { path: file.path, bytes: refused(`This zip unpacks to over 512 MiB.${rest}`) };
      return;
    }
    yield { path: file.path, bytes: unpacked(bytes, file) };
  }
}

function refusalOf({ path, size, packed, method, encrypted }: Entry): string | null {
  if (encrypted) return 'This file is locked with a password; a zip without one can be read.';
  if (method !== STORED && method !== DEFLATED)
    return 'This file is packed in a way that is not known here; make a plain zip.';
  if (/\.zip$/i.test(path)) return NESTED;
  if (size > SUSPECT_BYTES && size > packed * MOST_TIMES)
    return `This file unpacks to more than ${MOST_TIMES} times its size; it was not unpacked.`;
  return tooLarge(path, size);
}

/** What is said of a zip in a zip. */
export const NESTED = 'This is a zip in a zip; unpack the outer one first.';

function unpacked(bytes: Uint8Array, { at, size, packed, method }: Entry): Parsed<Uint8Array> {
  const view = viewOf(bytes);
  if (at + 30 > bytes.length || view.getUint32(at, true) !== FILE_HEAD) return DAMAGED;
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + packed > bytes.length) return DAMAGED;
  const data = bytes.subarray(from, from + packed);
  const whole = method === STORED ? data : inflated(data, 'deflate', size);
  return whole?.length === size ? { ok: true, value: whole } : DAMAGED;
}

const DAMAGED = refused('This file is damaged in the zip.');
const STORED = 0;
const DEFLATED = 8;

/** An entry of the zip's directory (APPNOTE 4.3.12). */
interface Entry {
  path: string;
  method: number;
  encrypted: boolean;
  /** Bytes in the zip, and unpacked. */
  packed: number;
  size: number;
  /** Where its own head begins. */
  at: number;
}

const FILE_HEAD = 0x04034b50;
const ENTRY_HEAD = 0x02014b50;
const END_HEAD = 0x06054b50;
const END_LENGTH = 22;
const COMMENT_LENGTH = 0xffff;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function entriesOf(bytes: Uint8Array): Parsed<Entry[]> {
  const view = viewOf(bytes);
  let end = bytes.length - END_LENGTH;
  const first = Math.max(0, end - COMMENT_LENGTH);
  while (end >= first && view.getUint32(end, true) !== END_HEAD) end--;
  if (end < first) return refused('This zip is cut off or damaged.');
  const count = view.getUint16(end + 10, true);
  if (count > ZIP_FILES)
    return refused('A zip may have at most 20,000 files; this has more and was not read.');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY_HEAD)
      return refused('This zip is cut off or damaged.');
    const flags = view.getUint16(at + 8, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + 46, at + 46 + nameLength);
    entries.push({
      path: shownPath(name),
      method: view.getUint16(at + 10, true),
      encrypted: (flags & 1) !== 0,
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { ok: true, value: entries };
}

const LONGEST_PATH = 200;

/** A path within the zip as text to show; "" for a folder. */
function shownPath(name: Uint8Array): string {
  const text = new TextDecoder().decode(name);
  if (/[\\/]$/.test(text)) return '';
  const parts = text
    .split(/[\\/]+/)
    .map(cleanText)
    .filter((part) => !/^(?:\.{0,2}|[A-Za-z]:)$/.test(part));
  const path = parts.join('/') || 'unnamed';
  return path.length > LONGEST_PATH ? `…${path.slice(-LONGEST_PATH)}` : path;
}
