import { assign } from '@/lib/roster/edits';
import type { Stats } from '../evaluate/mech-schema';

/** An upgrade as a file lists it. */
interface Listed {
  id: string;
  option?: string | undefined;
  times?: number | undefined;
}

/** An element designed from points: a mech of any game, an aircraft. The functions below change a draft of Immer. */
export interface Design {
  presence: number;
  stats: Stats;
  upgrades: Listed[];
}

/** Appends an upgrade to a design, unless it has it already. */
export function addUpgrade({ upgrades }: Design, upgrade: Listed): void {
  if (upgrades.every(({ id }) => id !== upgrade.id)) upgrades.push(upgrade);
}

/** Removes every occurrence of an upgrade from a design. */
export const removeUpgrade = (design: Design, upgrade: string): void =>
  assign(design, { upgrades: design.upgrades.filter(({ id }) => id !== upgrade) });

/** Sets fields of the upgrade at an index. A file omits `times` for one. */
export function setListed({ upgrades }: Design, index: number, { option, times }: Omit<Listed, 'id'>): void {
  const listed = upgrades[index];
  if (listed && option !== undefined) assign(listed, { option });
  if (listed && times !== undefined) assign(listed, { times: times === 1 ? undefined : times });
}
