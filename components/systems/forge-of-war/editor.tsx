import type { SystemEditor } from '@/components/builder/system-editor';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Force } from '@/lib/systems/forge-of-war/force';
import type { Reckoning } from '@/lib/systems/forge-of-war/reckon';
import { sections } from './sections/sections';
import { units } from './units/units';

/** The editors of Forge of War. */
export const editor: SystemEditor<Force, Reckoning> = {
  sections,
  elements: units,
  Picture: lazyPart(async () => (await import('./picture/picture')).Picture),
};

export { system } from '@/lib/systems/forge-of-war/system';
