import { useDeferredValue, useMemo } from 'react';
import type { Breaks } from '@/components/systems/horizon-wars/design/breaks';
import { breaksOfUpgrades } from '@/lib/systems/battle-royale/what-if';
import { useReckoning } from '../use-force';

/** Returns the rules that each upgrade breaks, deferred so that typing does not wait for it. */
export function useBreaks(): Breaks {
  const reckoning = useDeferredValue(useReckoning());
  return useMemo(() => breaksOfUpgrades(reckoning), [reckoning]);
}
