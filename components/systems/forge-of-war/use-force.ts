import { gameHooks } from '@/components/builder/game-hooks';
import type { Force } from '@/lib/systems/forge-of-war/force';
import type { Reckoning } from '@/lib/systems/forge-of-war/reckon';

export const { useEdit, useEditWithUndo, useReckoning } = gameHooks<Force, Reckoning>();
