import type { SystemEditor } from '@/components/builder/system-editor';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Evaluation } from '@/lib/systems/forge-of-war/evaluate/evaluate';
import type { Force } from '@/lib/systems/forge-of-war/force';
import { sections } from './sections/sections';
import { units } from './units/units';

/** The editors of Forge of War. */
export const editor: SystemEditor<Force, Evaluation> = {
  sections,
  elements: units,
  ForceCharts: lazyPart(async () => (await import('./charts/force-charts')).ForceCharts),
};

export { system } from '@/lib/systems/forge-of-war/system';
