import { useCallback } from 'react';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { fingerprint } from '@/lib/roster/fingerprint/fingerprint';
import { parseRoster } from '@/lib/roster/parse';
import type { StoredMatch } from '@/lib/storage/db';
import { readStored } from '@/lib/storage/rosters';
import { loadSystem } from '@/lib/systems/registry';
import { ownSide } from './match-lines';

const none: ReadonlySet<string> = new Set();

/** The ids of matches whose roster has another fingerprint today than when they were started. */
export function useOlder(matches: readonly StoredMatch[] | undefined): ReadonlySet<string> {
  const load = useCallback(async () => {
    const today = new Map<string, string | null>();
    const older = new Set<string>();
    for (const match of matches ?? []) {
      const { roster: id } = match;
      if (id === null) continue;
      if (!today.has(id)) today.set(id, await fingerprintToday(id));
      const now = today.get(id);
      if (now && now !== ownSide(match)?.fingerprint) older.add(match.id);
    }
    return older;
  }, [matches]);
  return useLoaded(load) ?? none;
}

/** The fingerprint of a stored roster; null if it is not there or cannot be read. */
async function fingerprintToday(id: string): Promise<string | null> {
  const stored = await readStored(id);
  const system = stored && (await loadSystem(stored.roster.system));
  const read = stored && system && parseRoster(stored.roster, system);
  return read?.ok ? fingerprint(read.value, system as NonNullable<typeof system>) : null;
}
