'use client';

import { useCallback, useState } from 'react';
import { storageSentence } from '@/lib/storage/db';
import { deleteLibraryItem, readLibrary, writeLibraryItem } from '@/lib/storage/library';
import { useStored } from './use-stored';

/** Something that a player made. */
export interface LibraryItem<Value> {
  id: string;
  value: Value;
}

/** All of a kind that a player made for a game: cards, weapons, troops. */
export interface Library<Value> {
  /** Those that can be read; undefined until they are. */
  items: readonly LibraryItem<Value>[] | undefined;
  /** Why they could not be read or changed the last time, in a sentence. */
  failure: string | null;
  /** Keeps some, in place of others with their ids; like `remove`, answers why it could not, or null. */
  save: (items: readonly LibraryItem<Value>[]) => Promise<string | null>;
  remove: (id: string) => Promise<string | null>;
}

/** What players made of a kind for a game, and what changes it. */
export function useLibrary<Value>(system: string, kind: string): Library<Value> {
  const read = useCallback(async () => {
    const { read: all } = await readLibrary({ system, kind });
    return all.map(({ id, value }) => ({ id, value: value as Value }));
  }, [system, kind]);
  const { value: items, failure } = useStored(read);
  const [refused, setRefused] = useState<string | null>(null);
  const attempt = useCallback(async (work: Promise<unknown>) => {
    const sentence = await work.then(() => null, storageSentence);
    setRefused(sentence);
    return sentence;
  }, []);
  const save = useCallback(
    (some: readonly LibraryItem<Value>[]) =>
      attempt(Promise.all(some.map(({ id, value }) => writeLibraryItem({ system, kind, id, value })))),
    [attempt, system, kind],
  );
  const remove = useCallback(
    (id: string) => attempt(deleteLibraryItem({ system, kind, id })),
    [attempt, system, kind],
  );
  return { items, failure: refused ?? failure, save, remove };
}
