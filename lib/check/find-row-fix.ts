import { effectOf } from '@/lib/fixes/effect';
import { type FindOptions, findFixes } from '@/lib/fixes/find-fixes';
import type { Fix } from '@/lib/fixes/fix';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import { cleanText } from '@/lib/sheet/clean';
import { loadSystem } from '@/lib/systems/registry';
import type { ResultFix } from './answer';

/**
 * Searches for the first fix of a roster, until it is stopped.
 * @param found called with the best fix whenever there is another
 */
export async function findRowFix(
  roster: Roster,
  pack: Pack | null,
  { found, ...limits }: Pick<FindOptions, 'seconds' | 'signal'> & { found?: (fix: ResultFix) => void } = {},
): Promise<ResultFix> {
  const system = await loadSystem(roster.system);
  const editCatalogue = (await system?.editCatalogue?.()) ?? null;
  if (system === null || editCatalogue === null) return { fix: null, ended: true };
  const evaluationOf = (force: unknown) => system.evaluate(force, pack);
  const before = evaluationOf(roster.force);
  const rowFix = ([best]: readonly Fix[], ended: boolean): ResultFix => ({
    fix: best
      ? {
          edits: best.edits.map(({ text }) => cleanText(text)),
          changes: best.changes,
          effect: effectOf(system, before, evaluationOf(best.roster.force)).map(cleanText),
          proven: best.proven,
        }
      : null,
    ended,
  });
  const { fixes, searched } = await findFixes(roster, system, editCatalogue, pack, {
    most: 1,
    ...limits,
    found: (fixes) => found?.(rowFix(fixes, false)),
  });
  return rowFix(fixes, searched.ended);
}
