'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { stamp } from '@/lib/storage/clock';
import { storageSentence } from '@/lib/storage/db';
import { MOST_STEPS } from '@/lib/storage/rosters';
import { editedPlace } from '../edited-place';
import { currentOf, moveStep, type Steps, withStep } from '../steps';
import type { ItemStore, Named, StoredItem } from './item-store';

/** Is something as it is shown stored in this browser? Why it is not, in a sentence. */
export type SaveState = { kind: 'saved' } | { kind: 'saving' } | { kind: 'failed'; sentence: string };

/** What is stored while it is edited. */
export interface ItemEditing<Value extends Named> {
  value: Value;
  history: Steps<Value>;
  edit: (change: (value: Value) => Value) => void;
  /** Goes a step back (-1) or forth (1); answers which step of how many it is then, or null where there is none. */
  move: (by: 1 | -1) => { step: number; of: number } | null;
  saving: SaveState;
}

/**
 * A stored item being edited: every change is a step that can be undone and is saved at once, and what another tab
 * makes of it is taken over as one. The steps are gone with the page.
 * @param placesOf every field by its place, so that what is typed at one place is one step; always the same function
 */
export function useItemEditing<Value extends Named>(
  item: StoredItem<Value>,
  { save: write, isHeld }: ItemStore<Value>,
  placesOf: (value: Value) => object = sameObject,
): ItemEditing<Value> {
  const { id } = item;
  const [history, setHistory] = useState<Steps<Value>>({ steps: [item.value], at: 0, last: null });
  const [saving, setSaving] = useState<SaveState>(() => ({ kind: isHeld(id) ? 'saving' : 'saved' }));
  const edited = useRef(0);
  const round = useRef(0);
  const latest = useRef(history);
  const save = useCallback(
    (next: Value) => {
      round.current += 1;
      const mine = round.current;
      // What came of an earlier change says nothing of the last one.
      const say = (now: SaveState) => mine === round.current && setSaving(now);
      setSaving({ kind: 'saving' });
      write(next, id).then(
        () => say({ kind: 'saved' }),
        (error) => say({ kind: 'failed', sentence: storageSentence(error) }),
      );
    },
    [write, id],
  );
  // Begun while nothing could be saved.
  useEffect(() => {
    if (isHeld(id)) save(currentOf(latest.current));
  }, [isHeld, id, save]);
  useEffect(() => {
    if (item.changed <= edited.current) return;
    latest.current = withStored(latest.current, item.value, placesOf);
    setHistory(latest.current);
  }, [item, placesOf]);
  const become = useCallback(
    (next: Steps<Value>) => {
      edited.current = stamp();
      latest.current = next;
      setHistory(next);
      save(currentOf(next));
    },
    [save],
  );
  const edit = useCallback(
    (change: (value: Value) => Value) => {
      const next = steppedTo(latest.current, change(currentOf(latest.current)), placesOf);
      if (next !== latest.current) become(next);
    },
    [become, placesOf],
  );
  const move = useCallback(
    (by: 1 | -1) => {
      const next = moveStep(latest.current, by);
      if (next) become(next);
      return next && { step: next.at + 1, of: next.steps.length };
    },
    [become],
  );
  return { value: currentOf(history), history, edit, move, saving };
}

/** The history with a value as its next step; the same where nothing differs, in whatever order it was stored. */
const steppedTo = <Value>(history: Steps<Value>, value: Value, placesOf: (value: Value) => object) =>
  withStep<Value, Steps<Value>>(
    history,
    editedPlace(placesOf(currentOf(history)), placesOf(value)),
    performance.now(),
    () => value,
    MOST_STEPS,
  );

/** The history with what is stored as a step of its own; the same where that is what it stands at. */
export function withStored<Value>(
  history: Steps<Value>,
  stored: Value,
  placesOf: (value: Value) => object,
): Steps<Value> {
  const apart = { ...history, last: null };
  const next = steppedTo(apart, stored, placesOf);
  return next === apart ? history : { ...next, last: null };
}

const sameObject = (value: object) => value;
