import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { builderAddress } from '@/components/shared/addresses';
import { notLoaded } from '@/components/ui/lazy-part';
import { useToast } from '@/components/ui/toast';
import { loadSystem } from '@/lib/systems/registry';
import { isUsingKeyboard, noteKeyboardStart } from '../shared/rosters/use-new-force';

/** Creates a force of a game, empty or from a sample, and opens it; `busy` while that is under way. */
export function useStart({ id, name }: { id: string; name: string }) {
  const router = useRouter();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const start = async (sample?: string) => {
    const byKeyboard = isUsingKeyboard();
    setBusy(true);
    try {
      const [system, { saveNewForce, saveNewSample }] = await Promise.all([
        loadSystem(id),
        import('../shared/rosters/new-roster'),
      ]);
      if (!system) return;
      const stored = await (sample === undefined ? saveNewForce(system) : saveNewSample(system, sample));
      if (byKeyboard && sample === undefined) noteKeyboardStart(stored);
      router.push(builderAddress(stored));
    } catch {
      toast({ message: notLoaded(name, 'try again') });
      setBusy(false);
    }
  };
  return { start, busy };
}
