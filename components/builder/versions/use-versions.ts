import { useCallback } from 'react';
import { useStored } from '@/components/shell/use-stored';
import { useToast } from '@/components/ui/toast';
import { storageSentence } from '@/lib/storage/db';
import { deleteLibraryItem, writeLibraryItem } from '@/lib/storage/library';
import { nameVersion, readVersions, type StoredVersion, versionRecord } from '@/lib/storage/versions';
import { useBuilder } from '../context';
import { useOfferUndo } from '../use-undo';

/** Returns the named versions of the open roster, and functions that change them. */
export function useVersions() {
  const { id, system, store } = useBuilder();
  const toast = useToast();
  const offerUndo = useOfferUndo();
  const read = useCallback(() => readVersions(system.id, id), [system, id]);
  const { value: versions, failure } = useStored(read);
  const attempt = (work: Promise<unknown>, done: () => void) =>
    work.then(done, (error) => toast({ message: storageSentence(error) }));
  const write = (version: StoredVersion) => writeLibraryItem(versionRecord(system.id, version));
  return {
    versions,
    failure,
    /** Saves a state as a named version; returns the reason if it fails, as a sentence, or null. */
    name: (state: Pick<StoredVersion, 'name' | 'made' | 'roster'>): Promise<string | null> =>
      nameVersion(system.id, { of: id, ...state }).catch(storageSentence),
    rename: (version: StoredVersion, name: string) =>
      attempt(write({ ...version, name }), () =>
        toast({
          message: `“${version.name}” renamed to “${name}”.`,
          action: { label: 'Undo', onAction: () => void write(version) },
        }),
      ),
    remove: (version: StoredVersion) =>
      attempt(deleteLibraryItem(versionRecord(system.id, version)), () =>
        toast({
          message: `“${version.name}” is deleted.`,
          action: { label: 'Undo', onAction: () => void write(version) },
        }),
      ),
    /** Restores the roster to a version, in one undo step. */
    restore: ({ name, roster }: StoredVersion) => {
      const step = store.edit(() => roster);
      offerUndo(step, step ? `“${name}” is restored.` : `The roster already matches “${name}”.`);
    },
  };
}
