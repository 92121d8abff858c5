'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Pack } from '@/lib/roster/pack';
import { stamp } from '@/lib/storage/clock';
import { storageSentence } from '@/lib/storage/db';
import { isHeld, keepPack, type StoredPack, samePack } from '../shell/packs/stored-packs';

/** Is a pack as it is shown kept in this browser? Why it is not, in a sentence. */
type Keeping = { kind: 'kept' } | { kind: 'keeping' } | { kind: 'failed'; sentence: string };

/** A pack being edited: every change is kept at once, and what another tab makes of it is taken over. */
export function usePackEditing(kept: StoredPack) {
  const [pack, setPack] = useState(kept.pack);
  const [keeping, setKeeping] = useState<Keeping>(() => ({ kind: isHeld(kept.id) ? 'keeping' : 'kept' }));
  const edited = useRef(0);
  const round = useRef(0);
  const { id } = kept;
  const keep = useCallback(
    (next: Pack) => {
      round.current += 1;
      const mine = round.current;
      // What came of an earlier change says nothing of the last one.
      const say = (now: Keeping) => mine === round.current && setKeeping(now);
      setKeeping({ kind: 'keeping' });
      keepPack(next, id).then(
        () => say({ kind: 'kept' }),
        (error) => say({ kind: 'failed', sentence: storageSentence(error) }),
      );
    },
    [id],
  );
  const latest = useRef(pack);
  useLayoutEffect(() => {
    latest.current = pack;
  }, [pack]);
  // A pack that was begun while nothing could be kept.
  useEffect(() => {
    if (isHeld(id)) keep(latest.current);
  }, [id, keep]);
  useEffect(() => {
    if (kept.changed > edited.current) setPack((now) => (samePack(now, kept.pack) ? now : kept.pack));
  }, [kept]);
  const edit = (change: (pack: Pack) => Pack) => {
    edited.current = stamp();
    const next = change(latest.current);
    latest.current = next;
    setPack(next);
    keep(next);
  };
  return { pack, edit, keeping };
}
