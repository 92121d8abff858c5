import { aircraftUpgrades } from '../catalogue/catalogue';
import type { AircraftUpgrade } from '../catalogue/data-schema';
import type { EvaluatedElement, TakenUpgrade } from '../evaluate/evaluate-elements';
import { mechUpgrades } from '../evaluate/mech-catalogue';
import type { Settings } from '../evaluate/settings';
import { upgradeLimit } from '../rules/aircraft';
import { offeredOf, type UpgradeGroup, type UpgradeLimit, type UpgradeRecord } from './offered';

/** Every upgrade that a mech or an aircraft may be offered. */
export const upgradesFor = (kind: 'mech' | 'aircraft'): readonly UpgradeRecord[] =>
  kind === 'mech' ? mechUpgrades : aircraftUpgrades;

const headings: Record<AircraftUpgrade['kind'], string> = {
  tactical: 'Tactical upgrades',
  variation: 'Variations',
  transport: 'Transport',
};

/** The upgrades of an aircraft by table (p.69-70); the limit counts them together unless a ruling says otherwise. */
export const aircraftUpgradeGroups = (aircraft: EvaluatedElement, settings: Settings): UpgradeGroup[] =>
  (['tactical', 'variation', 'transport'] as const).map((kind) => ({
    id: kind,
    title: headings[kind],
    upgrades: offeredOf(
      aircraftUpgrades.filter((record) => record.kind === kind),
      aircraft.aircraftUpgrades,
    ),
    limit:
      kind === 'tactical' && tacticalOnly(settings)
        ? aircraftLimit(aircraft, ({ record }) => record.kind === kind)
        : null,
  }));

const tacticalOnly = ({ rulings }: Settings) => rulings['aircraft-upgrade-limit'] === 'tactical';

/** The number of upgrades an aircraft has and may have in all (p.68); null if only tactical ones count. */
export const aircraftUpgradeLimit = (aircraft: EvaluatedElement, settings: Settings) =>
  tacticalOnly(settings) ? null : aircraftLimit(aircraft, () => true);

function aircraftLimit(
  { aircraftUpgrades, presence }: EvaluatedElement,
  counts: (taken: TakenUpgrade<AircraftUpgrade>) => boolean,
): UpgradeLimit {
  let used = 0;
  for (const taken of aircraftUpgrades) if (counts(taken)) used += taken.times;
  return { used, most: presence, rule: upgradeLimit.id };
}
