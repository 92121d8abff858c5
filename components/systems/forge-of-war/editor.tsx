import type { SystemEditor } from '@/components/builder/system-editor';
import type { Force } from '@/lib/systems/forge-of-war/force';
import type { Reckoning } from '@/lib/systems/forge-of-war/reckon';
import { Picture } from './picture/picture';
import { sections } from './sections/sections';
import { units } from './units/units';

/** The editors of Forge of War. */
export const editor: SystemEditor<Force, Reckoning> = {
  sections,
  elements: units,
  Picture,
};

export { system } from '@/lib/systems/forge-of-war/system';
