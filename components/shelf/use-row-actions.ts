import { useCallback } from 'react';
import { useToast } from '@/components/ui/toast';
import { counted } from '@/lib/roster/words';
import { type StoredRoster, storageSentence } from '@/lib/storage/db';
import { bin, deleteForGood, duplicate, nameOf, unbin } from '../shell/rosters/actions';

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
