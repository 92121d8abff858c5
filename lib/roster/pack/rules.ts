import { forceFinding, type Path, ruleOf } from '../rule';
import { counted, inList } from '../text/words';
import { PACK_PAGE, type Pack, packName, quotedPack } from './pack';

/** A type or an upgrade that an element or unit uses, as a pack may ban it. */
export interface Use {
  what: 'types' | 'upgrades';
  id: string;
  name: string;
}

/** How many elements or units of each type a force has, by the type's id. */
export type TypeCounts = ReadonlyMap<string, number>;

/** An element or unit with all that it uses; `id` is null if problems do not name it. */
interface UsingElement {
  id: string | null;
  label: string;
  uses: readonly Use[];
  /** Returns where a use is put right. */
  path: (use: Use) => Path;
}

/** What a force is worth; a pack may set a minimum for it. */
interface Worth<Evaluation> {
  /** Returns the points; null if some of them are not known. */
  of: (evaluation: Evaluation) => number | null;
  /** "The force costs 12 points". */
  says: (value: number) => string;
  /** The label of the figure that shows them. */
  figure: string;
}

/** What the pack rules that every game has need to know about a game. */
interface PackFacts<Evaluation> {
  /** The noun for elements in a sentence, singular and plural. */
  noun: [string, string];
  /** What a pack can ban, in a sentence: "a type or an upgrade". */
  bans?: string;
  /** The field of the force that holds the elements. */
  list: string;
  /** Returns how many count towards the pack's maximum. */
  count: (evaluation: Evaluation) => number;
  /** Words a number of a type: "2 mechs"; if omitted, "2 units of Marines". */
  counted?: (type: Use, count: number) => string;
  /** What the force is worth; only for games with points. */
  worth?: Worth<Evaluation>;
  users: (evaluation: Evaluation) => UsingElement[];
}

/**
 * Makes the pack rules that mean the same in every game: maximum of elements, of all or of a type, minimum of
 * points, and bans.
 */
export function packRules<Evaluation extends { pack: Pack | null }>({
  noun,
  bans = 'a type or an upgrade',
  list,
  count,
  counted: countedOf = ({ name }, has) => `${counted(has, ...noun)} of ${name}`,
  worth,
  users,
}: PackFacts<Evaluation>) {
  const rule = ruleOf<Evaluation>();
  const maxElements = rule({
    id: 'pack/max-elements',
    severity: 'error',
    page: PACK_PAGE,
    title: `The force has no more ${noun[1]} than the pack allows`,
    breach: `More ${noun[1]} than the pack allows`,
    check: (evaluation) => {
      const { pack } = evaluation;
      const has = count(evaluation);
      return pack?.maxElements !== undefined && has > pack.maxElements
        ? [forceFinding([list], { has, most: pack.maxElements, pack: packName(pack) })]
        : [];
    },
    message: ({ has, most, pack }) =>
      `The force has ${counted(has, ...noun)}; ${quotedPack(pack)} allows ${most}`,
  });
  const ban = rule({
    id: 'pack/ban',
    severity: 'error',
    permanent: true,
    repairs: { own: 'all' },
    page: PACK_PAGE,
    title: `No ${noun[0]} uses ${bans} that the pack bans`,
    breach: 'Banned by the pack',
    check: (evaluation) => {
      const { pack } = evaluation;
      if (pack === null) return [];
      const bans = { types: new Set(pack.bans.types), upgrades: new Set(pack.bans.upgrades) };
      return users(evaluation).flatMap(({ id, label, uses, path }) => {
        const banned = uses.filter((use) => bans[use.what].has(use.id));
        const [first] = banned;
        if (first === undefined) return [];
        const names = [...new Set(banned.map(({ name }) => name))];
        const elements = id === null ? [] : [id];
        return [{ elements, path: path(first), facts: { label, names, pack: packName(pack) } }];
      });
    },
    message: ({ label, names, pack }) => `${label} uses ${inList(names)}, which ${quotedPack(pack)} bans`,
  });
  const most = rule({
    id: 'pack/most',
    severity: 'error',
    repairs: { own: 'all' },
    page: PACK_PAGE,
    title: `The force has no more ${noun[1]} of a type than the pack allows`,
    breach: 'More of a type than the pack allows',
    check: (evaluation) => {
      const { pack } = evaluation;
      if (!pack?.most) return [];
      const allowed = new Map(Object.entries(pack.most));
      const fielded = new Map<string, { type: Use; by: UsingElement[] }>();
      for (const user of users(evaluation))
        for (const type of typesOf(user)) {
          if (!allowed.has(type.id)) continue;
          const known = fielded.get(type.id) ?? { type, by: [] };
          known.by.push(user);
          fielded.set(type.id, known);
        }
      return [...fielded.values()].flatMap(({ type, by }) => {
        const atMost = allowed.get(type.id) ?? by.length;
        const tooMany = by[atMost];
        if (tooMany === undefined) return [];
        const facts = { type, has: by.length, atMost, labels: by.map(({ label }) => label) };
        return [
          {
            elements: by.flatMap(({ id }) => id ?? []),
            path: tooMany.path(type),
            facts: { ...facts, pack: packName(pack) },
          },
        ];
      });
    },
    message: ({ type, has, atMost, labels, pack }) =>
      `The force has ${countedOf(type, has)} (${inList(labels)}); ${quotedPack(pack)} allows ${atMost}`,
  });
  const minPoints = rule({
    id: 'pack/min-points',
    severity: 'error',
    ...(worth && { figure: worth.figure }),
    page: PACK_PAGE,
    title: 'The force is worth at least the minimum points of the pack',
    breach: 'Below the minimum points of the pack',
    check: (evaluation) => {
      const { pack } = evaluation;
      const least = pack?.minPoints;
      const value = worth?.of(evaluation) ?? null;
      return pack === null || least === undefined || value === null || value >= least
        ? []
        : [forceFinding(['limit'], { value, least, pack: packName(pack) })];
    },
    message: ({ value, least, pack }) =>
      `${worth?.says(value)}; ${quotedPack(pack)} requires at least ${least}: ${least - value} too few`,
  });
  /** Returns every type and upgrade that is fielded, once for each element or unit that uses it. */
  const fielded = (evaluation: Evaluation): Use[] =>
    users(evaluation).flatMap(({ uses }) => [
      ...new Map(uses.map((use) => [`${use.what} ${use.id}`, use])).values(),
    ]);
  const counts = new WeakMap<Evaluation, TypeCounts>();
  /** Counts what is fielded by type; cached by evaluation. */
  const fieldedTypes = (evaluation: Evaluation): TypeCounts => {
    const known = counts.get(evaluation);
    if (known) return known;
    const count = new Map<string, number>();
    for (const user of users(evaluation))
      for (const { id } of typesOf(user)) count.set(id, (count.get(id) ?? 0) + 1);
    counts.set(evaluation, count);
    return count;
  };
  return { maxElements, most, minPoints, ban, fielded, fieldedTypes };
}

/** Returns the distinct types of a user. */
const typesOf = ({ uses }: UsingElement): Use[] => [
  ...new Map(uses.filter(({ what }) => what === 'types').map((use) => [use.id, use])).values(),
];
