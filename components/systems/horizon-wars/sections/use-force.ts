'use client';

import { useBuilderState } from '@/components/builder/context';
import type { Force } from '@/lib/systems/horizon-wars/force';
import type { Reckoning } from '@/lib/systems/horizon-wars/reckon';

/** The force being edited. */
export const useForce = (): Force => useBuilderState<Force, Force, Reckoning>((state) => state.roster.force);

/** What is worked out of it. */
export const useReckoning = (): Reckoning =>
  useBuilderState<Reckoning, Force, Reckoning>((state) => state.reckoning);
