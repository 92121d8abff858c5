import { useCallback } from 'react';
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
          message: 'This part of the page could not be loaded. Check the connection and try again.',
        });
        return null;
      }
    },
    [toast],
  );
}
