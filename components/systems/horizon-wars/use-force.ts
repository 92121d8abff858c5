import { gameHooks } from '@/components/builder/game-hooks';
import type { Force } from '@/lib/systems/horizon-wars/force';
import type { Reckoning } from '@/lib/systems/horizon-wars/reckon';

export const { useEdit, useEditWithUndo, useForce, useReckoning } = gameHooks<Force, Reckoning>();
