import type { Stat, Stats } from './mech-schema';

/** An upgrade as a file lists it. */
interface Listed {
  id: string;
  option?: string | undefined;
  times?: number | undefined;
}

/** An element designed from points: a mech of any game, an aircraft. */
export interface Design {
  presence: number;
  stats: Stats;
  upgrades: readonly Listed[];
}

/** The design with another Presence. Here and below, an edit that changes nothing returns the same object. */
export const withPresence = <D extends Design>(design: D, presence: number): D =>
  design.presence === presence ? design : { ...design, presence };

/** The design with another value of a stat, 0 to 99. */
export const withStat = <D extends Design>(design: D, stat: Stat, value: number): D =>
  design.stats[stat] === value ? design : { ...design, stats: { ...design.stats, [stat]: value } };

const has = ({ upgrades }: Design, id: string) => upgrades.some((listed) => listed.id === id);

/** The design with an upgrade appended, unless it has it already. */
export const withUpgrade = <D extends Design>(design: D, upgrade: D['upgrades'][number]): D =>
  has(design, upgrade.id) ? design : { ...design, upgrades: [...design.upgrades, upgrade] };

/** The design without any occurrence of an upgrade. */
export const withoutUpgrade = <D extends Design>(design: D, id: string): D =>
  has(design, id) ? { ...design, upgrades: design.upgrades.filter((listed) => listed.id !== id) } : design;

/** The design without the upgrade at an index: a file may list the same one twice. */
export const withoutUpgradeAt = <D extends Design>(design: D, index: number): D =>
  index >= design.upgrades.length ? design : { ...design, upgrades: design.upgrades.toSpliced(index, 1) };

/** The design with the upgrade at an index changed. */
export function withUpgradeAt<D extends Design>(
  design: D,
  index: number,
  change: (upgrade: D['upgrades'][number]) => D['upgrades'][number],
): D {
  const listed = design.upgrades[index];
  const next = listed && change(listed);
  if (next === undefined || next === listed) return design;
  return { ...design, upgrades: design.upgrades.with(index, next) };
}

/** The design with an option chosen for the upgrade at an index (extended range, p.61). */
export const withOption = <D extends Design>(design: D, index: number, option: string): D =>
  withUpgradeAt(design, index, (listed) => (listed.option === option ? listed : { ...listed, option }));

/** The design with the upgrade at an index taken 1 to 9 times; a file omits `times` for one. */
export const withTimes = <D extends Design>(design: D, index: number, times: number): D =>
  withUpgradeAt(design, index, (listed) => {
    if ((listed.times ?? 1) === times) return listed;
    const { times: _, ...once } = listed;
    return times === 1 ? once : { ...once, times };
  });
