import { useMemo } from 'react';
import { gameHooks } from '@/components/builder/edits';
import type { DesignEdits } from '@/components/systems/horizon-wars/design/design-fields';
import {
  addDesignUpgrade,
  removeDesignUpgrade,
  removeUpgradeAt,
  setPresence,
  setStat,
  setUpgradeOption,
  setUpgradeTimes,
} from '@/lib/systems/battle-royale/edits/edit';
import type { Evaluation } from '@/lib/systems/battle-royale/evaluate/evaluate';
import type { Force } from '@/lib/systems/battle-royale/force';

export const { useEdit, useEditWithUndo, useEvaluation } = gameHooks<Force, Evaluation>();

/** Returns the designer's edits of the mech. */
export function useDesignEdits(): DesignEdits {
  const edit = useEdit();
  return useMemo(
    () => ({
      presence: (presence) => edit((force) => setPresence(force, presence)),
      stat: (stat, value) => edit((force) => setStat(force, stat, value)),
      put: (upgrade) => edit((force) => addDesignUpgrade(force, upgrade)),
      drop: (upgrade) => edit((force) => removeDesignUpgrade(force, upgrade)),
      dropAt: (index) => edit((force) => removeUpgradeAt(force, index)),
      option: (index, option) => edit((force) => setUpgradeOption(force, index, option)),
      times: (index, times) => edit((force) => setUpgradeTimes(force, index, times)),
    }),
    [edit],
  );
}
