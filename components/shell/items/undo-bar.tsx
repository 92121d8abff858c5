import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SeverityMark } from '@/components/ui/badge';
import { type Command, CommandButton, undoCommands, undoWords, useCommandKeys } from '../commands';
import type { Steps } from '../steps';
import type { SaveState } from './use-item-editing';

interface UndoBarProps {
  /** What is being edited: "pack". */
  noun: string;
  history: Steps<unknown>;
  /** Moves one step; returns the new position and the number of steps, or null if there is none. */
  move: (by: 1 | -1) => { step: number; of: number } | null;
  saving: SaveState;
}

const savingWords = { saved: 'Saved in this browser', saving: 'Saving …', failed: '' };

/** Shows the save state, and undo and redo with their keys. */
export function UndoBar({ noun, history: { at, steps }, move, saving }: UndoBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');
  const commands = useCallback((): Command[] => {
    const go = (by: 1 | -1) => {
      const [done, none] = undoWords(by);
      const editedFields = document.activeElement?.closest('fieldset');
      flushSync(() => {
        const to = move(by);
        setAnnounced(to ? `${done} (step ${to.step} of ${to.of}).` : none);
      });
      // The focused element may be gone: keep the focus nearby.
      if (document.activeElement !== document.body) return;
      const neighbour =
        editedFields?.isConnected && editedFields.querySelector<HTMLElement>('input, select, button');
      (neighbour || bar.current?.querySelector('button'))?.focus();
    };
    return undoCommands('fields', go, (by) => at + by >= 0 && at + by < steps.length);
  }, [at, steps.length, move]);
  useCommandKeys(commands);
  return (
    <div
      ref={bar}
      className="flex items-center gap-1 lg:mt-4 max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:border-line max-lg:border-b max-lg:bg-ground max-lg:py-1"
    >
      <div className="min-w-0 flex-1 text-sm">
        <p className="text-muted">{savingWords[saving.kind]}</p>
        <div role="alert">
          {saving.kind === 'failed' && (
            <p>
              <SeverityMark severity="warning">Not saved.</SeverityMark> {saving.sentence} Save the {noun} to
              a file before you close this tab.
            </p>
          )}
        </div>
      </div>
      {commands().map((command) => (
        <CommandButton key={command.id} command={command} />
      ))}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}
