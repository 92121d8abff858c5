import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { concatBytes } from '@/lib/roster/file';
import { type Parsed, refused } from '@/lib/roster/report';
import { fromBase64Url, toBase64Url } from '@/lib/roster/text/base64url';

/** What follows from the key of a space. Only `id` and `token` are ever sent. */
export interface SpaceKeys {
  /** The id of the space on the server. */
  id: string;
  /** Lets whoever has it read and write the sealed records. */
  token: string;
  /** Seals records: 32 bytes. */
  seal: Uint8Array;
  /** Makes the ids of records on the server: 32 bytes. */
  names: Uint8Array;
}

const KEY_BYTES = 32;
const CHECK_BYTES = 4;

/** Begins the text of a key, with the version of its format. */
export const KEY_PREFIX = 's1.';

/** Returns the key of a new space: 32 random bytes. */
export const newKey = (): Uint8Array => crypto.getRandomValues(new Uint8Array(KEY_BYTES));

/** Derives what a device needs from the key of a space. */
export function keysOf(key: Uint8Array): SpaceKeys {
  const derived = (what: string, length: number) => hkdf(sha256, key, undefined, `muster ${what}`, length);
  return {
    id: toBase64Url(derived('space id', 18)),
    token: toBase64Url(derived('write token', KEY_BYTES)),
    seal: derived('encryption', KEY_BYTES),
    names: derived('record ids', KEY_BYTES),
  };
}

/** Returns the id of a record on the server, which reveals nothing about the item. */
export const recordIdOf = ({ names }: Pick<SpaceKeys, 'names'>, kind: string, id: string): string =>
  toBase64Url(hmac(sha256, names, utf8ToBytes(`${kind}\u0000${id}`)).subarray(0, 24));

const checkOf = (key: Uint8Array) => sha256(key).subarray(0, CHECK_BYTES);

/** Returns a key as the fragment of a link, with a checksum: "s1." and 48 characters. */
export const keyText = (key: Uint8Array): string =>
  KEY_PREFIX + toBase64Url(concatBytes([key, checkOf(key)]));

/** Reads a key from a link, its fragment, or a text around it. */
export function readKey(text: string): Parsed<Uint8Array> {
  const [, version, body] = /(?:^|[#\s])s(\d+)\.([\w-]*)/.exec(text) ?? [];
  if (version === undefined || body === undefined)
    return refused('This is not a link to the devices of a player; such a link has “#s1.” in it.', 'foreign');
  if (version !== '1')
    return refused(
      'This link was made by a newer version of Muster; reload the page to update Muster.',
      'newer',
    );
  const bytes = fromBase64Url(body);
  const key = bytes?.subarray(0, KEY_BYTES);
  const isWhole =
    key !== undefined &&
    bytes?.length === KEY_BYTES + CHECK_BYTES &&
    checkOf(key).every((byte, at) => byte === bytes[KEY_BYTES + at]);
  return isWhole
    ? { ok: true, value: key }
    : refused('This link is incomplete or damaged. Copy the whole link.', 'damaged');
}
