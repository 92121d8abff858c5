'use client';

import { useEffect, useState } from 'react';
import { VERSION } from '@/lib/roster/version';
import type { StoredRoster } from '@/lib/storage/db';
import type { ShownVerdict } from './shown-verdict';

/** What this version found where another had checked last, by `keyOf`. It is not written back: the builder tells it. */
const found = new Map<string, ShownVerdict>();

const keyOf = ({ id, revision, changed }: StoredRoster) => `${id} ${revision} ${changed}`;

/** Was it checked by this version, and all of it kept that the shelf shows? */
const isCurrent = (
  stored: StoredRoster,
): stored is StoredRoster & { checked: { unknown: number }; makeUp: readonly unknown[] } =>
  stored.checked.version === VERSION &&
  Number.isInteger(stored.checked.unknown) &&
  stored.makeUp !== undefined;

/** The verdict on a roster, "checking" until it is one of this version. */
export function verdictOf(stored: StoredRoster): ShownVerdict {
  const { legal, figures, makeUp = [] } = stored;
  if (isCurrent(stored)) return { verdict: { legal, unknown: stored.checked.unknown }, figures, makeUp };
  return found.get(keyOf(stored)) ?? { verdict: 'checking', figures, makeUp };
}

/** Checks anew what another version of the app had checked, and answers how many times something came of it. */
export function useVerdicts(rosters: readonly StoredRoster[] | undefined): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stale = rosters?.filter(
      (each) => !isCurrent(each) && each.binned === null && !found.has(keyOf(each)),
    );
    if (!stale?.length) return;
    let current = true;
    void import('./recheck')
      .then(({ recheck }) =>
        recheck(stale, (some) => {
          for (const [stored, verdict] of some) found.set(keyOf(stored), verdict);
          if (current) setRound((now) => now + 1);
          return current;
        }),
      )
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [rosters]);
  return round;
}
