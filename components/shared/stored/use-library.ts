import { useCallback, useState } from 'react';
import { storageSentence } from '@/lib/storage/db';
import { deleteLibraryItem, readLibrary, writeLibraryItem } from '@/lib/storage/library';
import { useStored } from './use-stored';

/** A library item that a player made. */
export interface LibraryItem<Value> {
  id: string;
  value: Value;
}

/** All items of a kind that a player made for a game: cards, weapons, troops. */
export interface Library<Value> {
  /** The readable ones; undefined until they are loaded. */
  items: readonly LibraryItem<Value>[] | undefined;
  /** Why the last read or write failed, as a sentence. */
  failure: string | null;
  /** Saves items, replacing those with the same ids. Like `remove`, returns why it failed, or null. */
  save: (items: readonly LibraryItem<Value>[]) => Promise<string | null>;
  remove: (id: string) => Promise<string | null>;
}

/** The library items of a kind for a game, with functions that change them. */
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
