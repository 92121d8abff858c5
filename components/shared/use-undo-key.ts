import { Undo2 } from 'lucide-react';
import { useCallback } from 'react';
import { useToastUndo } from '@/components/ui/toast';
import { type Command, useCommandKeys } from './commands';

/** Binds Ctrl+Z on a page without a history: undoes the action that the last message reports. */
export function useUndoKey() {
  const undo = useToastUndo();
  useCommandKeys(
    useCallback(
      (): Command[] => [{ id: 'undo', label: 'Undo', icon: Undo2, keys: ['Ctrl+z'], run: undo }],
      [undo],
    ),
  );
}
