import { mechUpgrades } from './mech-catalogue';
import { offeredOf, type UpgradeGroup } from './offered';
import type { TakenUpgrade } from './reckon-elements';

const headings = { weapon: 'Weapon upgrades', frame: 'Frame upgrades', command: 'Command upgrades' };

/** A mech as far as its upgrades are offered by it; those of other books may be among those taken. */
interface Upgraded {
  presence: number;
  mechUpgrades: readonly (Omit<TakenUpgrade, 'record'> & {
    record: Omit<TakenUpgrade['record'], 'kind' | 'page'> & { kind: string };
  })[];
}

/** The upgrades of a mech: weapon and frame up to its Presence each, command without limit (p.61-63). */
export const mechUpgradeGroups = ({ presence, mechUpgrades: taken }: Upgraded): UpgradeGroup[] =>
  (['weapon', 'frame', 'command'] as const).map((kind) => ({
    id: kind,
    title: headings[kind],
    upgrades: offeredOf(
      mechUpgrades.filter((record) => record.kind === kind),
      taken,
    ),
    limit:
      kind === 'command'
        ? null
        : { used: taken.filter(({ record }) => record.kind === kind).length, most: presence },
  }));
