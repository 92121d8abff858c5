import type { SystemEditor } from '@/components/builder/system-editor';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Force } from '@/lib/systems/command-horizon/force';
import type { Reckoning } from '@/lib/systems/command-horizon/reckon';
import { sections } from './sections/sections';
import { units } from './units/units';

/** The editors of Command Horizon. */
export const editor: SystemEditor<Force, Reckoning> = {
  sections,
  elements: units,
  Picture: lazyPart(async () => (await import('./picture/picture')).Picture),
};

export { system } from '@/lib/systems/command-horizon/system';
