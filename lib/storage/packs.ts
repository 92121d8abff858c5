import type { Pack } from '@/lib/roster/pack';
import { parsePack } from '@/lib/roster/parse';
import type { AnyGameSystem } from '@/lib/roster/system';

/** What packs are called among what players keep. */
export const PACK_KIND = 'pack';

/** A pack as it was kept, read again; null where there is none, or this version cannot read it. */
export function readKeptPack(kept: unknown, system: AnyGameSystem): Pack | null {
  if (kept === null || kept === undefined) return null;
  const read = parsePack(kept, system);
  return read.ok ? read.value : null;
}
