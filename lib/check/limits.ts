import { TOO_LARGE } from '@/lib/roster/file';
import { LIBRARY_BYTES, MATCH_BYTES } from '@/lib/roster/limits';
import { isPdf, PDF_BYTES } from './contents/attached';
import { isMail } from './contents/mail';

/** Archive formats that are not supported, by file name and by magic bytes at their offsets. */
const packed = [
  { what: 'a gzip file', name: /\.t?gz$/i, marks: { 0: '\x1f\x8b' } },
  { what: 'a 7z archive', name: /\.7z$/i, marks: { 0: '7z\xbc\xaf\x27\x1c' } },
  { what: 'a RAR archive', name: /\.rar$/i, marks: { 0: 'Rar!\x1a\x07' } },
  { what: 'an xz file', name: /\.t?xz$/i, marks: { 0: '\xfd7zXZ\0' } },
  { what: 'a bzip2 file', name: /\.t?bz2?$/i, marks: { 0: 'BZh', 4: '1AY&SY' } },
  { what: 'a tar archive', name: /\.tar$/i, marks: { 257: 'ustar' } },
];

/** Why a file with this name is not read, as a sentence; null unless it is an unsupported archive. */
const packedByName = (name: string): string | null => refusalOf(packed.find((kind) => kind.name.test(name)));

/** Why a file with these bytes is not read, as a sentence; null unless it is an unsupported archive. */
export const packedByBytes = (bytes: Uint8Array): string | null =>
  refusalOf(packed.find(({ marks }) => Object.entries(marks).every(([at, mark]) => has(bytes, +at, mark))));

const has = (bytes: Uint8Array, from: number, mark: string): boolean =>
  [...mark].every((char, at) => bytes[from + at] === char.charCodeAt(0));

const refusalOf = (kind: { what: string } | undefined): string | null =>
  kind ? `This is ${kind.what}; unpack it first, or make a zip of what is in it.` : null;

/** Whether these bytes start like a zip. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && bytes[3] === bytes[2] + 1;

const MIB = 1024 * 1024;

/** Maximum size, in bytes, of a zip, and of a file with a roster or a link per line. */
export const ZIP_BYTES = 64 * MIB;
export const LINES_BYTES = 64 * MIB;

/** Number of bytes at the start of a file that tell its kind. */
export const HEAD_BYTES = 64 * 1024;

/** A kind of file that may be larger than a roster. */
export interface LargeKind {
  /** The names of its files, and how their bytes start; null if they start like any text. */
  names: RegExp;
  starts: ((head: Uint8Array) => boolean) | null;
  what: string;
  most: number;
}

/** A text with a roster or a link per line, such as a chat. */
export const LINES: LargeKind = {
  names: /\.(?:ndjson|txt)$/i,
  starts: null,
  what: 'A file with one roster or link per line',
  most: LINES_BYTES,
};

/** A mail with what is attached to it. */
export const MAIL: LargeKind = { names: /\.eml$/i, starts: isMail, what: 'A mail', most: 32 * MIB };

const kinds: readonly LargeKind[] = [
  { names: /\.zip$/i, starts: isZip, what: 'A zip', most: ZIP_BYTES },
  MAIL,
  { names: /\.pdf$/i, starts: isPdf, what: 'A PDF', most: PDF_BYTES },
  { names: /\.match\.json$/i, starts: looksLikeMatch, what: 'A match', most: MATCH_BYTES },
  LINES,
];

/** Whether these bytes start like the file of a match, which may be larger than others. */
export function looksLikeMatch(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*\{\s*(?:"\$schema"\s*:\s*"[^"]*"\s*,\s*)?"musterMatch"\s*:/.test(
    new TextDecoder().decode(bytes.subarray(0, 1024)),
  );
}

/** The kind of a large file by its first bytes; null if they start like any other. */
export const largeKindOf = (head: Uint8Array): LargeKind | null =>
  kinds.find(({ starts }) => starts?.(head)) ?? null;

/**
 * The reason a file is too large to read, by its name and size; null if it is not. Call it before reading the bytes.
 * A collection may be larger than a roster, whose size is checked again when it is read.
 */
export function tooLarge(name: string, size: number): string | null {
  const kind = kinds.find(({ names }) => names.test(name));
  if (kind) return largerThan(kind, size);
  return size > LIBRARY_BYTES ? (packedByName(name) ?? TOO_LARGE) : null;
}

/**
 * The same for a file that may have any name: its first bytes decide where its name does not allow its size.
 * @param read reads so many bytes from its start
 */
export async function tooLargeFile(
  name: string,
  size: number,
  read: (most: number) => Uint8Array | Promise<Uint8Array>,
): Promise<string | null> {
  const refusal = tooLarge(name, size);
  return refusal === null ? null : tooLargeByBytes(await read(HEAD_BYTES), size, refusal);
}

/**
 * The reason a file is too large by its first bytes, where its name does not allow its size.
 * @param refusal the reason by its name, for a file of no large kind
 */
export function tooLargeByBytes(head: Uint8Array, size: number, refusal: string): string | null {
  if (isPicture(head)) return PICTURE;
  const kind = largeKindOf(head);
  return kind ? largerThan(kind, size) : refusal;
}

/** The same for a file of a browser. */
export const tooLargeBlob = (name: string, blob: Blob): Promise<string | null> =>
  tooLargeFile(name, blob.size, async (most) => new Uint8Array(await blob.slice(0, most).arrayBuffer()));

const PICTURE =
  'This is a picture, which is not read here. Read the code in it under Scan, or ask for the roster file or its link.';

/** Whether bytes start like a JPEG, PNG, GIF, WebP or HEIC picture. */
const isPicture = (head: Uint8Array): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp(?:hei|mif1|avif))/s.test(
    String.fromCharCode(...head.subarray(0, 12)),
  );

/** The reason a file of a kind is too large; null if it is not. */
export const largerThan = ({ what, most }: LargeKind, size: number): string | null =>
  size > most ? `${what} may have at most ${most / MIB} MiB; this one is larger and was not read.` : null;

const HIDDEN = /(?:^|\/)(?:\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

/** Whether a path, in a folder or a zip, is hidden or in a hidden folder, or is what a system leaves beside files. */
export const isHiddenPath = (path: string): boolean => HIDDEN.test(path);

/** Maximum characters and lines of a typed list. */
export const TYPED_LIST = { characters: 200_000, lines: 2_000 } as const;
