import fc from 'fast-check';
import { factions, unitTypes } from '@/lib/systems/command-horizon/catalogue/catalogue';
import { optimizer } from '@/lib/systems/command-horizon/collection/optimizer-model';
import type { Evaluation } from '@/lib/systems/command-horizon/evaluate/evaluate';
import { system } from '@/lib/systems/command-horizon/system';
import { type Game, readerOf } from './brute-force';
import { chance, entriesOf, entryOf, sometimes } from './entries';

const readRequest = await readerOf(system);

const platoons = ['infantry-platoon', 'heavy-weapons-platoon'];
const types = unitTypes.map(({ id }) => id);
const unit = fc
  .record({
    type: fc.constantFrom(...types, ...platoons),
    models: fc.constantFrom(undefined, undefined, 3, 4),
    squads: chance(2),
    groups: fc.constantFrom([], [], [2, 1], [2, 2]),
    shieldDrones: fc.constantFrom(0, 0, 0, 1),
  })
  .map(({ type, models, squads, groups, shieldDrones }) => ({
    type,
    shieldDrones,
    ...(models === undefined ? {} : { models }),
    ...(squads && platoons.includes(type) ? { deployAs: 'squads', groups } : {}),
  }));

const anyPack = fc.record(
  {
    musterPack: fc.constant(1),
    name: fc.constant('Open'),
    system: fc.constant('command-horizon'),
    maxElements: fc.integer({ min: 1, max: 8 }),
    most: fc.record(Object.fromEntries(platoons.map((id) => [id, fc.integer({ min: 0, max: 2 })])), {
      requiredKeys: [],
    }),
    bans: fc.constantFrom({ types: [] }, { types: ['command'] }),
  },
  { requiredKeys: ['musterPack', 'name', 'system'] },
);

/** The game, with a force of each faction. */
export const commandHorizon: Game = {
  system,
  model: optimizer,
  anyRequest: (most) =>
    fc
      .record({
        entries: entriesOf(entryOf(unit), most),
        pack: fc.option(anyPack, { freq: 2 }),
        limit: sometimes(fc.integer({ min: 0, max: 10 })),
        faction: fc.constantFrom(undefined, undefined, 'alliance', 'asori'),
      })
      .map(({ entries, pack, ...asked }) => ({
        ...readRequest(entries, pack),
        asked: JSON.parse(JSON.stringify(asked)),
      })),
  *forces({ asked: { faction } }, models) {
    for (const { id } of factions)
      if (faction === undefined || faction === id)
        yield { faction: id, units: models.map((model) => ({ ...model.element, id: model.id, name: '' })) };
  },
  cost: ({ unitCount }: Evaluation) => unitCount,
  figure: ({ commandPoints }: Evaluation) => commandPoints,
};
