import { startTransition, useEffect, useState } from 'react';
import { onRostersChange } from '@/lib/storage/changes';
import { storageSentence } from '@/lib/storage/db';

/** A value read from the browser's database. */
export interface Stored<Value> {
  /** Undefined until it is read. */
  value: Value | undefined;
  /** Why the last read failed, as a sentence. */
  failure: string | null;
}

/** Carries nothing over. A constant: a new function at each render would read again after each. */
const asRead = <Value>(next: Value): Value => next;

/**
 * Reads a stored value, and reads it again whenever this or another tab changes the database.
 * @param read must be a stable function
 * @param reuse carries unchanged parts over from the previous value, so that they are not rendered again; a stable
 *   function too
 */
export function useStored<Value>(
  read: () => Promise<Value>,
  reuse: (next: Value, before: Value | undefined) => Value = asRead,
): Stored<Value> {
  const [value, setValue] = useState<Value>();
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    let reading = false;
    let again = false;
    const update = (sentence: string | null, next?: Value) => {
      if (!current) return;
      startTransition(() => {
        setFailure(sentence);
        if (next !== undefined) setValue((before) => reuse(next, before));
      });
    };
    // A burst of changes causes at most two reads: one at the first, one after the last.
    const refresh = async () => {
      again = reading;
      if (reading) return;
      reading = true;
      await read().then(
        (next) => update(null, next),
        (error) => update(storageSentence(error)),
      );
      reading = false;
      if (again && current) void refresh();
    };
    void refresh();
    const stop = onRostersChange(() => void refresh());
    return () => {
      current = false;
      stop();
    };
  }, [read, reuse]);
  return { value, failure };
}
