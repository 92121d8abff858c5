import { useMemo } from 'react';
import { setPresence, setStat } from '@/lib/systems/horizon-wars/edits/edit';
import {
  addDesignUpgrade,
  removeDesignUpgrade,
  removeUpgradeAt,
  setUpgradeOption,
  setUpgradeTimes,
} from '@/lib/systems/horizon-wars/edits/edit-upgrades';
import type { DesignEdits } from '../design/design-edits';
import { useEdit } from '../use-force';

/** Returns the designer's edits of an element of the force. */
export function useDesignEdits(id: string): DesignEdits {
  const edit = useEdit();
  return useMemo(
    () => ({
      presence: (presence) => edit((force) => setPresence(force, id, presence)),
      stat: (stat, value) => edit((force) => setStat(force, id, stat, value)),
      put: (upgrade) => edit((force) => addDesignUpgrade(force, id, upgrade)),
      drop: (upgrade) => edit((force) => removeDesignUpgrade(force, id, upgrade)),
      dropAt: (index) => edit((force) => removeUpgradeAt(force, id, index)),
      option: (index, option) => edit((force) => setUpgradeOption(force, id, index, option)),
      times: (index, times) => edit((force) => setUpgradeTimes(force, id, index, times)),
    }),
    [edit, id],
  );
}
