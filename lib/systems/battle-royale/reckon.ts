import { mechPoints, mechUpgradeCost } from '@/lib/systems/horizon-wars/mech-catalogue';
import type { Stats } from '@/lib/systems/horizon-wars/mech-schema';
import { type AnyUpgrade, ability, extraPoints, isOwn, upgrade } from './catalogue';
import type { DroneAbility } from './data-schema';
import type { Force, Mech, Upgrade } from './force';
import type { RoyalePack } from './pack';
import { mechLabel } from './text';

/** An upgrade as the mech has it, with what it costs there. */
export interface TakenUpgrade {
  record: AnyUpgrade;
  option: string | null;
  times: number;
  abilities: DroneAbility[];
  points: number;
}

/** The mech with everything about it worked out. */
export interface ReckonedMech {
  /** A file gives it none, and no problem names it: it is the only one. */
  id: string;
  source: Mech;
  /** What it is called in problems and on paper. */
  label: string;
  presence: number;
  stats: Stats;
  mechUpgrades: TakenUpgrade[];
}

/** How the points of the mech are used: upgrades come off the extra points first. */
export interface Budget {
  /** Points for stats and upgrades, and points for upgrades alone. */
  base: number;
  extra: number;
  onStats: number;
  onUpgrades: number;
  /** What of the upgrades the extra points pay. */
  fromExtra: number;
  /** What is left of each; the base below 0 where too much is spent. */
  baseLeft: number;
  extraLeft: number;
}

/** Everything that is worked out of a force rather than chosen; the rules and the sheet only read it. */
export interface Reckoning {
  force: Force;
  pack: RoyalePack | null;
  mech: ReckonedMech;
  /** The same in a list, as the rules of mechs look at them. */
  mechs: readonly [ReckonedMech];
  budget: Budget;
}

/** Works out a force once, under a pack or alone. Pure: neither is changed. */
export function reckon(force: Force, pack: RoyalePack | null): Reckoning {
  const { mech: source } = force;
  const mech: ReckonedMech = {
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

function budgetOf({ presence, stats, mechUpgrades }: ReckonedMech): Budget {
  const base = mechPoints(presence);
  const extra = extraPoints(presence);
  const onStats = stats.m + stats.f + stats.a + stats.d;
  let onUpgrades = 0;
  for (const { points } of mechUpgrades) onUpgrades += points;
  const fromExtra = Math.min(extra, onUpgrades);
  const baseLeft = base - onStats - (onUpgrades - fromExtra);
  return { base, extra, onStats, onUpgrades, fromExtra, baseLeft, extraLeft: extra - fromExtra };
}
