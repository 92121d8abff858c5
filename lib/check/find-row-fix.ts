import { effectOf } from '@/lib/fixes/effect';
import { findFixes } from '@/lib/fixes/find-fixes';
import type { Pack } from '@/lib/roster/pack';
import type { Roster } from '@/lib/roster/roster';
import { cleanText } from '@/lib/sheet/clean';
import { loadSystem } from '@/lib/systems/registry';
import type { RowFix } from './row';

/** Searches for the first fix of a roster, for at most this many seconds or until it is stopped. */
export async function findRowFix(
  roster: Roster,
  pack: Pack | null,
  seconds: number,
  signal?: AbortSignal,
): Promise<RowFix> {
  const system = await loadSystem(roster.system);
  const editCatalogue = (await system?.editCatalogue?.()) ?? null;
  if (system === null || editCatalogue === null) return { fix: null, seconds };
  const { fixes } = await findFixes(roster, system, editCatalogue, pack, {
    most: 1,
    seconds,
    ...(signal ? { signal } : {}),
  });
  const [best] = fixes;
  if (best === undefined) return { fix: null, seconds };
  const reckoningOf = (force: unknown) => system.reckon(force, pack);
  return {
    fix: {
      edits: best.edits.map(({ text }) => cleanText(text)),
      effect: effectOf(system, reckoningOf(roster.force), reckoningOf(best.roster.force)).map(cleanText),
      proven: best.proven,
    },
    seconds,
  };
}
