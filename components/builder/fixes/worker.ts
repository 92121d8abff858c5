import { effectOf } from '@/lib/fixes/effect';
import { explanationOf } from '@/lib/fixes/explanation';
import { findFixes } from '@/lib/fixes/find-fixes';
import type { Fix, Searched } from '@/lib/fixes/fix';
import { errorsOf } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import { loadSystem } from '@/lib/systems/registry';
import { type Call, serve } from '@/lib/worker/serve';

/** A fix as the builder offers it. */
export interface OfferedFix extends Fix {
  /** What it does to the figures: "FC 17 → 15 of 15". */
  effect: string[];
  /** Errors that are left after it. */
  errors: number;
}

export interface FixJob {
  roster: Roster;
  pack: Pack | null;
  /** Errors that are to have fixes of their own. */
  problems: Pick<Problem, 'rule' | 'path'>[];
  /** Longest time for all of them together, in seconds. */
  seconds: number;
}

export interface WhyJob {
  roster: Roster;
  pack: Pack | null;
  problem: Pick<Problem, 'rule' | 'elements'>;
}

/** Some fix soon, then all that were found, then those of each error alone, by its place in the job. */
export type FixProgress =
  | { kind: 'first'; fix: OfferedFix }
  | { kind: 'all'; fixes: OfferedFix[]; searched: Searched }
  | { kind: 'one'; place: number; fixes: OfferedFix[] };

/** Fixes of one error, and how long they are looked for, in seconds. */
const OF_ONE = { most: 3, seconds: 0.2 };

const functions = {
  /** Finds the fixes of a roster; it is stopped by the next edit. */
  async fix({ roster, pack, problems, seconds }: FixJob, { signal, tell }: Call<FixProgress>) {
    const system = await loadSystem(roster.system);
    const vocabulary = await system?.vocabulary?.();
    if (!system || !vocabulary) return;
    const before = system.reckon(roster.force, pack);
    const offered = (fix: Fix): OfferedFix => {
      const { reckoning, errors } = errorsOf(fix.roster.force, system, pack);
      return { ...fix, effect: effectOf(system, before, reckoning), errors: errors.length };
    };
    const { fixes, searched } = await findFixes(roster, system, vocabulary, pack, {
      signal,
      seconds,
      found: (fix) => tell({ kind: 'first', fix: offered(fix) }),
    });
    if (signal.aborted) return;
    const all = fixes.map(offered);
    tell({ kind: 'all', fixes: all, searched });
    for (const [place, problem] of problems.entries()) {
      const options = { ...OF_ONE, signal, problem };
      const own =
        problems.length === 1
          ? all.slice(0, OF_ONE.most)
          : (await findFixes(roster, system, vocabulary, pack, options)).fixes.map(offered);
      if (signal.aborted) return;
      tell({ kind: 'one', place, fixes: own });
    }
  },

  /** Elements that break a rule by themselves, none of which can be left out; null where they are not found. */
  async why({ roster, pack, problem }: WhyJob): Promise<string[] | null> {
    const system = await loadSystem(roster.system);
    const vocabulary = await system?.vocabulary?.();
    return system && vocabulary ? explanationOf(roster, problem, system, vocabulary, pack) : null;
  },
};

export type FixFunctions = typeof functions;

serve(functions);
