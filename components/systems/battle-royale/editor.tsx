import type { SystemEditor } from '@/components/builder/system-editor';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Evaluation } from '@/lib/systems/battle-royale/evaluate/evaluate';
import type { Force } from '@/lib/systems/battle-royale/force';
import { sections } from './sections/sections';

/** The editors of Battle Royale: one mech, designed as in Horizon Wars. */
export const editor: SystemEditor<Force, Evaluation> = {
  sections,
  opensOn: 'mech',
  elements: null,
  ForceCharts: lazyPart(async () => (await import('./force-charts')).ForceCharts),
};

export { system } from '@/lib/systems/battle-royale/system';
