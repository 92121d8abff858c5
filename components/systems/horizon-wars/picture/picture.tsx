'use client';

import { useBuilderState } from '@/components/builder/context';
import type { Force } from '@/lib/systems/horizon-wars/force';
import type { Reckoning } from '@/lib/systems/horizon-wars/reckon';

/** The force as a picture, with the same in words. */
export function Picture() {
  const reckoning = useBuilderState<Reckoning, Force, Reckoning>((state) => state.reckoning);
  return <p>{reckoning.elements.length} elements</p>;
}
