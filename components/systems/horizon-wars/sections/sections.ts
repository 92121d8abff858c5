import type { EditorSection } from '@/components/builder/system-editor';
import type { Force } from '@/lib/systems/horizon-wars/force';
import type { Reckoning } from '@/lib/systems/horizon-wars/reckon';

/** What belongs to a force as a whole, in the order of the outline. */
export const sections: readonly EditorSection<Force, Reckoning>[] = [];
