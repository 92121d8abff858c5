import { type Pack, packName, quotedPack } from './pack';
import type { TypeCounts, Use } from './pack-rules';
import { inList } from './words';

const nothing: TypeCounts = new Map();

const called = (pack: Pack): string => quotedPack(packName(pack));

/**
 * Returns why a pack does not allow something, or no more of it, in a line: "Banned by Calais Open 2026", which part of
 * it is banned, or how many are allowed and present.
 * @param uses every type and upgrade it would use; a type once for each element of it
 * @param own the id of its own type, if it has one
 * @param fielded what the force already has, if it would be added to that
 * @returns null if the pack allows it, or there is no pack
 */
export function bannedBy(
  pack: Pack | null,
  uses: readonly Use[],
  own?: string,
  fielded = nothing,
): string | null {
  if (pack === null) return null;
  const banned = uses.filter(({ what, id }) => pack.bans[what].includes(id));
  if (banned.length === 0) return tooMany(pack, uses, own, fielded);
  if (banned.some(({ id }) => id === own)) return `Banned by ${called(pack)}`;
  const names = [...new Set(banned.map(({ name }) => name.toLowerCase()))];
  return `Has ${inList(names)}, banned by ${called(pack)}`;
}

function tooMany(
  pack: Pack,
  uses: readonly Use[],
  own: string | undefined,
  fielded: TypeCounts,
): string | null {
  for (const { what, id, name } of uses) {
    const most = what === 'types' ? mostOf(pack, id) : undefined;
    const has = fielded.get(id) ?? 0;
    const more = uses.filter((use) => use.what === 'types' && use.id === id).length;
    if (most !== undefined && has + more > most)
      return `${id === own ? 'At' : `${name}: at`} most ${most} by ${called(pack)}; the force has ${has}`;
  }
  return null;
}

/** The maximum of a type that a pack allows; a player's own id may be any text, such as `constructor`. */
const mostOf = ({ most = {} }: Pack, type: string): number | undefined =>
  Object.hasOwn(most, type) ? most[type] : undefined;

/** The same as a suffix that starts with a comma; "" if the pack allows it. */
export function banSuffix(pack: Pack | null, what: Use['what'], id: string, fielded = nothing): string {
  if (pack?.bans[what].includes(id)) return `, banned by ${called(pack)}`;
  const most = pack && what === 'types' ? mostOf(pack, id) : undefined;
  return pack && most !== undefined && (fielded.get(id) ?? 0) >= most
    ? `, at most ${most} by ${called(pack)}`
    : '';
}

/** The same for one upgrade or type, by its id. */
export const banOf = (pack: Pack | null, what: Use['what'], id: string, fielded = nothing): string | null =>
  bannedBy(pack, [{ what, id, name: '' }], id, fielded);
