import type { SystemEditor } from '@/components/builder/system-editor';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Force } from '@/lib/systems/battle-royale/force';
import type { Reckoning } from '@/lib/systems/battle-royale/reckon';
import { sections } from './sections/sections';

/** The editors of Battle Royale: one mech, designed as in Horizon Wars. */
export const editor: SystemEditor<Force, Reckoning> = {
  sections,
  opensOn: 'mech',
  elements: null,
  Picture: lazyPart(async () => (await import('./picture')).Picture),
};

export { system } from '@/lib/systems/battle-royale/system';
