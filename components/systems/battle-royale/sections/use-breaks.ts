import { useDeferredValue, useMemo } from 'react';
import type { Breaks } from '@/components/systems/horizon-wars/design/breaks';
import { breaksOfUpgrades } from '@/lib/systems/battle-royale/what-if';
import { useReckoning } from '../use-force';

/** What every upgrade breaks. Worked out behind the keystroke, which does not wait for it. */
export function useBreaks(): Breaks {
  const reckoning = useDeferredValue(useReckoning());
  return useMemo(() => breaksOfUpgrades(reckoning), [reckoning]);
}
