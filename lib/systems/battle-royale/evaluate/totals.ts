import type { Figure } from '@/lib/roster/shown/figures';
import type { Evaluation } from './evaluate';

/** The totals in the checker's output: points in stats and in upgrades. */
export interface Totals {
  stats: number;
  upgrades: number;
}

/** Totals of a force. */
export const totals = ({ budget: { onStats, onUpgrades } }: Evaluation): Totals => ({
  stats: onStats,
  upgrades: onUpgrades,
});

/** The figures of a mech: the two pools of points, and what they were spent on. */
export function figures({ mech, budget }: Evaluation): Figure[] {
  const { base, extra, onStats, onUpgrades, fromExtra, baseLeft } = budget;
  const onBase = base - baseLeft;
  const fromBase = onUpgrades - fromExtra;
  const list: Figure[] = [
    { label: 'P', title: 'Presence', value: `${mech.presence}`, brief: true },
    {
      label: 'Base',
      title: 'Base points, for stats and upgrades',
      value: `${onBase} of ${base}`,
      brief: true,
      of: { used: onBase, most: base },
      column: { title: 'Base points spent', most: 'Base points' },
      ...(fromBase > 0 ? { note: `Stats ${onStats}, upgrades ${fromBase}` } : {}),
    },
  ];
  if (extra > 0)
    list.push({
      label: 'Extra',
      title: 'Extra points, for upgrades only',
      value: `${fromExtra} of ${extra}`,
      brief: true,
      of: { used: fromExtra, most: extra },
      column: { title: 'Extra points spent', most: 'Extra points' },
    });
  list.push(
    { label: 'Stats', title: 'Points in stats', value: `${onStats}` },
    { label: 'Upgrades', title: 'Points in upgrades', value: `${onUpgrades}` },
  );
  return list;
}
