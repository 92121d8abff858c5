import { diverseFirst } from '@/lib/fixes/diverse-first';
import { effectOf } from '@/lib/fixes/effect';
import { explanationOf } from '@/lib/fixes/explanation';
import { findFixes } from '@/lib/fixes/find-fixes';
import type { Fix, Searched } from '@/lib/fixes/fix';
import { shownEdits } from '@/lib/fixes/shown-edits';
import { errorsOf } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { loadSystem } from '@/lib/systems/registry';
import { type Call, serve } from '@/lib/worker/serve';

/** A fix as the builder shows it. */
export interface OfferedFix extends Fix {
  /** Its edits, in words: "Take Jump jets off Terrier". */
  shown: string[];
  /** Its effect on the figures: "FC 17 → 15 of 15". */
  effect: string[];
  /** Number of errors left after it. */
  errors: number;
}

export interface FixJob {
  roster: Roster;
  pack: Pack | null;
  /** Errors for which separate fixes are searched. */
  problems: Pick<Problem, 'rule' | 'path'>[];
  /** Longest search for fixes of all errors together, in seconds. */
  seconds: number;
}

export interface WhyJob {
  roster: Roster;
  pack: Pack | null;
  problem: Pick<Problem, 'rule' | 'elements'>;
}

/** First some fix, then all that were found, then those of each single error, by its index in the job. */
export type FixProgress =
  | { kind: 'first'; fix: OfferedFix }
  | { kind: 'all'; fixes: OfferedFix[]; searched: Searched }
  | { kind: 'one'; place: number; fixes: OfferedFix[] };

/** Fixes of all errors: how many are offered, and how many are searched for, since many are similar. */
const ALL_ERRORS = { offered: 5, most: 24 };
/** Fixes of one error: how many, and the longest search, in seconds. */
const ONE_ERROR = { most: 3, seconds: 0.2 };

const functions = {
  /** Finds the fixes of a roster; the next edit aborts it. */
  async fix({ roster, pack, problems, seconds }: FixJob, { signal, tell }: Call<FixProgress>) {
    const system = await loadSystem(roster.system);
    const vocabulary = await system?.vocabulary?.();
    if (!system || !vocabulary) return;
    const before = system.reckon(roster.force, pack);
    const offered = (fix: Fix): OfferedFix => {
      const { reckoning, errors } = errorsOf(fix.roster.force, system, pack);
      return {
        ...fix,
        shown: shownEdits(fix.edits, vocabulary.kinds),
        effect: effectOf(system, before, reckoning),
        errors: errors.length,
      };
    };
    const { fixes, searched } = await findFixes(roster, system, vocabulary, pack, {
      signal,
      seconds,
      most: ALL_ERRORS.most,
      found: (fix) => tell({ kind: 'first', fix: offered(fix) }),
    });
    if (signal.aborted) return;
    tell({ kind: 'all', fixes: diverseFirst(fixes, ALL_ERRORS.offered).map(offered), searched });
    for (const [place, problem] of problems.entries()) {
      const options = { ...ONE_ERROR, signal, problem };
      const ofError =
        problems.length === 1
          ? diverseFirst(fixes, ONE_ERROR.most)
          : (await findFixes(roster, system, vocabulary, pack, options)).fixes;
      if (signal.aborted) return;
      tell({ kind: 'one', place, fixes: ofError.map(offered) });
    }
  },

  /** Finds a minimal set of elements that break a rule by themselves; null if none is found. */
  async why({ roster, pack, problem }: WhyJob): Promise<string[] | null> {
    const system = await loadSystem(roster.system);
    const vocabulary = await system?.vocabulary?.();
    return system && vocabulary ? explanationOf(roster, problem, system, vocabulary, pack) : null;
  },
};

export type FixFunctions = typeof functions;

serve(functions);
