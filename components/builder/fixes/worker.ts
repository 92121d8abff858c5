import { effectOf } from '@/lib/fixes/effect';
import { explanationOf, obstaclesOf } from '@/lib/fixes/explanation';
import { findFixes } from '@/lib/fixes/find-fixes';
import type { Fix } from '@/lib/fixes/fix';
import { errorsOf } from '@/lib/roster/check';
import type { Pack } from '@/lib/roster/pack/pack';
import { parseRoster } from '@/lib/roster/parse';
import type { Problem } from '@/lib/roster/report';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem } from '@/lib/systems/registry';
import { type Call, serve } from '@/lib/worker/serve';

/** A fix as the builder shows it. */
export interface OfferedFix extends Fix {
  /** Its effect on the figures: "FC 17 → 15 of 15". */
  effect: string[];
}

export interface FixJob {
  roster: Roster;
  pack: Pack | null;
  /** Earlier states of the roster, as they are stored, the latest first. */
  history: unknown[];
  /** Errors for which separate fixes are searched. */
  problems: Pick<Problem, 'rule' | 'path'>[];
}

export interface WhyJob {
  roster: Roster;
  pack: Pack | null;
  problem: Pick<Problem, 'rule' | 'elements'>;
}

/**
 * The best fixes of all errors, whenever there are others, and once all are tried; without any, the problems that no
 * change solves and whether the search ended by itself. Then the fixes of each single error, by its index in the job.
 */
export type FixProgress =
  | { kind: 'all'; fixes: OfferedFix[]; obstacles: Problem[]; searched: boolean; ended: boolean }
  | { kind: 'one'; place: number; fixes: OfferedFix[] };

/** Maximum number of fixes of all errors together, and of one, for which the seconds are fewer too. */
const ALL_ERRORS = { most: 5 };
const ONE_ERROR = { most: 3, seconds: 0.2 };

const functions = {
  /** Finds the fixes of a roster; the next edit aborts it. */
  async fix({ roster, pack, history, problems }: FixJob, { signal, tell }: Call<FixProgress>) {
    const system = await loadSystem(roster.system);
    const editCatalogue = await system?.editCatalogue?.();
    if (!system || !editCatalogue) return;
    const { evaluation } = errorsOf(roster.force, system, pack);
    const offeredFor =
      (rule?: string) =>
      (fix: Fix): OfferedFix => ({
        ...fix,
        effect: effectOf(system, evaluation, system.evaluate(fix.roster.force, pack), rule),
      });
    const offered = offeredFor();
    const states = { [Symbol.iterator]: () => forcesOf(history, system) };
    const search = { signal, history: states };
    const { fixes, searched } = await findFixes(roster, system, editCatalogue, pack, {
      ...search,
      ...ALL_ERRORS,
      found: (some) =>
        tell({ kind: 'all', fixes: some.map(offered), obstacles: [], searched: false, ended: false }),
    });
    if (signal.aborted) return;
    const obstacles = fixes.length > 0 ? [] : obstaclesOf(roster, system, editCatalogue, pack);
    const { ended } = searched;
    tell({ kind: 'all', fixes: fixes.map(offered), obstacles, searched: true, ended });
    for (const [place, problem] of problems.entries()) {
      const ofError =
        problems.length === 1
          ? fixes.slice(0, ONE_ERROR.most)
          : (await findFixes(roster, system, editCatalogue, pack, { ...search, ...ONE_ERROR, problem }))
              .fixes;
      if (signal.aborted) return;
      tell({ kind: 'one', place, fixes: ofError.map(offeredFor(problem.rule)) });
    }
  },

  /** Finds a minimal set of elements that break a rule by themselves; null if none is found. */
  async why({ roster, pack, problem }: WhyJob): Promise<string[] | null> {
    const system = await loadSystem(roster.system);
    const editCatalogue = await system?.editCatalogue?.();
    return system && editCatalogue ? explanationOf(roster, problem, system, editCatalogue, pack) : null;
  },
};

/** Reads stored rosters one by one; those that cannot be read are left out. */
function* forcesOf(stored: readonly unknown[], system: AnyGameSystem): Generator<unknown> {
  for (const each of stored) {
    const read = parseRoster(each, system);
    if (read.ok) yield read.value.force;
  }
}

export type FixFunctions = typeof functions;

serve(functions, async ({ roster }: FixJob | WhyJob) => (await loadSystem(roster.system))?.editCatalogue?.());
