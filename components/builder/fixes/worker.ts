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

/** A fix as the builder offers it. */
export interface OfferedFix extends Fix {
  /** What it does, as it is shown: "Take Jump jets off Terrier". */
  shown: string[];
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

/** Ways to make the force legal that are offered, of so many that are looked for: many are much alike. */
const OF_ALL = { offered: 5, most: 24 };
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
      most: OF_ALL.most,
      found: (fix) => tell({ kind: 'first', fix: offered(fix) }),
    });
    if (signal.aborted) return;
    tell({ kind: 'all', fixes: diverseFirst(fixes, OF_ALL.offered).map(offered), searched });
    for (const [place, problem] of problems.entries()) {
      const options = { ...OF_ONE, signal, problem };
      const own =
        problems.length === 1
          ? diverseFirst(fixes, OF_ONE.most)
          : (await findFixes(roster, system, vocabulary, pack, options)).fixes;
      if (signal.aborted) return;
      tell({ kind: 'one', place, fixes: own.map(offered) });
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
