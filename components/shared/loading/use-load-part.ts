import { useCallback } from 'react';
import { notLoaded } from '@/components/ui/lazy-part';
import { useToast } from '@/components/ui/toast';

/** Returns a function that loads a part of the page; if that fails, it shows a message and returns null. */
export function useLoadPart() {
  const toast = useToast();
  return useCallback(
    async <Part>(load: () => Promise<Part>): Promise<Part | null> => {
      try {
        return await load();
      } catch {
        toast({
          message: notLoaded(undefined, 'try again'),
        });
        return null;
      }
    },
    [toast],
  );
}
