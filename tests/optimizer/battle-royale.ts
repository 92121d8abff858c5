import fc from 'fast-check';
import { optimizer } from '@/lib/systems/battle-royale/collection/optimizer-model';
import type { Evaluation } from '@/lib/systems/battle-royale/evaluate/evaluate';
import { system } from '@/lib/systems/battle-royale/system';
import { type Game, readerOf } from './brute-force';
import { entriesOf, entryOf, sometimes } from './entries';

const readRequest = await readerOf(system);

const mech = fc.record({
  presence: fc.constantFrom(1, 2, 3, 3, 4),
  stats: fc.integer({ min: 1, max: 4 }).map((stat) => ({ m: stat, f: stat, a: 3, d: 3 })),
  upgrades: fc.constantFrom(
    [],
    [],
    [{ id: 'headhunter' }],
    [{ id: 'smart-missile', times: 3 }],
    [{ id: 'intimidating-reputation' }, { id: 'aura-of-immolation' }],
  ),
});

/** The game, with a force of any single mech. */
export const battleRoyale: Game = {
  system,
  model: optimizer,
  anyRequest: (most) =>
    fc
      .record({
        entries: entriesOf(entryOf(mech), most),
        banned: fc.constantFrom([], [], ['headhunter']),
        limit: sometimes(fc.integer({ min: 8, max: 20 })),
      })
      .map(({ entries, banned, limit }) => ({
        ...readRequest(entries, {
          musterPack: 1,
          name: 'Open',
          system: 'battle-royale',
          bans: { types: [], upgrades: banned },
        }),
        asked: limit === undefined ? {} : { limit },
      })),
  *forces(_, models) {
    const [only, ...others] = models;
    if (only && others.length === 0) yield { mech: { name: '', ...only.element } };
  },
  cost: ({ budget: { onStats, onUpgrades } }: Evaluation) => onStats + onUpgrades,
};
