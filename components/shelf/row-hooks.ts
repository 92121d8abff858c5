import { useCallback, useEffect, useState } from 'react';
import { useToast } from '@/components/ui/toast';
import { counted } from '@/lib/roster/text/words';
import { VERSION } from '@/lib/roster/version';
import { type StoredRoster, storageSentence } from '@/lib/storage/db';
import { bin, deleteForGood, duplicate, nameOf, unbin } from '../shared/rosters/stored-roster';
import type { ShownVerdict } from './shelf-view';

/**
 * Verdicts of this version on rosters last checked by another, by `keyOf`. Not stored, so that the builder can still
 * tell the user what changed.
 */
const found = new Map<string, ShownVerdict>();

const keyOf = ({ id, revision, changed }: StoredRoster) => `${id} ${revision} ${changed}`;

/** Whether this version checked the roster and stored all that the shelf shows. */
const isCurrent = (
  stored: StoredRoster,
): stored is StoredRoster & { checked: { unknown: number }; makeUp: readonly unknown[] } =>
  stored.checked.version === VERSION &&
  Number.isInteger(stored.checked.unknown) &&
  stored.makeUp !== undefined;

/** Returns the verdict on a roster; "checking" until this version has checked it. */
export function verdictOf(stored: StoredRoster): ShownVerdict {
  const { legal, figures, makeUp = [] } = stored;
  if (isCurrent(stored)) return { verdict: { legal, unknown: stored.checked.unknown }, figures, makeUp };
  return found.get(keyOf(stored)) ?? { verdict: 'checking', figures, makeUp };
}

/** Rechecks rosters that another app version checked last; returns a counter of the batches of results. */
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

/** Actions on rosters, each confirmed by a message, with an Undo where possible. */
export function useRowActions() {
  const toast = useToast();
  const attempt = useCallback(
    async (work: () => Promise<unknown>, message: string | null, undo?: () => Promise<unknown>) => {
      const failed = (error: unknown) => toast({ message: storageSentence(error) });
      try {
        await work();
        // No message for what the row itself shows.
        if (message === null) return;
        toast(
          undo
            ? { message, action: { label: 'Undo', onAction: () => void undo().catch(failed) } }
            : { message },
        );
      } catch (error) {
        failed(error);
      }
    },
    [toast],
  );
  const remove = useCallback(
    (rosters: readonly StoredRoster[]) => {
      const ids = rosters.map(({ id }) => id);
      const [first] = rosters;
      const what = rosters.length === 1 && first ? nameOf(first.roster) : counted(rosters.length, 'roster');
      return attempt(
        () => bin(ids),
        `${what} deleted.`,
        () => unbin(ids),
      );
    },
    [attempt],
  );
  const copy = useCallback(
    async (stored: StoredRoster) => {
      let id = '';
      await attempt(
        async () => {
          id = await duplicate(stored);
        },
        `${nameOf(stored.roster)} duplicated.`,
        () => deleteForGood([id]),
      );
    },
    [attempt],
  );
  return { attempt, remove, copy };
}
