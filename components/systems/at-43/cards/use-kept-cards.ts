import { useCallback, useEffect, useState } from 'react';
import { onRostersChange } from '@/lib/storage/changes';
import { storageSentence } from '@/lib/storage/db';
import { deleteKept, readLibrary, writeKept } from '@/lib/storage/library';
import type { Card } from '@/lib/systems/at-43/card';
import { fixedIds } from '@/lib/systems/at-43/catalogue';

const SYSTEM = 'at-43';
const KIND = 'card';

/** The cards this browser keeps, with what keeps and forgets them; `failure` says why it could not. */
export interface KeptCards {
  cards: readonly Card[];
  failure: string | null;
  /** Resolves to whether they are kept. */
  keep: (cards: readonly Card[]) => Promise<boolean>;
  forget: (id: string) => Promise<void>;
}

async function readKept(): Promise<Card[]> {
  const { read } = await readLibrary({ system: SYSTEM, kind: KIND });
  return read.map(({ value }) => value as Card).filter(({ id }) => !fixedIds.has(id));
}

/** The cards kept in this browser as they are at any moment, in whichever tab they change. */
export function useKeptCards(): KeptCards {
  const [cards, setCards] = useState<readonly Card[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    const read = () =>
      readKept().then(
        (list) => current && setCards(list),
        (error) => current && setFailure(storageSentence(error)),
      );
    void read();
    const stop = onRostersChange(read);
    return () => {
      current = false;
      stop();
    };
  }, []);
  const attempt = useCallback(async (write: () => Promise<unknown>) => {
    try {
      await write();
      setFailure(null);
      return true;
    } catch (error) {
      setFailure(storageSentence(error));
      return false;
    }
  }, []);
  const keep = useCallback(
    (list: readonly Card[]) =>
      attempt(() =>
        Promise.all(list.map((value) => writeKept({ system: SYSTEM, kind: KIND, id: value.id, value }))),
      ),
    [attempt],
  );
  const forget = useCallback(
    async (id: string) => {
      await attempt(() => deleteKept({ system: SYSTEM, kind: KIND, id }));
    },
    [attempt],
  );
  return { cards, failure, keep, forget };
}
