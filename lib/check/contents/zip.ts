import { type Parsed, refused } from '@/lib/roster/report';
import { cleanText } from '@/lib/sheet/clean';
import { HEAD_BYTES, isHiddenPath, tooLarge, tooLargeByBytes, ZIP_BYTES } from '../limits';
import type { Budget } from './budget';
import { inflated, inflatedHead } from './inflate';

const MIB = 1024 * 1024;

/** Maximum number of files in a zip. */
const ZIP_FILES = 20_000;
/** From this size on, the unpacked size may be at most `MAX_TIMES` the packed size: lists never compress that well. */
const SUSPECT_BYTES = 4 * MIB;
const MAX_TIMES = 250;

/** A file in a zip: its path for display, and a function that returns its bytes or why they cannot be read. */
interface Zipped {
  path: string;
  unpack: (budget?: Budget) => Parsed<Uint8Array>;
}

/**
 * The files in a zip, none of them unpacked yet, or why it cannot be read. Folders and the systems' own files are left
 * out. Nothing is written to disk: paths are cleaned, and only for display.
 */
export function unzip(bytes: Uint8Array): Parsed<Zipped[]> {
  if (bytes.length > ZIP_BYTES) return refused(tooLarge('.zip', bytes.length) ?? '');
  const listed = entriesOf(bytes);
  if (!listed.ok) return listed;
  if (isDocument(listed.value)) return refused(DOCUMENT);
  const entries = listed.value.filter(({ path }) => path !== '' && !isHiddenPath(path));
  if (overlap(entries)) return refused('Files of this zip overlap; it was not read.');
  return {
    ok: true,
    value: entries.map((entry) => ({
      path: entry.path,
      unpack: (budget) => {
        const refusal = refusalOf(entry);
        if (refusal !== null) return refused(refusal);
        const data = dataOf(bytes, entry);
        if (data === null) return DAMAGED;
        const large = largeRefusal(entry, data, budget);
        return large === null ? unpacked(data, entry, budget) : refused(large);
      },
    })),
  };
}

/** The number of files in a zip; 1 if it cannot be read. */
export function filesInZip(bytes: Uint8Array): number {
  const files = unzip(bytes);
  return files.ok ? files.value.length : 1;
}

/** Files by which office documents are recognised, which are zips: .docx and .xlsx, .odt and .ods. */
const DOCUMENT_PARTS = ['[Content_Types].xml', 'mimetype'];
const DOCUMENT =
  'This is a document of a word processor or a spreadsheet, not a zip of lists; paste its text, or save it as a text file.';

const isDocument = (entries: readonly Entry[]): boolean =>
  entries.some(({ path }) => DOCUMENT_PARTS.includes(path));

/** Why a zip in a zip is not read. */
export function nestedRefusal(bytes: Uint8Array): string {
  const listed = entriesOf(bytes);
  return listed.ok && isDocument(listed.value) ? DOCUMENT : NESTED;
}

/** Whether a file starts before the previous one ends: the same bytes could be unpacked over and over that way. */
function overlap(entries: readonly Entry[]): boolean {
  const inOrder = [...entries].sort((a, b) => a.at - b.at);
  return inOrder.some(({ at }, index) => {
    const before = inOrder[index - 1];
    return before !== undefined && before.at + HEAD_LENGTH + before.packed > at;
  });
}

/** Why a file is not unpacked, by what the directory of the zip says. */
function refusalOf({ path, size, packed, method, encrypted }: Entry): string | null {
  if (encrypted) return 'This file is locked with a password; a zip without one can be read.';
  if (method !== STORED && method !== DEFLATED)
    return 'This file uses an unsupported compression method; make a standard zip.';
  if (/\.zip$/i.test(path)) return NESTED;
  if (size > SUSPECT_BYTES && size > packed * MAX_TIMES)
    return `This file unpacks to more than ${MAX_TIMES} times its size; it was not unpacked.`;
  return null;
}

/** Why a file is too large, by its name or else by its start, which alone is then unpacked. */
function largeRefusal({ path, size, method }: Entry, data: Uint8Array, budget?: Budget): string | null {
  const refusal = tooLarge(path, size);
  if (refusal === null) return null;
  const head = method === STORED ? data.subarray(0, HEAD_BYTES) : inflatedHead(data, HEAD_BYTES, budget);
  return tooLargeByBytes(head, size, refusal);
}

