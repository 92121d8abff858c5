import type { Use } from '@/lib/roster/pack-rules';
import { upgrade } from '@/lib/systems/battle-royale/catalogue';
import type { Mech } from '@/lib/systems/battle-royale/force';

/** Returns the upgrades of a design as items that a pack may ban. */
export const upgradeUses = ({ upgrades }: Pick<Mech, 'upgrades'>): Use[] =>
  upgrades.map(({ id }) => ({ what: 'upgrades', id, name: upgrade(id).name }));
