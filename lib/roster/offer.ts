import type { UnitSymbol } from '../symbols/unit-symbol';
import { type Pack, packName, quotedPack } from './pack/pack';
import type { TypeCounts, Use } from './pack/rules';
import type { AnyRule, Page } from './rule';
import { inList } from './text/words';

/** A rule that a choice breaks: its id, what would be wrong, and its page. */
export interface Consequence {
  rule: string;
  breach: string;
  page: Page;
}

/** A rule as a consequence. */
export const consequenceOf = ({ id, breach, page }: AnyRule<never>): Consequence => ({
  rule: id,
  breach,
  page,
});

/** The rules that an element breaks: those with a finding that names it. */
export const brokenBy = <Evaluation>(
  evaluation: Evaluation,
  id: string,
  rules: readonly AnyRule<Evaluation>[],
): Consequence[] =>
  rules
    .filter(({ severity }) => severity === 'error')
    .filter((rule) => rule.check(evaluation).some(({ elements }) => elements.includes(id)))
    .map(consequenceOf);

/** "fits", "over by 2"; `over` also changes the colour. */
export interface Fit {
  text: string;
  over: boolean;
}

/** Whether a cost fits into the limit, and if not, by how many points it exceeds it; null without a limit. */
export function fitOf(cost: number, used: number, limit: number | null): Fit | null {
  if (limit === null) return null;
  const over = used + cost - limit;
  return over > 0 ? { text: `over by ${over}`, over: true } : { text: 'fits', over: false };
}

/** Something that can be added to a force, as a game's picker lists it. */
export interface Offer<Force = unknown, Subject = unknown> {
  id: string;
  name: string;
  /** Its name for the accessible names of both buttons: "heavy infantry". */
  what: string;
  /** What it is found by besides its name: first two words for what it is, then abbreviations, values, abilities. */
  terms: readonly string[];
  symbol?: UnitSymbol;
  /** The price of one. */
  price?: string;
  fits?: Fit | null;
  /** A description, in a line. */
  about?: string;
  /** Why the pack bans it; null if it does not. */
  banned: string | null;
  /** Whether it cannot be added for another reason: the force is full. */
  disabled: boolean;
  /** The rules it would break. */
  breaks?: readonly Consequence[];
  /** Those in the force, in order; the last is removed first. Undefined if they are not interchangeable. */
  fielded?: readonly { id: string }[] | undefined;
  /** Whether its editor opens when it is added, because it is not complete. */
  unfinished?: boolean;
  /** What the game shows its values from. */
  subject: Subject;
  add: (force: Force) => Force;
}

/** Offers under a heading of their own, or under that of their tab. */
export interface OfferGroup<Force = unknown, Subject = unknown> {
  title?: string;
  /** A short text after the title. */
  aside?: string;
  /** The rules that each of them would break. */
  breaks?: readonly Consequence[];
  offers: readonly Offer<Force, Subject>[];
}

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
