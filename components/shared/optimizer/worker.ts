import type { Progress } from '@/lib/optimizer/answers';
import { type Built, optimize } from '@/lib/optimizer/optimize';
import { randomRoster } from '@/lib/optimizer/random';
import type { Collection } from '@/lib/roster/collection/collection';
import type { BuildRequest } from '@/lib/roster/collection/optimizer';
import type { Pack } from '@/lib/roster/pack/pack';
import { type Parsed, refused } from '@/lib/roster/report';
import { loadSystem } from '@/lib/systems/registry';
import { type Call, serve } from '@/lib/worker/serve';

/** A request for the best rosters of a collection. */
export interface BuildJob {
  collection: Collection;
  pack: Pack | null;
  asked: BuildRequest;
  /** Whether one is drawn at random, instead of the best. */
  isRandom?: boolean;
}

/** Time limit of a search, in seconds; a button stops it earlier. */
const SECONDS = 30;

const functions = {
  /** Builds the best rosters; if stopped, returns the best so far. */
  async build(
    { collection, pack, asked, isRandom = false }: BuildJob,
    { signal, tell }: Call<Progress>,
  ): Promise<Parsed<Built>> {
    const system = await loadSystem(collection.system);
    if (!system) return refused('This version does not know the game of the collection.');
    const model = await system.optimizer();
    const options = { pack, asked, seconds: SECONDS, signal, progress: tell };
    return isRandom
      ? randomRoster(collection, system, model, options, Math.random)
      : optimize(collection, system, model, options);
  },
};

/** The functions that the page calls in the build worker. */
export type BuildFunctions = typeof functions;

serve(functions);
