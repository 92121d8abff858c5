import { isolated } from '@/lib/check/isolated';
import { checkRoster } from '@/lib/roster/check';
import { briefly } from '@/lib/roster/figure';
import { makeUpOf } from '@/lib/roster/make-up';
import { parseRoster } from '@/lib/roster/parse';
import type { StoredRoster } from '@/lib/storage/db';
import { readStoredPack } from '@/lib/storage/packs';
import { loadSystem } from '@/lib/systems/registry';
import type { ShownVerdict } from './shown-verdict';

/** How long the page is kept from answering at a time, in milliseconds. */
const SLICE = 12;

const UNREADABLE: ShownVerdict = { verdict: 'unreadable', figures: [], makeUp: [] };

async function verdictNow({ roster, pack }: StoredRoster): Promise<ShownVerdict> {
  const system = await loadSystem(roster.system);
  const read = system ? parseRoster(roster, system) : null;
  if (!system || !read?.ok) return UNREADABLE;
  const { report, reckoning } = checkRoster(read.value, system, readStoredPack(pack, system));
  return {
    verdict: report,
    figures: briefly(system.figures(reckoning)),
    makeUp: makeUpOf(system.picture(reckoning)),
  };
}

/**
 * Checks rosters by the rules of this version, a few at a time.
 * @param tell takes what was found, and answers whether to go on
 */
export async function recheck(
  rosters: readonly StoredRoster[],
  tell: (found: [StoredRoster, ShownVerdict][]) => boolean,
): Promise<void> {
  let some: [StoredRoster, ShownVerdict][] = [];
  let begun = performance.now();
  for (const stored of rosters) {
    some.push([
      stored,
      await isolated(
        () => verdictNow(stored),
        () => UNREADABLE,
      ),
    ]);
    if (performance.now() - begun < SLICE) continue;
    if (!tell(some)) return;
    some = [];
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
  if (some.length > 0) tell(some);
}
