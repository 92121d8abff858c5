'use client';

import { useCallback, useEffect, useState } from 'react';
import { useToast } from '@/components/ui/toast';
import { onRostersChange } from '@/lib/storage/changes';
import { storageSentence } from '@/lib/storage/db';
import { deleteKept, readLibrary, writeKept } from '@/lib/storage/library';

const SYSTEM = 'forge-of-war';

/** What a player keeps in this browser. */
export interface Library<Value> {
  /** By id; the shelf lists what cannot be read. Undefined until the browser has answered. */
  kept: readonly { id: string; value: Value }[] | undefined;
  /** Keeps something; one of the same id is replaced. */
  keep: (id: string, value: Value) => Promise<void>;
  forget: (id: string) => Promise<void>;
}

/** Things of a kind that the player made and keeps for every force: weapons, troops. */
export function useKept<Value>(kind: string): Library<Value> {
  const toast = useToast();
  const [kept, setKept] = useState<Library<Value>['kept']>();
  useEffect(() => {
    let gone = false;
    const load = () =>
      readLibrary({ system: SYSTEM, kind }).then(
        ({ read }) => gone || setKept(read.map(({ id, value }) => ({ id, value: value as Value }))),
        () => gone || setKept([]),
      );
    void load();
    const stop = onRostersChange(() => void load());
    return () => {
      gone = true;
      stop();
    };
  }, [kind]);
  const tried = useCallback(
    (work: Promise<void>, done: string) =>
      work.then(
        () => toast({ message: done }),
        (error) => toast({ message: storageSentence(error) }),
      ),
    [toast],
  );
  return {
    kept,
    keep: (id, value) =>
      tried(writeKept({ system: SYSTEM, kind, id, value }), `${id} is kept in this browser.`),
    forget: (id) => tried(deleteKept({ system: SYSTEM, kind, id }), `${id} is kept no longer.`),
  };
}