/** The message for a zip in a zip. */
const NESTED = 'This is a zip in a zip; unpack the outer one first.';

/** The bytes of a file as they are in the zip; null if they are not there. */
function dataOf(bytes: Uint8Array, { at, packed }: Entry): Uint8Array | null {
  const view = viewOf(bytes);
  if (at + HEAD_LENGTH > bytes.length || view.getUint32(at, true) !== FILE_HEAD) return null;
  const from = at + HEAD_LENGTH + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return from + packed > bytes.length ? null : bytes.subarray(from, from + packed);
}

function unpacked(
  data: Uint8Array,
  { size, packed, method, crc }: Entry,
  budget?: Budget,
): Parsed<Uint8Array> {
  if (method === STORED) budget?.unpack(packed);
  const whole = method === STORED ? data : inflated(data, 'deflate', { bytes: size, budget });
  if (typeof whole === 'string' || whole.length !== size) return DAMAGED;
  return crc32(whole) === crc ? { ok: true, value: whole } : CHANGED;
}

const DAMAGED = refused('This file is damaged in the zip.', 'damaged');
const CHANGED = refused('This file is damaged in the zip: its checksum does not match.', 'damaged');
const STORED = 0;
const DEFLATED = 8;

/** An entry of a zip's central directory (APPNOTE 4.3.12). */
interface Entry {
  path: string;
  method: number;
  encrypted: boolean;
  /** CRC-32 of the unpacked file. */
  crc: number;
  /** Bytes in the zip, and when unpacked. */
  packed: number;
  size: number;
  /** Offset of its local header. */
  at: number;
}

const FILE_HEAD = 0x04034b50;
const HEAD_LENGTH = 30;
const ENTRY_HEAD = 0x02014b50;
const END_HEAD = 0x06054b50;
const END_LENGTH = 22;
const COMMENT_LENGTH = 0xffff;
/** Markers in fields whose value is too large and stored elsewhere (zip64, APPNOTE 4.4). */
const ELSEWHERE_16 = 0xffff;
const ELSEWHERE_32 = 0xffffffff;
const ZIP64 = 'This is a zip in the form for very large ones, zip64; make a plain zip.';

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function entriesOf(bytes: Uint8Array): Parsed<Entry[]> {
  const view = viewOf(bytes);
  let end = bytes.length - END_LENGTH;
  const first = Math.max(0, end - COMMENT_LENGTH);
  while (end >= first && view.getUint32(end, true) !== END_HEAD) end--;
  if (end < first) return refused('This zip is cut off or damaged.', 'damaged');
  const count = view.getUint16(end + 10, true);
  const directory = view.getUint32(end + 16, true);
  if (count === ELSEWHERE_16 || directory === ELSEWHERE_32) return refused(ZIP64);
  if (count > ZIP_FILES)
    return refused('A zip may have at most 20,000 files; this has more and was not read.');
  const entries: Entry[] = [];
  let at = directory;
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY_HEAD)
      return refused('This zip is cut off or damaged.', 'damaged');
    const flags = view.getUint16(at + 8, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + 46, at + 46 + nameLength);
    const entry = {
      path: shownPath(name),
      method: view.getUint16(at + 10, true),
      encrypted: (flags & 1) !== 0,
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    };
    if ([entry.packed, entry.size, entry.at].includes(ELSEWHERE_32)) return refused(ZIP64);
    entries.push(entry);
    at += 46 + nameLength + view.getUint16(at + HEAD_LENGTH, true) + view.getUint16(at + 32, true);
  }
  return { ok: true, value: entries };
}

const LONGEST_PATH = 200;

/** The path of an entry for display; "" for a folder. */
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

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** Computes the CRC-32 of bytes, as used in zip files. */
function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  // Twice as fast as for…of; a zip may have millions of bytes.
  for (let at = 0; at < bytes.length; at++)
    value = (TABLE[(value ^ (bytes[at] as number)) & 0xff] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
