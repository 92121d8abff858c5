import { Inflate, Unzlib } from 'fflate';
import { concatBytes } from '@/lib/roster/file';
import { LIBRARY_BYTES } from '@/lib/roster/limits';
import type { Budget } from './budget';

/** Bytes inflated in one step: they unpack to at most 8 MiB before the limits are checked. */
const PIECE = 8 * 1024;

/** Limits on the unpacked bytes. */
interface InflateLimits {
  /** Maximum number of bytes; by default that of a collection, the largest in a link. */
  bytes?: number;
  /** Budget of the file that they are part of. */
  budget?: Budget | undefined;
}

/**
 * Unpacks deflated bytes, with or without a zlib header.
 * @returns why they cannot be unpacked, if they are damaged or unpack to more than the limit
 */
export function inflated(
  packed: Uint8Array,
  form: 'deflate' | 'zlib',
  { bytes: most = LIBRARY_BYTES, budget }: InflateLimits = {},
): Uint8Array | 'damaged' | 'large' {
  const parts: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const take = (part: Uint8Array, last: boolean) => {
    size += part.length;
    ended ||= last;
    if (size <= most) parts.push(part);
  };
  const stream = form === 'zlib' ? new Unzlib(take) : new Inflate(take);
  for (let at = 0; at < packed.length; at += PIECE) {
    const before = size;
    const whole = tryPush(stream, packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    budget?.unpack(size - before);
    if (size > most) return 'large';
    if (!whole) return 'damaged';
  }
  return ended ? concatBytes(parts) : 'damaged';
}

/** Bytes inflated in one step for the start alone: they unpack to at most 64 KiB, so that little is unpacked in vain. */
const HEAD_PIECE = 64;

/** Unpacks about the first `most` bytes of deflated ones; fewer if they are damaged or end before. */
export function inflatedHead(packed: Uint8Array, most: number, budget?: Budget): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((part) => {
    size += part.length;
    parts.push(part);
  });
  for (let at = 0; at < packed.length && size < most; at += HEAD_PIECE)
    if (!tryPush(stream, packed.subarray(at, at + HEAD_PIECE), false)) break;
  budget?.unpack(size);
  return concatBytes(parts).subarray(0, most);
}

function tryPush(stream: Inflate | Unzlib, piece: Uint8Array, last: boolean): boolean {
  try {
    stream.push(piece, last);
    return true;
  } catch {
    return false;
  }
}
