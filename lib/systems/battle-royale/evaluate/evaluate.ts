import type { Figure } from '@/lib/roster/shown/figures';
import { mechPoints, mechUpgradeCost, type Stats } from '@/lib/systems/horizon-wars/catalogue/mech';
import { type AnyUpgrade, ability, extraPoints, isOwn, upgrade } from '../catalogue/catalogue';
import type { DroneAbility } from '../catalogue/data-schema';
import type { Force, Mech, Upgrade } from '../force';
import type { RoyalePack } from '../pack';
import { mechLabel } from '../paper/text';

/** An upgrade of the mech, with its cost. */
export interface TakenUpgrade {
  record: AnyUpgrade;
  option: string | null;
  times: number;
  abilities: DroneAbility[];
  points: number;
}

/** The mech with everything derived from it. */
export interface EvaluatedMech {
  /** Always "": the only mech has no id in the file and is not named in problems. */
  id: string;
  source: Mech;
  /** Its name in problems and on paper. */
  label: string;
  presence: number;
  stats: Stats;
  mechUpgrades: TakenUpgrade[];
}

/** How the points of the mech are used: upgrades use the extra points first. */
export interface Budget {
  /** Points for stats and upgrades, and points for upgrades alone. */
  base: number;
  extra: number;
  onStats: number;
  onUpgrades: number;
  /** Extra points used for upgrades. */
  fromExtra: number;
  /** Points left of each; the base is below 0 if too much is spent. */
  baseLeft: number;
  extraLeft: number;
}

/** Everything derived from a force; the rules and the sheet only read it. */
export interface Evaluation {
  force: Force;
  pack: RoyalePack | null;
  mech: EvaluatedMech;
  /** The same as a list, for the mech rules. */
  mechs: readonly [EvaluatedMech];
  budget: Budget;
}

/** Computes the evaluation of a force, under a pack or none. Pure: changes neither. */
export function evaluate(force: Force, pack: RoyalePack | null): Evaluation {
  const { mech: source } = force;
  const mech: EvaluatedMech = {
    id: '',
    source,
    label: mechLabel(source),
    presence: source.presence,
    stats: source.stats,
    mechUpgrades: source.upgrades.map(taken),
  };
  return { force, pack, mech, mechs: [mech], budget: budgetOf(mech) };
}

function taken({ id, option, times = 1, abilities: chosen = [] }: Upgrade): TakenUpgrade {
  const record = upgrade(id);
  const abilities = chosen.map(ability);
  let points = isOwn(record) ? record.cost * times : mechUpgradeCost(record, option ?? null);
  for (const { cost } of abilities) points += cost;
  return { record, option: option ?? null, times, abilities, points };
}

function budgetOf({ presence, stats, mechUpgrades }: EvaluatedMech): Budget {
  const base = mechPoints(presence);
  const extra = extraPoints(presence);
  const onStats = stats.m + stats.f + stats.a + stats.d;
  let onUpgrades = 0;
  for (const { points } of mechUpgrades) onUpgrades += points;
  const fromExtra = Math.min(extra, onUpgrades);
  const baseLeft = base - onStats - (onUpgrades - fromExtra);
  return { base, extra, onStats, onUpgrades, fromExtra, baseLeft, extraLeft: extra - fromExtra };
}

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
