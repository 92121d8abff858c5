import type { SystemEditor } from '@/components/builder/system-editor';
import type { Force } from '@/lib/systems/battle-royale/force';
import type { Reckoning } from '@/lib/systems/battle-royale/reckon';
import { Picture } from './picture';
import { sections } from './sections/sections';

/** The editors of Battle Royale: one mech, designed as in Horizon Wars. */
export const editor: SystemEditor<Force, Reckoning> = {
  sections,
  opensOn: 'mech',
  elements: null,
  Picture,
};

export { system } from '@/lib/systems/battle-royale/system';
