import type { Collection, Entry } from '@/lib/roster/collection/collection';
import type { AnyOptimizerModel } from '@/lib/roster/collection/optimizer';
import { sum } from '@/lib/roster/edits/list-edits';
import type { Parsed } from '@/lib/roster/report';
import type { AnyGameSystem } from '@/lib/roster/system';
import type { Answer } from './answers';
import { type BuildOptions, type Built, optimize } from './optimize';

/** Returns a number from 0 to below 1, as Math.random does. */
export type Random = () => number;

/** How many draws are tried: the first from few models, the last from all of them. */
const MOST_DRAWS = 8;

/** Least share of the models that a draw keeps. */
const LEAST_SHARE = 0.25;

/** The part of the limit that is enough: a draw with less is tried again. */
const ENOUGH = 0.9;

/**
 * Builds a legal roster at random: models are drawn from the collection, and the optimizer spends the points on them.
 * Draws are repeated from more and more models until one spends nearly all points; the last is from all of them, so
 * that what there is says itself why no roster is possible.
 * @param random draws; the caller keeps no seed, so that every roster is another one
 */
export async function randomRoster(
  collection: Collection,
  system: AnyGameSystem,
  model: AnyOptimizerModel,
  { seconds = 5, ...options }: BuildOptions,
  random: Random,
): Promise<Parsed<Built>> {
  const end = performance.now() + seconds * 1000;
  const limit = options.asked?.limit ?? options.pack?.limit ?? null;
  let best: Answer | null = null;
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const isLast = draw === MOST_DRAWS - 1;
    const left = (end - performance.now()) / 1000;
    if (options.signal?.aborted || (left <= 0 && !isLast)) break;
    const share = LEAST_SHARE + ((1 - LEAST_SHARE) * draw) / (MOST_DRAWS - 1);
    const drawn = drawnFrom(collection, isLast ? null : share, random);
    const built = await optimize(drawn, system, model, {
      ...options,
      count: 1,
      // What is left is shared, so that there is time for the last.
      seconds: isLast ? Math.max(left, LEAST_SECONDS) : left / (MOST_DRAWS - draw),
      explains: isLast && best === null,
    });
    if (!built.ok) return built;
    const [answer] = built.value.answers;
    if (answer !== undefined && (best === null || answer.rank.cost > best.rank.cost)) best = answer;
    if (isLast && best === null) return built;
    if (best !== null && (limit === null || best.rank.cost >= limit * ENOUGH)) break;
  }
  if (best === null) return { ok: true, value: { answers: [], conflict: [], change: null } };
  const { entries } = collection;
  // The stars of the draw are not those of the player.
  const stars = sum(entries, (entry) => entry.stars * (best.fielded[entries.indexOf(entry)] ?? 0));
  const answer = { ...best, rank: { ...best.rank, stars }, proven: false, bestOfRest: false };
  return { ok: true, value: { answers: [answer], conflict: [], change: null } };
}

/** Least time of the last draw, in seconds. */
const LEAST_SECONDS = 1;

/** A collection with random stars, of which a share of the models may be fielded; all of them without a share. */
function drawnFrom(collection: Collection, share: number | null, random: Random): Collection {
  const entries = collection.entries.map((entry): Entry => {
    const stars = Math.floor(random() * 6);
    const isKept = random() < (share ?? 1);
    const most = 1 + Math.floor(random() * entry.count * (share ?? 1));
    if (share === null) return { ...entry, stars };
    return {
      ...entry,
      stars,
      max: Math.max(entry.min, isKept ? Math.min(most, entry.max ?? entry.count) : 0),
    };
  });
  return { ...collection, entries };
}
