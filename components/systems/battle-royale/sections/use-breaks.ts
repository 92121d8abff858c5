import { useDeferredValue, useMemo } from 'react';
import type { Breaks } from '@/components/systems/horizon-wars/design/breaks';
import { breaksOfUpgrades } from '@/lib/systems/battle-royale/edits/what-if';
import { useEvaluation } from '../use-force';

/** Returns the rules that each upgrade breaks, deferred so that typing does not wait for it. */
export function useBreaks(): Breaks {
  const evaluation = useDeferredValue(useEvaluation());
  return useMemo(() => breaksOfUpgrades(evaluation), [evaluation]);
}
