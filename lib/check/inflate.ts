import { Inflate, Unzlib } from 'fflate';
import { concatBytes } from '@/lib/roster/concat-bytes';
import { FILE_BYTES } from '@/lib/roster/roster';
import type { Budget } from './budget';

/** Bytes handed over at once: no more than 8 MiB can come of them before the limits are looked at. */
const PIECE = 8 * 1024;

/** What unpacked bytes may come to. */
interface Most {
  /** Bytes; what a roster file may have where it is left out. */
  bytes?: number;
  /** What the whole may come to that they are a part of. */
  budget?: Budget | undefined;
}

/**
 * Unpacks deflated bytes, with or without zlib's head.
 * @returns null for bytes that are damaged, or that would come to more
 */
export function inflated(
  packed: Uint8Array,
  form: 'deflate' | 'zlib',
  { bytes: most = FILE_BYTES, budget }: Most = {},
): Uint8Array | null {
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
    const whole = pushed(stream, packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    budget?.unpack(size - before);
    if (!whole || size > most) return null;
  }
  return ended ? concatBytes(parts) : null;
}

function pushed(stream: Inflate | Unzlib, piece: Uint8Array, last: boolean): boolean {
  try {
    stream.push(piece, last);
    return true;
  } catch {
    return false;
  }
}
