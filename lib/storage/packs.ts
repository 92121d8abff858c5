import type { Pack } from '@/lib/roster/pack';
import { parsePack } from '@/lib/roster/parse';
import type { AnyGameSystem } from '@/lib/roster/system';

/** What packs are called among what players keep. */
export const PACK_KIND = 'pack';

/** The pack that a roster was kept with, as far as this version can read it. */
export interface PackRead {
  /** Null where there is none, or it cannot be read. */
  pack: Pack | null;
  /** One that cannot be read, as it was kept; null where there is none such. */
  unread: unknown;
}

/** A pack as it was kept, read again; what cannot be read is kept as it is. */
export function readPackOf(kept: unknown, system: AnyGameSystem): PackRead {
  if (kept === null || kept === undefined) return { pack: null, unread: null };
  const read = parsePack(kept, system);
  return read.ok ? { pack: read.value, unread: null } : { pack: null, unread: kept };
}

/** A pack as it was kept, read again; null where there is none, or this version cannot read it. */
export const readStoredPack = (kept: unknown, system: AnyGameSystem): Pack | null =>
  readPackOf(kept, system).pack;

/** The name of a pack as it was kept, whether it can be read or not; "" for none. */
export function storedPackName(kept: unknown): string {
  const name = typeof kept === 'object' && kept !== null && 'name' in kept ? kept.name : '';
  return typeof name === 'string' ? name.trim() : '';
}
