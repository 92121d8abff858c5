'use client';

import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useToast } from '@/components/ui/toast';
import { onRostersChange } from '@/lib/storage/changes';
import { storageSentence } from '@/lib/storage/db';
import { deleteKept, listKept, writeKept } from '@/lib/storage/library';

const SYSTEM = 'forge-of-war';

/** What a player keeps in this browser. */
export interface Library<Value> {
  /** By id; what cannot be read any more is left out. Undefined until the browser has answered. */
  kept: readonly { id: string; value: Value }[] | undefined;
  /** Keeps something; one of the same id is replaced. */
  keep: (id: string, value: Value) => Promise<void>;
  forget: (id: string) => Promise<void>;
}

/** Things of a kind that the player made and keeps for every force: weapons, troops. */
export function useKept<Value>(kind: string, schema: z.ZodMiniType<Value>): Library<Value> {
  const toast = useToast();
  const [kept, setKept] = useState<Library<Value>['kept']>();
  useEffect(() => {
    let gone = false;
    const load = () =>
      listKept(SYSTEM, kind)
        .catch(() => [])
        .then((list) => {
          if (gone) return;
          setKept(
            list.flatMap(({ id, value }) => {
              const read = z.safeParse(schema, value);
              return read.success ? [{ id, value: read.data }] : [];
            }),
          );
        });
    void load();
    const stop = onRostersChange(() => void load());
    return () => {
      gone = true;
      stop();
    };
  }, [kind, schema]);
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
