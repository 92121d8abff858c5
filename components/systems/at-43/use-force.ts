import { gameHooks } from '@/components/builder/game-hooks';
import type { Force } from '@/lib/systems/at-43/force';
import type { Reckoning } from '@/lib/systems/at-43/reckon';

export const { useEdit, useEditWithUndo, useForce, useReckoning } = gameHooks<Force, Reckoning>();
