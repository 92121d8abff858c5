import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack } from '@/lib/roster/parse';
import type { AnyGameSystem } from '@/lib/roster/system';

/** The pack stored with a roster, as far as this version can read it. */
export interface PackRead {
  /** Null if there is none, or it cannot be read. */
  pack: Pack | null;
  /** The stored value if it cannot be read; else null. */
  unread: unknown;
}

/** Reads a stored pack; a value that cannot be read is returned unchanged. */
export function readPackOf(stored: unknown, system: AnyGameSystem): PackRead {
  if (stored === null || stored === undefined) return { pack: null, unread: null };
  const read = parsePack(stored, system);
  return read.ok ? { pack: read.value, unread: null } : { pack: null, unread: stored };
}

/** Reads a stored pack; null if there is none, or this version cannot read it. */
export const readStoredPack = (stored: unknown, system: AnyGameSystem): Pack | null =>
  readPackOf(stored, system).pack;
