import type fc from 'fast-check';
import type { Rank } from '@/lib/optimizer/answers';
import { errorsOf } from '@/lib/roster/check';
import type { Collection, Entry } from '@/lib/roster/collection/collection';
import type { AnyOptimizerModel, BuildRequest } from '@/lib/roster/collection/optimizer';
import { collectionSchema } from '@/lib/roster/collection/parse-collection';
import type { Pack } from '@/lib/roster/pack/pack';
import { parsePack, parseWith } from '@/lib/roster/parse';
import type { AnyGameSystem } from '@/lib/roster/system';

/** A request to the optimizer. */
export interface Request {
  collection: Collection;
  pack: Pack | null;
  asked: BuildRequest;
}

/** A game whose forces can be enumerated. */
export interface Game {
  system: AnyGameSystem;
  model: AnyOptimizerModel;
  /** A random request with a collection of at most `most` models. */
  anyRequest: (most: number) => fc.Arbitrary<Request>;
  /** Every force of these models, legal or not, with every other choice, as in a file. */
  forces: (request: Request, models: readonly Model[]) => Iterable<object>;
  /** The first criterion of a force's rank, from its evaluation. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has an evaluation of its own
  cost: (evaluation: any) => number;
  /** The figure of the game that ranks forces after their stars; none if omitted. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has an evaluation of its own
  figure?: (evaluation: any) => number;
}

/** A fielded model, with an id. */
export interface Model {
  id: string;
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: each game has elements of its own
  element: any;
  entry: Entry;
}

/** A legal force: its rank, and how many models it fields of each entry. */
export interface Legal {
  rank: Rank;
  fielded: number[];
}

/** Whether the first rank is higher. */
const higher = (one: Rank, other: Rank): boolean =>
  (one.cost - other.cost ||
    one.stars - other.stars ||
    one.figure - other.figure ||
    other.elements - one.elements) > 0;

/** Yields every legal force that meets a request, found with the checker alone. */
export function* everyLegal(
  { system, forces, cost: costOf, figure: figureOf = () => 0 }: Game,
  request: Request,
): Generator<Legal> {
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
      const { evaluation, errors } = errorsOf(read.value, system, pack);
      const cost = costOf(evaluation);
      if (errors.length === 0 && cost <= (asked.limit ?? cost))
        yield {
          rank: { cost, stars, figure: figureOf(evaluation), elements: models.length },
          fielded: [...counts],
        };
    }
    const next = entries.findIndex(({ count, max }, at) => (counts[at] ?? 0) < (max ?? count));
    if (next < 0) return;
    counts[next] = (counts[next] ?? 0) + 1;
    for (let at = 0; at < next; at++) counts[at] = entries[at]?.min ?? 0;
  }
}

/** The best rank among forces that differ by two models or more from `others`; null if there are none. */
export function bestRank(legal: readonly Legal[], others: readonly (readonly number[])[] = []): Rank | null {
  let best: Rank | null = null;
  for (const { rank, fielded } of legal) {
    if (others.some((other) => differenceOf(fielded, other) < 2)) continue;
    if (best === null || higher(rank, best)) best = rank;
  }
  return best;
}

/** The number of models that only one of two forces fields. */
export const differenceOf = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((total, count, at) => total + Math.abs(count - (other[at] ?? 0)), 0);

/** Makes a function that reads entries and a pack of a game; throws if they cannot be read. */
export async function readerOf(system: AnyGameSystem) {
  const schema = await collectionSchema(system);
  return (entries: unknown[], pack: unknown = null): Omit<Request, 'asked'> => {
    const read = parseWith(schema, { musterCollection: 1, system: system.id, name: 'Mine', entries });
    const readPack = pack === null ? null : parsePack(pack, system);
    if (!read.ok || (readPack !== null && !readPack.ok)) throw new Error(JSON.stringify([read, readPack]));
    return { collection: read.value, pack: readPack?.value ?? null };
  };
}
