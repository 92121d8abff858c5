'use client';

import { useEffect, useRef, useState } from 'react';
import type { Pack } from '@/lib/roster/pack';
import { storageSentence } from '@/lib/storage/db';
import { type KeptPack, keepPack, samePack } from './kept';

/** A pack being edited: every change is kept at once, and what another tab makes of it is taken over. */
export function usePackEditing(kept: KeptPack) {
  const [pack, setPack] = useState(kept.pack);
  const [failure, setFailure] = useState<string | null>(null);
  const edited = useRef(0);
  useEffect(() => {
    if (kept.changed > edited.current) setPack((now) => (samePack(now, kept.pack) ? now : kept.pack));
  }, [kept]);
  const edit = (next: Pack) => {
    edited.current = Date.now();
    setPack(next);
    keepPack(next, kept.id).then(
      () => setFailure(null),
      (error) => setFailure(storageSentence(error)),
    );
  };
  return { pack, edit, failure };
}
