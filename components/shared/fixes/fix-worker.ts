import type { ResultFix } from '@/lib/check/answer';
import { findRowFix } from '@/lib/check/find-row-fix';
import { withBugGuard } from '@/lib/check/input';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import { loadSystem } from '@/lib/systems/registry';
import { type Call, serve } from '@/lib/worker/serve';

/** A request for the cheapest fix of a roster. */
export interface FixJob {
  roster: Roster;
  pack: Pack | null;
}

const functions = {
  /** Finds the cheapest fix, and tells of each that is found before; an exception counts as none, so that the next list is searched. */
  find: ({ roster, pack }: FixJob, { signal, tell }: Call<ResultFix>): Promise<ResultFix> =>
    withBugGuard(
      () => findRowFix(roster, pack, { signal, found: tell }),
      () => ({ fix: null, ended: false }),
    ),
};

/** The functions that the page calls in the fix worker. */
export type FixFunctions = typeof functions;

serve(functions, async ({ roster }: FixJob) => (await loadSystem(roster.system))?.editCatalogue?.());
