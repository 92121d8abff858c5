import type { Progress } from '@/lib/optimizer/answers';
import { type Built, optimize } from '@/lib/optimizer/optimize';
import type { Collection } from '@/lib/roster/collection';
import type { Asked } from '@/lib/roster/optimizer';
import type { Pack } from '@/lib/roster/pack';
import { type Parsed, refused } from '@/lib/roster/report';
import { loadSystem } from '@/lib/systems/registry';
import { type Call, serve } from '@/lib/worker/serve';

/** What the best rosters are wanted of. */
export interface BuildJob {
  collection: Collection;
  pack: Pack | null;
  asked: Asked;
}

/** Longest time of a search, in seconds: there is a button that stops it before. */
const SECONDS = 30;

const functions = {
  /** Builds the best rosters; where it is stopped, it answers with what it has. */
  async build(
    { collection, pack, asked }: BuildJob,
    { signal, tell }: Call<Progress>,
  ): Promise<Parsed<Built>> {
    const system = await loadSystem(collection.system);
    if (!system) return refused('This version does not know the game of the collection.');
    const model = await system.optimizer();
    return optimize(collection, system, model, { pack, asked, seconds: SECONDS, signal, progress: tell });
  },
};

/** What the worker that builds rosters does for the page. */
export type BuildFunctions = typeof functions;

serve(functions);
