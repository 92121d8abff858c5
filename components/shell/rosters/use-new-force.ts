import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import type { Pack } from '@/lib/roster/pack';
import type { AnyGameSystem } from '@/lib/roster/system';
import { builderAddress } from '../addresses';
import { useLoadPart } from '../use-load-part';
import { isUsingKeyboard, noteKeyboardStart } from './keyboard-start';

/** Returns a function that creates a force of a game, checked against a pack or none, and opens it in the builder. */
export function useNewForce() {
  const router = useRouter();
  const loadPart = useLoadPart();
  return useCallback(
    (system: AnyGameSystem, pack: Pack | null) =>
      loadPart(async () => {
        const byKeyboard = isUsingKeyboard();
        const { saveNewForce } = await import('./new-roster');
        const id = await saveNewForce(system, pack);
        if (byKeyboard) noteKeyboardStart(id);
        router.push(builderAddress(id));
      }),
    [router, loadPart],
  );
}
