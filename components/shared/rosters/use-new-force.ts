import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { builderAddress } from '@/components/shared/addresses';
import { useLoadPart } from '@/components/shared/loading/use-loaded';
import type { Pack } from '@/lib/roster/pack/pack';
import type { AnyGameSystem } from '@/lib/roster/system';

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

let startedId: string | null = null;

/** Whether the user is navigating by keyboard: a tap or a click shows no focus. */
export const isUsingKeyboard = (): boolean => document.activeElement?.matches(':focus-visible') ?? false;

/** Remembers that a roster was created by keyboard, for its builder. */
export function noteKeyboardStart(id: string) {
  startedId = id;
}

/** Whether this roster was just created by keyboard; true only once. */
export function takeKeyboardStart(id: string): boolean {
  if (startedId !== id) return false;
  startedId = null;
  return true;
}
