import { useCallback } from 'react';
import { useToast } from '@/components/ui/toast';

/** A deletion and its reverse; each resolves to the reason it failed, as a sentence, or null. */
interface Deletion {
  label: string;
  remove: () => Promise<string | null>;
  restore: () => Promise<string | null>;
}

/** Returns a function that deletes a stored item and confirms it with an Undo, or says why it failed. */
export function useDeleteWithUndo(): (deletion: Deletion) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async ({ label, remove, restore }) => {
      const refusal = await remove();
      if (refusal !== null) return toast({ message: refusal });
      const undo = async () => {
        const failure = await restore();
        if (failure !== null) toast({ message: failure });
      };
      toast({ message: `${label} deleted.`, action: { label: 'Undo', onAction: () => void undo() } });
    },
    [toast],
  );
}
