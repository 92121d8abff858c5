import fc from 'fast-check';
import { optimizer } from '@/lib/systems/forge-of-war/collection/optimizer-model';
import type { Evaluation } from '@/lib/systems/forge-of-war/evaluate/evaluate';
import { system } from '@/lib/systems/forge-of-war/system';
import { type Game, readerOf } from './brute-force';
import { chance, entriesOf, entryOf, sometimes } from './entries';

const readRequest = await readerOf(system);

const profile = { cv: 7, sv: 7, fv: 6, av: 1 };
const unit = fc
  .record({
    troop: fc.constantFrom(undefined, 'line-infantry', 'marines'),
    type: fc.constantFrom('infantry', 'infantry', 'cavalry'),
    mounted: fc.constantFrom(undefined, 'line-infantry', 'marines'),
    figures: fc.integer({ min: 1, max: 10 }),
    weapon: fc.constantFrom('assault-rifle', 'assault-rifle', 'mortar-light', 'no-such-weapon'),
    jumpPacks: chance(4),
  })
  .map(({ troop, type, mounted, weapon, ...others }) => ({
    ...others,
    ...(troop === undefined ? {} : { troop }),
    ...(mounted === undefined || type === 'infantry' ? {} : { onFoot: { troop: mounted, profile } }),
    type,
    training: 'professional',
    profile,
    weapons: [{ id: weapon }],
  }));

const small = fc.integer({ min: 0, max: 2 });
const anyPack = fc.record(
  {
    musterPack: fc.constant(1),
    name: fc.constant('Open'),
    system: fc.constant('forge-of-war'),
    maxElements: fc.integer({ min: 0, max: 6 }),
    most: fc.record({ 'line-infantry': small, marines: small }, { requiredKeys: [] }),
    bans: fc.constantFrom({}, { types: ['marines'] }, { upgrades: ['mortar-light'] }),
  },
  { requiredKeys: ['musterPack', 'name', 'system'] },
);

/** The game, with a force of the units. */
export const forgeOfWar: Game = {
  system,
  model: optimizer,
  anyRequest: (most) =>
    fc
      .record({
        entries: entriesOf(entryOf(unit), most),
        pack: fc.option(anyPack, { freq: 2 }),
        limit: sometimes(fc.integer({ min: 0, max: 8 })),
      })
      .map(({ entries, pack, limit }) => ({
        ...readRequest(entries, pack),
        asked: limit === undefined ? {} : { limit },
      })),
  *forces(_, models) {
    yield { units: models.map(({ id, element }) => ({ ...element, id, name: '' })) };
  },
  cost: ({ units }: Evaluation) => units.length,
};
