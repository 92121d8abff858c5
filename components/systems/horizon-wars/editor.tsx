import type { SystemEditor } from '@/components/builder/system-editor';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Force } from '@/lib/systems/horizon-wars/force';
import type { Reckoning } from '@/lib/systems/horizon-wars/reckon';
import { elements } from './elements/elements';
import { sections } from './sections/sections';

/** The editors of Horizon Wars. */
export const editor: SystemEditor<Force, Reckoning> = {
  sections,
  elements,
  Picture: lazyPart(async () => (await import('./picture/picture')).Picture),
};

export { system } from '@/lib/systems/horizon-wars/system';
