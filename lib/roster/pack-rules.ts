import { wholeForce } from './findings';
import { PACK_PAGE, type Pack, packName } from './pack';
import { type Path, ruleOf } from './rule';
import { counted, inList } from './words';

/** A type or an upgrade that an element or unit uses, as a pack may ban it. */
export interface Use {
  what: 'types' | 'upgrades';
  id: string;
  name: string;
}

/** An element or unit with all that it uses; `id` null where a problem names none. */
interface User {
  id: string | null;
  label: string;
  uses: readonly Use[];
  /** Where one of these is put right. */
  path: (use: Use) => Path;
}

/** What the pack rules that are alike in every game need to know of one. */
interface PackFacts<Reckoning> {
  /** What one is called in a sentence, singular and plural: element, unit. */
  noun: [string, string];
  /** What of it a pack bans, in a sentence: "a type or an upgrade". */
  bans?: string;
  /** The field of the force that has them. */
  list: string;
  /** How many count towards the most that a pack allows. */
  count: (reckoning: Reckoning) => number;
  users: (reckoning: Reckoning) => User[];
}

/** The pack rules that mean the same in every game: the most elements, and the bans (roster-format, "Pack file"). */
export function packRules<Reckoning extends { pack: Pack | null }>({
  noun,
  bans = 'a type or an upgrade',
  list,
  count,
  users,
}: PackFacts<Reckoning>) {
  const rule = ruleOf<Reckoning>();
  const maxElements = rule({
    id: 'pack/max-elements',
    severity: 'error',
    page: PACK_PAGE,
    title: `The force has no more ${noun[1]} than the pack allows`,
    breach: `More ${noun[1]} than the pack allows`,
    check: (reckoning) => {
      const { pack } = reckoning;
      const has = count(reckoning);
      return pack?.maxElements !== undefined && has > pack.maxElements
        ? [wholeForce([list], { has, most: pack.maxElements, pack: packName(pack) })]
        : [];
    },
    message: ({ has, most, pack }) => `The force has ${counted(has, ...noun)}; ${pack} allows ${most}`,
  });
  const ban = rule({
    id: 'pack/ban',
    severity: 'error',
    page: PACK_PAGE,
    title: `No ${noun[0]} uses ${bans} that the pack bans`,
    breach: 'Banned by the pack',
    check: (reckoning) => {
      const { pack } = reckoning;
      if (pack === null) return [];
      const bans = { types: new Set(pack.bans.types), upgrades: new Set(pack.bans.upgrades) };
      return users(reckoning).flatMap(({ id, label, uses, path }) => {
        const banned = uses.filter((use) => bans[use.what].has(use.id));
        const [first] = banned;
        if (first === undefined) return [];
        const names = [...new Set(banned.map(({ name }) => name))];
        const elements = id === null ? [] : [id];
        return [{ elements, path: path(first), facts: { label, names, pack: packName(pack) } }];
      });
    },
    message: ({ label, names, pack }) => `${label} uses ${inList(names)}, which ${pack} bans`,
  });
  /** Everything of these that is fielded, once for each element or unit that uses it. */
  const fielded = (reckoning: Reckoning): Use[] =>
    users(reckoning).flatMap(({ uses }) => [
      ...new Map(uses.map((use) => [`${use.what} ${use.id}`, use])).values(),
    ]);
  return { maxElements, ban, fielded };
}
