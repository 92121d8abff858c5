import type fc from 'fast-check';
import type { Rank } from '@/lib/optimizer/answers';
import { errorsOf } from '@/lib/roster/check';
import type { Collection, Entry } from '@/lib/roster/collection';
import type { AnyOptimizerModel, Asked } from '@/lib/roster/optimizer';
import type { Pack } from '@/lib/roster/pack';
import { parsePack, parseWith } from '@/lib/roster/parse';
import { collectionSchema } from '@/lib/roster/parse-collection';
import type { AnyGameSystem } from '@/lib/roster/system';

/** What may be asked of the optimizer. */
export interface Request {
  collection: Collection;
  pack: Pack | null;
  asked: Asked;
}

/** A game as its forces are tried out one by one. */
export interface Game {
  system: AnyGameSystem;
  model: AnyOptimizerModel;
  /** A random collection of at most so many models, and what is asked of it. */
  anyRequest: (most: number) => fc.Arbitrary<Request>;
  /** Every force of these models, legal or not, in all that is chosen besides; as a file has them. */
  forces: (request: Request, models: readonly Model[]) => Iterable<object>;
  /** By what a force ranks first, out of its reckoning. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has a reckoning of its own
  cost: (reckoning: any) => number;
}

/** A model that is fielded: what it is, and an id. */
export interface Model {
  id: string;
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: each game has elements of its own
  element: any;
  entry: Entry;
}

/** A legal force, by what it fields of each entry. */
export interface Legal {
  rank: Rank;
  fielded: number[];
}

/** Does the first rank higher? */
const higher = (one: Rank, other: Rank): boolean =>
  (one.cost - other.cost || one.stars - other.stars || other.elements - one.elements) > 0;

/** Every legal force from a collection within what is asked, by the checker alone. */
export function* everyLegal({ system, forces, cost: costOf }: Game, request: Request): Generator<Legal> {
  const { collection, pack, asked } = request;
  const { entries } = collection;
  const counts = entries.map(({ min }) => min);
  for (;;) {
    const models = entries.flatMap((entry, at) =>
      Array.from({ length: counts[at] ?? 0 }, (_, model) => ({
        id: `${at}-${model}`,
        name: '',
        element: entry.element,
        entry,
      })),
    );
    const stars = entries.reduce((total, each, at) => total + each.stars * (counts[at] ?? 0), 0);
    for (const force of forces(request, models)) {
      const read = parseWith(system.forceSchema, force);
      if (!read.ok) continue;
      const { reckoning, errors } = errorsOf(read.value, system, pack);
      const cost = costOf(reckoning);
      if (errors.length === 0 && cost <= (asked.limit ?? cost))
        yield { rank: { cost, stars, elements: models.length }, fielded: [...counts] };
    }
    const next = entries.findIndex(({ count, max }, at) => (counts[at] ?? 0) < (max ?? count));
    if (next < 0) return;
    counts[next] = (counts[next] ?? 0) + 1;
    for (let at = 0; at < next; at++) counts[at] = entries[at]?.min ?? 0;
  }
}

/** The best rank there is, among forces that differ from others by two models or more; null where there is none. */
export function bestRank(legal: readonly Legal[], apart: readonly (readonly number[])[] = []): Rank | null {
  let best: Rank | null = null;
  for (const { rank, fielded } of legal) {
    if (apart.some((other) => differenceOf(fielded, other) < 2)) continue;
    if (best === null || higher(rank, best)) best = rank;
  }
  return best;
}

/** How many models the one fields and the other does not, both ways. */
export const differenceOf = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((total, count, at) => total + Math.abs(count - (other[at] ?? 0)), 0);

/** Entries and a pack of a game as they are read. */
export async function readerOf(system: AnyGameSystem) {
  const schema = await collectionSchema(system);
  return (entries: unknown[], pack: unknown = null): Omit<Request, 'asked'> => {
    const read = parseWith(schema, { musterCollection: 1, system: system.id, name: 'Mine', entries });
    const readPack = pack === null ? null : parsePack(pack, system);
    if (!read.ok || (readPack !== null && !readPack.ok)) throw new Error(JSON.stringify([read, readPack]));
    return { collection: read.value, pack: readPack?.value ?? null };
  };
}
