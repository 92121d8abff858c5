/** Archive formats that are not supported, by file name and by magic bytes at their offsets. */
const kinds = [
  { what: 'a gzip file', name: /\.t?gz$/i, marks: { 0: '\x1f\x8b' } },
  { what: 'a 7z archive', name: /\.7z$/i, marks: { 0: '7z\xbc\xaf\x27\x1c' } },
  { what: 'a RAR archive', name: /\.rar$/i, marks: { 0: 'Rar!\x1a\x07' } },
  { what: 'an xz file', name: /\.t?xz$/i, marks: { 0: '\xfd7zXZ\0' } },
  { what: 'a bzip2 file', name: /\.t?bz2?$/i, marks: { 0: 'BZh', 4: '1AY&SY' } },
  { what: 'a tar archive', name: /\.tar$/i, marks: { 257: 'ustar' } },
];

/** Why a file with this name is not read, as a sentence; null unless it is an unsupported archive. */
export const packedByName = (name: string): string | null =>
  refusalOf(kinds.find((kind) => kind.name.test(name)));

/** Why a file with these bytes is not read, as a sentence; null unless it is an unsupported archive. */
export const packedByBytes = (bytes: Uint8Array): string | null =>
  refusalOf(kinds.find(({ marks }) => Object.entries(marks).every(([at, mark]) => has(bytes, +at, mark))));

const has = (bytes: Uint8Array, from: number, mark: string): boolean =>
  [...mark].every((char, at) => bytes[from + at] === char.charCodeAt(0));

const refusalOf = (kind: { what: string } | undefined): string | null =>
  kind ? `This is ${kind.what}; unpack it first, or make a zip of what is in it.` : null;

/** Whether these bytes start like a zip. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && bytes[3] === bytes[2] + 1;
