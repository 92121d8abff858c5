'use client';

import { useEffect, useMemo, useState } from 'react';
import { onRostersChange } from '@/lib/storage/changes';
import type { Unreadable } from '@/lib/storage/records';
import { whenIdle } from '../shell/offline/when-idle';

/** How long nothing has changed before what is kept is looked through again, in milliseconds. */
const QUIET = 1000;

/**
 * Everything kept here that cannot be read: the rosters given, and what else is found once the page has nothing to do.
 * Undo steps may be many: they are looked through once, and again only where some were found.
 */
export function useUnreadable(rosters: readonly Unreadable[]): readonly Unreadable[] {
  const [others, setOthers] = useState<readonly Unreadable[]>([]);
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout>;
    let steps: readonly Unreadable[] | undefined;
    const look = async () => {
      const { unreadableLibrary, unreadableSteps } = await import('@/lib/storage/unreadable');
      const library = await unreadableLibrary();
      if (steps?.length !== 0) steps = await unreadableSteps();
      const found = [...library, ...steps];
      // A list that stays empty is drawn no more.
      if (current) setOthers((now) => (now.length + found.length === 0 ? now : found));
    };
    const lookQuietly = () => void look().catch(() => undefined);
    const callOff = whenIdle(lookQuietly);
    const stop = onRostersChange(() => {
      clearTimeout(timer);
      timer = setTimeout(lookQuietly, QUIET);
    });
    return () => {
      current = false;
      clearTimeout(timer);
      callOff();
      stop();
    };
  }, []);
  return useMemo(() => [...rosters, ...others], [rosters, others]);
}
