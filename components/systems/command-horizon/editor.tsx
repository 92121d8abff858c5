import type { SystemEditor } from '@/components/builder/system-editor';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Evaluation } from '@/lib/systems/command-horizon/evaluate/evaluate';
import type { Force } from '@/lib/systems/command-horizon/force';
import { sections } from './sections/sections';
import { units } from './units/units';

/** The editors of Command Horizon. */
export const editor: SystemEditor<Force, Evaluation> = {
  sections,
  elements: units,
  ForceCharts: lazyPart(async () => (await import('./charts/force-charts')).ForceCharts),
};

export { system } from '@/lib/systems/command-horizon/system';
