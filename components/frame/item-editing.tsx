import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SeverityMark } from '@/components/ui/badge';
import { useToast } from '@/components/ui/toast';
import { stamp } from '@/lib/storage/clock';
import { storageSentence } from '@/lib/storage/db';
import { MAX_STEPS } from '@/lib/storage/rosters';
import { type Command, CommandButton, undoCommands, undoWords, useCommandKeys } from '../shared/commands';
import { currentOf, editTime, moveStep, type Steps, withStep } from '../shared/steps';
import type { ItemStore, Named, StoredItem } from '../shared/stored/item-store';

/** Whether the shown state is saved in this browser; if it failed, why, as a sentence. */
export type SaveState = { kind: 'saved' } | { kind: 'saving' } | { kind: 'failed'; sentence: string };

/** A stored item while it is edited. */
export interface ItemEditing<Value extends Named> {
  value: Value;
  history: Steps<Value>;
  edit: (change: (value: Value) => Value) => void;
  /** Moves a step back (-1) or forward (1); returns the new position and number of steps, or null if there is none. */
  move: (by: 1 | -1) => { step: number; of: number } | null;
  saving: SaveState;
}

/** The steps of the items edited last, while the app is open, for who comes back to one. */
const kept = new Map<string, Steps<unknown>>();
const MAX_KEPT = 10;

function keepSteps(id: string, history: Steps<unknown>) {
  kept.delete(id);
  kept.set(id, history);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}

/**
 * Edits a stored item: every change is an undo step and is saved immediately; a change from another tab is added as a
 * step, and one that this tab had not seen when it saved is stored as a copy. The steps are lost when the app closes.
 */
export function useItemEditing<Value extends Named>(
  item: StoredItem<Value>,
  { save: write, isHeld }: ItemStore<Value>,
): ItemEditing<Value> {
  const { id } = item;
  const [history, setHistory] = useState<Steps<Value>>(() => {
    const before = kept.get(id) as Steps<Value> | undefined;
    return before ? withStored(before, item.value) : { steps: [item.value], at: 0, last: null };
  });
  const [saving, setSaving] = useState<SaveState>(() => ({ kind: isHeld(id) ? 'saving' : 'saved' }));
  const lastEdit = useRef(0);
  const lastSave = useRef(0);
  const latest = useRef(history);
  /** What may be stored as far as this tab knows: the last confirmed state, and all since. */
  const seen = useRef<readonly Value[]>([item.value]);
  const toast = useToast();
  useEffect(() => keepSteps(id, history), [id, history]);
  const save = useCallback(
    (next: Value) => {
      lastSave.current += 1;
      const thisSave = lastSave.current;
      const known = seen.current;
      seen.current = [...known, next];
      // Ignore the outcome of earlier saves.
      const report = (now: SaveState) => thisSave === lastSave.current && setSaving(now);
      setSaving({ kind: 'saving' });
      write(next, id, known).then(
        (conflict) => {
          seen.current = seen.current.slice(Math.max(0, seen.current.indexOf(next)));
          if (conflict) toast({ message: conflict });
          report({ kind: 'saved' });
        },
        (error) => report({ kind: 'failed', sentence: storageSentence(error) }),
      );
    },
    [write, id, toast],
  );
  // The item may have been created while nothing could be saved: try again.
  useEffect(() => {
    if (isHeld(id)) save(currentOf(latest.current));
  }, [isHeld, id, save]);
  useEffect(() => {
    if (item.changed <= lastEdit.current) return;
    seen.current = [...seen.current, item.value];
    latest.current = withStored(latest.current, item.value);
    setHistory(latest.current);
  }, [item]);
  const apply = useCallback(
    (next: Steps<Value>) => {
      lastEdit.current = stamp();
      latest.current = next;
      setHistory(next);
      save(currentOf(next));
    },
    [save],
  );
  const edit = useCallback(
    (change: (value: Value) => Value) => {
      const next = steppedTo(latest.current, change(currentOf(latest.current)));
      if (next !== latest.current) apply(next);
    },
    [apply],
  );
  const move = useCallback(
    (by: 1 | -1) => {
      const next = moveStep(latest.current, by);
      if (next) apply(next);
      return next && { step: next.at + 1, of: next.steps.length };
    },
    [apply],
  );
  return { value: currentOf(history), history, edit, move, saving };
}

/** Returns the history with a value as its next step; the same history if nothing differs but the order of keys. */
function steppedTo<Value>(history: Steps<Value>, value: Value) {
  return withStep<Value, Steps<Value>>(
    history,
    currentOf(history),
    value,
    editTime(),
    () => value,
    MAX_STEPS,
  );
}

/** Returns the history with the stored value as a separate step; the same history if that is its current step. */
export function withStored<Value>(history: Steps<Value>, stored: Value): Steps<Value> {
  const unmerged = { ...history, last: null };
  const next = steppedTo(unmerged, stored);
  return next === unmerged ? history : { ...next, last: null };
}

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
