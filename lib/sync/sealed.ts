import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { deflateSync } from 'fflate';
import { inflated } from '@/lib/check/contents/inflate';
import { concatBytes } from '@/lib/roster/file';
import { type Parsed, refused } from '@/lib/roster/report';
import type { SpaceKeys } from './key';

/** Most bytes of a sealed record. */
const SEALED_BYTES = 512 * 1024;
/** Most bytes of a record that is unpacked. */
const UNPACKED_BYTES = 8 * 1024 * 1024;
/** Records are padded to steps of this many bytes, so that their length tells little. */
const STEP = 1024;
const NONCE_BYTES = 24;
/** The length of what is packed, before it. */
const LENGTH_BYTES = 4;

/** Where a sealed record is: it opens nowhere else. */
export interface SealedPlace {
  /** The id of the record on the server. */
  record: string;
  /** The revision that it has there. */
  revision: number;
}

const cipher = ({ id, seal }: SpaceKeys, { record, revision }: SealedPlace, nonce: Uint8Array) =>
  xchacha20poly1305(seal, nonce, utf8ToBytes(`${id} ${record} ${revision}`));

/** Seals a JSON value for its place: packed, padded and encrypted; refused if it is too large. */
export function seal(keys: SpaceKeys, place: SealedPlace, value: unknown): Parsed<Uint8Array> {
  const packed = deflateSync(utf8ToBytes(JSON.stringify(value)));
  const padded = new Uint8Array(Math.ceil((LENGTH_BYTES + packed.length) / STEP) * STEP);
  new DataView(padded.buffer).setUint32(0, packed.length);
  padded.set(packed, LENGTH_BYTES);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = concatBytes([nonce, cipher(keys, place, nonce).encrypt(padded)]);
  return sealed.length > SEALED_BYTES
    ? refused('This is too large to be sent to other devices, which take at most 512 KiB.')
    : { ok: true, value: sealed };
}

/** Opens a sealed record; refused if it was not sealed for this place with these keys. */
export function unseal(keys: SpaceKeys, place: SealedPlace, sealed: Uint8Array): Parsed<unknown> {
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const padded = cipher(keys, place, nonce).decrypt(sealed.subarray(NONCE_BYTES));
    const length = new DataView(padded.buffer, padded.byteOffset).getUint32(0);
    const json = inflated(padded.subarray(LENGTH_BYTES, LENGTH_BYTES + length), 'deflate', {
      bytes: UNPACKED_BYTES,
    });
    if (typeof json !== 'string') return { ok: true, value: JSON.parse(new TextDecoder().decode(json)) };
  } catch {
    // The same sentence whatever is wrong: nobody with the key has made this.
  }
  return refused('This record was not made by a device of this space, or was changed on its way.', 'damaged');
}
