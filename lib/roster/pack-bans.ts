import { type Pack, packName } from './pack';
import type { Use } from './pack-rules';
import { inList } from './words';

/**
 * Why a pack lets nobody have something, in a line: "Banned by Calais Open 2026", or what in it is banned.
 * @param uses every type and upgrade it would use
 * @param own the id of what it is itself, where it has one
 * @returns null where the pack allows it, or there is none
 */
export function bannedBy(pack: Pack | null, uses: readonly Use[], own?: string): string | null {
  if (pack === null) return null;
  const banned = uses.filter(({ what, id }) => pack.bans[what].includes(id));
  if (banned.length === 0) return null;
  if (banned.some(({ id }) => id === own)) return `Banned by ${packName(pack)}`;
  const names = [...new Set(banned.map(({ name }) => name.toLowerCase()))];
  return `Has ${inList(names)}, banned by ${packName(pack)}`;
}

/** The same behind what it is said of, after a comma; "" where nothing is banned. */
export const banBehind = (pack: Pack | null, what: Use['what'], id: string): string =>
  pack?.bans[what].includes(id) ? `, banned by ${packName(pack)}` : '';

/** The same of one upgrade or type by its id. */
export const banOf = (pack: Pack | null, what: Use['what'], id: string): string | null =>
  bannedBy(pack, [{ what, id, name: '' }], id);
