import type { SystemEditor } from '@/components/builder/system-editor';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Evaluation } from '@/lib/systems/at-43/evaluate/evaluate';
import type { Force } from '@/lib/systems/at-43/force';
import { sections } from './sections/sections';
import { elements } from './units/elements';

/** The editors of AT-43. */
export const editor: SystemEditor<Force, Evaluation> = {
  sections,
  elements,
  ForceCharts: lazyPart(async () => (await import('./charts/force-charts')).ForceCharts),
};

export { system } from '@/lib/systems/at-43/system';
