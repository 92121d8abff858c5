import { counted, inList } from '@/lib/roster/words';
import type { MechUpgrade } from './data-schema';
import { mechUpgrades } from './mech-catalogue';
import { offeredOf, type UpgradeGroup } from './offered';
import type { TakenUpgrade } from './reckon-elements';
import { frameLimit, weaponLimit } from './rules/mech';

const limitRules = { weapon: weaponLimit.id, frame: frameLimit.id };
const headings = { weapon: 'Weapon upgrades', frame: 'Frame upgrades', command: 'Command upgrades' };

/** A mech as far as its upgrades are offered by it; those of other books may be among those taken. */
interface Upgraded {
  presence: number;
  mechUpgrades: readonly (Omit<TakenUpgrade, 'record'> & {
    record: Omit<TakenUpgrade['record'], 'kind' | 'page'> & { kind: string };
  })[];
}

/** Who may take an upgrade: mechs up to a Presence, one in so many of a force. Null where all may. */
function only({ maxPresence, oneIn }: MechUpgrade, alone: boolean): string | undefined {
  if (maxPresence !== null)
    return `${inList(Array.from({ length: maxPresence }, (_, index) => `P${index + 1}`))} only`;
  return oneIn !== undefined && !alone ? `One in ${counted(oneIn, 'mech')}` : undefined;
}

/**
 * The upgrades of a mech: weapon and frame up to its Presence each, command without limit (p.61-63). A mech that
 * fights alone is not told what one in several may have.
 */
export const mechUpgradeGroups = (
  { presence, mechUpgrades: taken }: Upgraded,
  { alone = false }: { alone?: boolean } = {},
): UpgradeGroup[] =>
  (['weapon', 'frame', 'command'] as const).map((kind) => ({
    id: kind,
    title: headings[kind],
    upgrades: offeredOf(
      mechUpgrades.filter((record) => record.kind === kind),
      taken,
    ).map((offered) => ({ ...offered, only: only(offered.record as MechUpgrade, alone) })),
    limit:
      kind === 'command'
        ? null
        : {
            used: taken.filter(({ record }) => record.kind === kind).length,
            most: presence,
            rule: limitRules[kind],
          },
  }));
