import { packRules } from '@/lib/roster/pack/rules';
import type { Evaluation } from '../evaluate/evaluate';

/** Only the ban, of the pack rules, applies to a single mech. */
export const { ban: packBan, fielded } = packRules<Evaluation>({
  noun: ['mech', 'mechs'],
  bans: 'an upgrade',
  list: 'mech',
  count: () => 1,
  users: ({ mech }) => [
    {
      id: null,
      label: mech.label,
      path: ({ id }) => ['mech', 'upgrades', id],
      uses: mech.mechUpgrades.map(({ record: { id, name } }) => ({ what: 'upgrades' as const, id, name })),
    },
  ],
});
