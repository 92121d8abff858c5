import { aircraftUpgrades } from './catalogue';
import type { AircraftUpgrade, MechUpgrade } from './data-schema';
import { mechUpgrades } from './mech-catalogue';
import type { ReckonedElement, TakenUpgrade } from './reckon-elements';
import type { Settings } from './settings';

/** An upgrade as it is offered to a mech or an aircraft, with each time it is taken. */
export interface OfferedUpgrade {
  record: MechUpgrade | AircraftUpgrade;
  /** Where it stands in the element's list; more than once only where a file has it so. */
  taken: { index: number; option: string | null; times: number; points: number }[];
}

/** Upgrades that stand under one heading, and how many of them the Presence allows. */
export interface UpgradeGroup {
  id: string;
  title: string;
  upgrades: OfferedUpgrade[];
  /** Null where nothing limits this group by itself. */
  limit: { used: number; most: number } | null;
}

/** Every upgrade that a mech or an aircraft may be offered. */
export const upgradesFor = (kind: 'mech' | 'aircraft'): readonly (MechUpgrade | AircraftUpgrade)[] =>
  kind === 'mech' ? mechUpgrades : aircraftUpgrades;

const headings: Record<(MechUpgrade | AircraftUpgrade)['kind'], string> = {
  weapon: 'Weapon upgrades',
  frame: 'Frame upgrades',
  command: 'Command upgrades',
  tactical: 'Tactical upgrades',
  variation: 'Variations',
  transport: 'Transport',
};

/** The upgrades of a mech: weapon and frame up to its Presence each, command without limit (p.61-63). */
export const mechUpgradeGroups = (mech: ReckonedElement): UpgradeGroup[] =>
  (['weapon', 'frame', 'command'] as const).map((kind) => {
    const used = mech.mechUpgrades.filter(({ record }) => record.kind === kind).length;
    return {
      ...groupOf(kind, mechUpgrades, mech.mechUpgrades),
      limit: kind === 'command' ? null : { used, most: mech.presence },
    };
  });

/** The upgrades of an aircraft by table (p.69-70); the limit counts them together unless a ruling says otherwise. */
export const aircraftUpgradeGroups = (aircraft: ReckonedElement, settings: Settings): UpgradeGroup[] =>
  (['tactical', 'variation', 'transport'] as const).map((kind) => ({
    ...groupOf(kind, aircraftUpgrades, aircraft.aircraftUpgrades),
    limit:
      kind === 'tactical' && tacticalOnly(settings)
        ? aircraftLimit(aircraft, ({ record }) => record.kind === kind)
        : null,
  }));

const tacticalOnly = ({ rulings }: Settings) => rulings['aircraft-upgrade-limit'] === 'tactical';

/** How many upgrades an aircraft has of those it may have in all (p.68); null where only tactical ones count. */
export const aircraftUpgradeLimit = (aircraft: ReckonedElement, settings: Settings) =>
  tacticalOnly(settings) ? null : aircraftLimit(aircraft, () => true);

function aircraftLimit(
  { aircraftUpgrades, presence }: ReckonedElement,
  counts: (taken: TakenUpgrade<AircraftUpgrade>) => boolean,
) {
  let used = 0;
  for (const taken of aircraftUpgrades) if (counts(taken)) used += taken.times;
  return { used, most: presence };
}

function groupOf(
  kind: (MechUpgrade | AircraftUpgrade)['kind'],
  records: readonly (MechUpgrade | AircraftUpgrade)[],
  taken: readonly TakenUpgrade[],
) {
  const upgrades = records
    .filter((record) => record.kind === kind)
    .map((record) => ({
      record,
      taken: taken.flatMap((each, index) => (each.record === record ? [{ ...each, index }] : [])),
    }));
  return { id: kind, title: headings[kind], upgrades };
}
