import { effectOf } from '@/lib/fixes/effect';
import { findFixes } from '@/lib/fixes/find-fixes';
import { shownEdits } from '@/lib/fixes/shown-edits';
import type { Pack } from '@/lib/roster/pack';
import type { Roster } from '@/lib/roster/roster';
import { cleanText } from '@/lib/sheet/clean';
import { loadSystem } from '@/lib/systems/registry';
import type { RowFix } from './row';

/** Searches for the cheapest fix of a roster, for at most this many seconds or until it is stopped. */
export async function findRowFix(
  roster: Roster,
  pack: Pack | null,
  seconds: number,
  signal?: AbortSignal,
): Promise<RowFix> {
  const system = await loadSystem(roster.system);
  const vocabulary = (await system?.vocabulary?.()) ?? null;
  if (system === null || vocabulary === null) return { fix: null, seconds };
  const { fixes } = await findFixes(roster, system, vocabulary, pack, {
    most: 1,
    seconds,
    ...(signal ? { signal } : {}),
  });
  const [best] = fixes;
  if (best === undefined) return { fix: null, seconds };
  const reckoningOf = (force: unknown) => system.reckon(force, pack);
  return {
    fix: {
      edits: shownEdits(best.edits, vocabulary.kinds).map(cleanText),
      effect: effectOf(system, reckoningOf(roster.force), reckoningOf(best.roster.force)).map(cleanText),
      proven: best.proven,
    },
    seconds,
  };
}
