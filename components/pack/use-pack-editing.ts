'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Pack } from '@/lib/roster/pack';
import { packValue } from '@/lib/roster/pack-fields';
import type { AnyGameSystem } from '@/lib/roster/system';
import { stamp } from '@/lib/storage/clock';
import { storageSentence } from '@/lib/storage/db';
import { MOST_STEPS } from '@/lib/storage/rosters';
import { editedPlace } from '../shell/edited-place';
import { isHeld, keepPack, type StoredPack, samePack } from '../shell/packs/stored-packs';
import { currentOf, movedBy, type Steps, withStep } from '../shell/steps';

/** Is a pack as it is shown kept in this browser? Why it is not, in a sentence. */
export type Keeping = { kind: 'kept' } | { kind: 'keeping' } | { kind: 'failed'; sentence: string };

/** Every field of a pack by its place, those left out as null: so that saying something first is an edit there. */
const placesOf = (pack: Pack, { packFields }: AnyGameSystem): object => ({
  name: pack.name,
  ...Object.fromEntries(packFields.map(({ id }) => [id, packValue(pack, id) ?? null])),
});

/** A pack with one change more, as a step. */
const steppedTo = (history: Steps<Pack>, pack: Pack, system: AnyGameSystem): Steps<Pack> =>
  withStep<Pack, Steps<Pack>>(
    history,
    editedPlace(placesOf(currentOf(history), system), placesOf(pack, system)),
    performance.now(),
    () => pack,
    MOST_STEPS,
  );

/**
 * A pack being edited: every change is a step that can be undone and is kept at once, and what another tab makes of it
 * is taken over as one. The steps are gone with the page.
 */
export function usePackEditing(kept: StoredPack) {
  const { id, system } = kept;
  const [history, setHistory] = useState<Steps<Pack>>({ steps: [kept.pack], at: 0, last: null });
  const [keeping, setKeeping] = useState<Keeping>(() => ({ kind: isHeld(id) ? 'keeping' : 'kept' }));
  const edited = useRef(0);
  const round = useRef(0);
  const latest = useRef(history);
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
  // A pack that was begun while nothing could be kept.
  useEffect(() => {
    if (isHeld(id)) keep(currentOf(latest.current));
  }, [id, keep]);
  useEffect(() => {
    if (kept.changed <= edited.current || samePack(currentOf(latest.current), kept.pack)) return;
    latest.current = { ...steppedTo(latest.current, kept.pack, kept.system), last: null };
    setHistory(latest.current);
  }, [kept]);
  const become = useCallback(
    (next: Steps<Pack>) => {
      edited.current = stamp();
      latest.current = next;
      setHistory(next);
      keep(currentOf(next));
    },
    [keep],
  );
  const edit = useCallback(
    (change: (pack: Pack) => Pack) => {
      const next = steppedTo(latest.current, change(currentOf(latest.current)), system);
      if (next !== latest.current) become(next);
    },
    [become, system],
  );
  /** Goes a step back (-1) or forth (1); answers which step of how many it is then, or null where there is none. */
  const move = useCallback(
    (by: 1 | -1) => {
      const next = movedBy(latest.current, by);
      if (next) become(next);
      return next && { step: next.at + 1, of: next.steps.length };
    },
    [become],
  );
  return { pack: currentOf(history), history, edit, move, keeping };
}
