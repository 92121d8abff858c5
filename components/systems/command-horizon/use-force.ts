import { gameHooks } from '@/components/builder/game-hooks';
import type { Force } from '@/lib/systems/command-horizon/force';
import type { Reckoning } from '@/lib/systems/command-horizon/reckon';

export const { useEdit, useEditWithUndo, useReckoning } = gameHooks<Force, Reckoning>();
