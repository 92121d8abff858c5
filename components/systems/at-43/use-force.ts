import { useBuilderState, useEditForce } from '@/components/builder/context';
import type { BuilderState } from '@/components/builder/store';
import type { Force } from '@/lib/systems/at-43/force';
import type { Reckoning } from '@/lib/systems/at-43/reckon';

/** The company as it is reckoned now. */
export const useReckoning = (): Reckoning =>
  useBuilderState(({ reckoning }: BuilderState<Force, Reckoning>) => reckoning);

/** The company as it stands in the file. */
export const useForce = (): Force => useBuilderState(({ roster }: BuilderState<Force>) => roster.force);

/** Changes the company by a pure function. */
export const useEdit = () => useEditForce<Force>();
