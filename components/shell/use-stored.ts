'use client';

import { startTransition, useEffect, useState } from 'react';
import { onRostersChange } from '@/lib/storage/changes';
import { storageSentence } from '@/lib/storage/db';

/** What is stored here; undefined until it is read. */
export interface Stored<Value> {
  value: Value | undefined;
  /** Why it could not be read the last time, in a sentence. */
  failure: string | null;
}

/**
 * Something stored in this browser as it is at any moment, in whichever tab it changes.
 * @param read the same function with each drawing
 * @param reuse takes over from the value before what has not changed, so that it is not drawn again
 */
export function useStored<Value>(
  read: () => Promise<Value>,
  reuse: (next: Value, before: Value | undefined) => Value = (next) => next,
): Stored<Value> {
  const [value, setValue] = useState<Value>();
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    let reading = false;
    let again = false;
    const show = (sentence: string | null, next?: Value) => {
      if (!current) return;
      startTransition(() => {
        setFailure(sentence);
        if (next !== undefined) setValue((before) => reuse(next, before));
      });
    };
    // Many changes in a row are read twice at most: at the first, and after the last.
    const look = async () => {
      again = reading;
      if (reading) return;
      reading = true;
      await read().then(
        (next) => show(null, next),
        (error) => show(storageSentence(error)),
      );
      reading = false;
      if (again && current) void look();
    };
    void look();
    const stop = onRostersChange(() => void look());
    return () => {
      current = false;
      stop();
    };
  }, [read, reuse]);
  return { value, failure };
}
