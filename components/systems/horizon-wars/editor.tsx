import type { SystemEditor } from '@/components/builder/system-editor';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { elements } from './elements/elements';
import { sections } from './sections/sections';

/** The editors of Horizon Wars. */
export const editor: SystemEditor<Force, Evaluation> = {
  sections,
  elements,
  ForceCharts: lazyPart(async () => (await import('./charts/force-charts')).ForceCharts),
};

export { system } from '@/lib/systems/horizon-wars/system';
