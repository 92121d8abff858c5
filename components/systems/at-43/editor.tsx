import type { SystemEditor } from '@/components/builder/system-editor';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Force } from '@/lib/systems/at-43/force';
import type { Reckoning } from '@/lib/systems/at-43/reckon';
import { sections } from './sections/sections';
import { elements } from './units/elements';

/** The editors of AT-43. */
export const editor: SystemEditor<Force, Reckoning> = {
  sections,
  elements,
  Picture: lazyPart(async () => (await import('./picture/picture')).Picture),
};

export { system } from '@/lib/systems/at-43/system';
