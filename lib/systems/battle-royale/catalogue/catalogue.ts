import budgetData from '@/data/battle-royale/budget.json';
import pilotData from '@/data/battle-royale/pilot.json';
import tableData from '@/data/battle-royale/table.json';
import upgradesData from '@/data/battle-royale/upgrades.json';
import { byId } from '@/lib/roster/maps';
import type { MechUpgrade } from '@/lib/systems/horizon-wars/catalogue/data-schema';
import { mechUpgrades } from '@/lib/systems/horizon-wars/catalogue/mech';
import type { UpgradeRecord } from '@/lib/systems/horizon-wars/edits/offered';
import type { DroneAbility, PilotLine, RoyaleUpgrade } from './data-schema';

/** An upgrade that only a Battle Royale mech may take. */
export interface OwnUpgrade extends RoyaleUpgrade, UpgradeRecord {
  kind: 'royale';
  maxPresence: null;
}

/** The ten custom upgrades, which do not count towards the weapon and frame limits. */
export const ownUpgrades: readonly OwnUpgrade[] = (upgradesData as RoyaleUpgrade[]).map((upgrade) => ({
  ...upgrade,
  kind: 'royale',
  maxPresence: null,
  ...(upgrade.abilities ? { costNote: 'plus 1 for each ability' } : {}),
}));
export const abilities: readonly DroneAbility[] = ownUpgrades.flatMap((upgrade) => upgrade.abilities ?? []);

/** Any upgrade of a mech: those of Horizon Wars and the ten custom ones. */
export type AnyUpgrade = MechUpgrade | OwnUpgrade;
export const allUpgrades: readonly AnyUpgrade[] = [...mechUpgrades, ...ownUpgrades];
export const upgrade = byId(allUpgrades);
export const ability = byId(abilities);

/** Whether an upgrade is one of the ten custom ones. */
export const isOwn = (record: AnyUpgrade): record is OwnUpgrade => record.kind === 'royale';

/** Points for upgrades alone, by Presence. */
export const extraPoints = (presence: number): number =>
  budgetData.extra.find((each) => each.presence === presence)?.points ?? 0;

export const pilotLine: PilotLine = pilotData;
export const table = tableData;
