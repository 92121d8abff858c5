import { findRowFix } from '@/lib/check/find-row-fix';
import { isolated } from '@/lib/check/isolated';
import type { RowFix } from '@/lib/check/row';
import type { Pack } from '@/lib/roster/pack';
import type { Roster } from '@/lib/roster/roster';
import { type Call, serve } from '@/lib/worker/serve';

/** A roster whose cheapest fix is asked for. */
export interface FixJob {
  roster: Roster;
  pack: Pack | null;
  /** How long to look at most. */
  seconds: number;
}

const functions = {
  /** Whatever happens to one list, the next is searched. */
  find: ({ roster, pack, seconds }: FixJob, { signal }: Call): Promise<RowFix> =>
    isolated(
      () => findRowFix(roster, pack, seconds, signal),
      () => ({ fix: null, seconds }),
    ),
};

/** What the worker that looks for fixes does for the page. */
export type FixFunctions = typeof functions;

serve(functions);
