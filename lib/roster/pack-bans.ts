import { type Pack, packName, quotedPack } from './pack';
import type { Fielded, Use } from './pack-rules';
import { inList } from './words';

const nothing: Fielded = new Map();

const called = (pack: Pack): string => quotedPack(packName(pack));

/**
 * Why a pack lets nobody have something, or no more of it, in a line: "Banned by Calais Open 2026", what in it is
 * banned, or how many there may be and are.
 * @param uses every type and upgrade it would use; a type as often as it adds one of it
 * @param own the id of what it is itself, where it has one
 * @param fielded what the force has already, where it would be added to that
 * @returns null where the pack allows it, or there is none
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

function tooMany(pack: Pack, uses: readonly Use[], own: string | undefined, fielded: Fielded): string | null {
  for (const { what, id, name } of uses) {
    const most = what === 'types' ? mostOf(pack, id) : undefined;
    const has = fielded.get(id) ?? 0;
    const more = uses.filter((use) => use.what === 'types' && use.id === id).length;
    if (most !== undefined && has + more > most)
      return `${id === own ? 'At' : `${name}: at`} most ${most} by ${called(pack)}; the force has ${has}`;
  }
  return null;
}

/** The most of a type that a pack allows; a player's own may be called like anything. */
const mostOf = ({ most = {} }: Pack, type: string): number | undefined =>
  Object.hasOwn(most, type) ? most[type] : undefined;

/** The same behind what it is said of, after a comma; "" where it may be had. */
export function banBehind(pack: Pack | null, what: Use['what'], id: string, fielded = nothing): string {
  if (pack?.bans[what].includes(id)) return `, banned by ${called(pack)}`;
  const most = pack && what === 'types' ? mostOf(pack, id) : undefined;
  return pack && most !== undefined && (fielded.get(id) ?? 0) >= most
    ? `, at most ${most} by ${called(pack)}`
    : '';
}

/** The same of one upgrade or type by its id. */
export const banOf = (pack: Pack | null, what: Use['what'], id: string, fielded = nothing): string | null =>
  bannedBy(pack, [{ what, id, name: '' }], id, fielded);
