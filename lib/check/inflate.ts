import { Inflate, Unzlib } from 'fflate';
import { FILE_BYTES } from '@/lib/roster/roster';
import { joined } from './joined';

/** Bytes handed over at once: little can come of them before the limit is looked at. */
const PIECE = 1024;

/**
 * Unpacks deflated bytes, with or without zlib's head.
 * @param most bytes that may come of them; what a roster file may have where it is left out
 * @returns null for bytes that are damaged, or that would come to more
 */
export function inflated(packed: Uint8Array, form: 'deflate' | 'zlib', most = FILE_BYTES): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const take = (part: Uint8Array, last: boolean) => {
    size += part.length;
    ended ||= last;
    if (size > most) throw new RangeError('too much');
    // The stream writes its next part over this one.
    parts.push(part.slice());
  };
  const stream = form === 'zlib' ? new Unzlib(take) : new Inflate(take);
  try {
    for (let at = 0; at < packed.length; at += PIECE)
      stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  } catch {
    return null;
  }
  return ended ? joined(parts) : null;
}
