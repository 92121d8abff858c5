import { useBuilderState, useEditForce } from '@/components/builder/context';
import type { BuilderState } from '@/components/builder/store';
import type { Force } from '@/lib/systems/forge-of-war/force';
import type { Reckoning } from '@/lib/systems/forge-of-war/reckon';

/** The force as it is reckoned now. */
export const useReckoning = (): Reckoning =>
  useBuilderState(({ reckoning }: BuilderState<Force, Reckoning>) => reckoning);

/** Changes the force by a pure function. */
export const useEdit = () => useEditForce<Force>();
