import { withBugGuard } from '@/lib/check/input';
import { checkRoster } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import { compositionOf, headlineFigures } from '@/lib/roster/shown/figures';
import type { StoredRoster } from '@/lib/storage/db';
import { readStoredPack } from '@/lib/storage/packs';
import { loadSystem } from '@/lib/systems/registry';
import type { ShownVerdict } from './shelf-view';

/** Longest time to block the page before yielding, in milliseconds. */
const SLICE = 12;

const UNREADABLE: ShownVerdict = { verdict: 'unreadable', figures: [], makeUp: [] };

async function currentVerdict({ roster, pack }: StoredRoster): Promise<ShownVerdict> {
  const system = await loadSystem(roster.system);
  const read = system ? parseRoster(roster, system) : null;
  if (!system || !read?.ok) return UNREADABLE;
  const { report, evaluation } = checkRoster(read.value, system, readStoredPack(pack, system));
  return {
    verdict: report,
    figures: headlineFigures(system.figures(evaluation)),
    makeUp: compositionOf(system.picture(evaluation)),
  };
}

/**
 * Checks rosters by the rules of this version, in short batches.
 * @param report takes the verdicts of a batch; returns whether to go on
 */
export async function recheck(
  rosters: readonly StoredRoster[],
  report: (found: [StoredRoster, ShownVerdict][]) => boolean,
): Promise<void> {
  let batch: [StoredRoster, ShownVerdict][] = [];
  let sliceStart = performance.now();
  for (const stored of rosters) {
    batch.push([
      stored,
      await withBugGuard(
        () => currentVerdict(stored),
        () => UNREADABLE,
      ),
    ]);
    if (performance.now() - sliceStart < SLICE) continue;
    if (!report(batch)) return;
    batch = [];
    await new Promise((resolve) => setTimeout(resolve));
    sliceStart = performance.now();
  }
  if (batch.length > 0) report(batch);
}
