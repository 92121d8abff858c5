import fc from 'fast-check';
import type { Collection } from '@/lib/roster/collection';
import { parsePack, parseWith } from '@/lib/roster/parse';
import { collectionSchema } from '@/lib/roster/parse-collection';
import { conventionalTypes, eras } from '@/lib/systems/horizon-wars/catalogue';
import type { Collected } from '@/lib/systems/horizon-wars/collection';
import type { HorizonWarsPack } from '@/lib/systems/horizon-wars/pack';
import { system } from '@/lib/systems/horizon-wars/system';

const schema = await collectionSchema(system);

/** What may be asked of the optimizer. */
export interface Request {
  collection: Collection<Collected>;
  pack: HorizonWarsPack | null;
  asked: Record<string, unknown>;
}

const upgrade = fc.constantFrom('engineer', 'assisted-targeting', 'antigrav');
/** Of any number of points, or of more than it has now and then. */
const stats = fc.constantFrom(
  ...[2, 2, 2, 2, 2, 3, 3, 9].map((stat) => ({ m: stat, f: stat, a: stat, d: stat })),
);
const chance = (of: number) => fc.integer({ min: 1, max: of }).map((number) => number === 1);

const mech = fc.record({
  kind: fc.constant('mech'),
  presence: fc.constantFrom(1, 1, 2, 2, 3, 3, 4),
  stats,
  ace: chance(4),
  upgrades: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    upgrade.map((id) => (id === 'antigrav' ? [] : [{ id }])),
  ),
});
const aircraft = fc.record({
  kind: fc.constant('aircraft'),
  presence: fc.integer({ min: 1, max: 3 }),
  stats,
  ace: chance(3),
  upgrades: upgrade.map((id) => (id === 'antigrav' ? [{ id }] : [])),
});
/** Of a few types, so that a CHQ has others of its own. */
const conventionalOf = (types: readonly string[]) =>
  fc.record({ kind: fc.constant('conventional'), type: fc.constantFrom(...types) });
const elementOf = (types: readonly string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: conventionalOf(types) },
    { weight: 3, arbitrary: mech },
    { weight: 1, arbitrary: aircraft },
  );
const someTypes = fc.subarray(
  conventionalTypes.map(({ id }) => id),
  { minLength: 2, maxLength: 4 },
);

const entryOf = (types: readonly string[]) =>
  fc
    .record({
      element: elementOf(types),
      count: fc.constantFrom(1, 1, 2, 2, 3, 4),
      stars: fc.integer({ min: 0, max: 5 }),
      required: chance(20),
      spare: chance(10),
    })
    .map(({ required, spare, ...each }) => ({
      ...each,
      min: required ? 1 : 0,
      ...(spare && !required ? { max: each.count - 1 } : {}),
    }));

const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });
const small = fc.integer({ min: 0, max: 3 });

const anyPack = fc.record(
  {
    musterPack: fc.constant(1),
    name: fc.constant('Open'),
    system: fc.constant('horizon-wars'),
    limit: fc.integer({ min: 2, max: 15 }),
    minPoints: fc.integer({ min: 0, max: 6 }),
    maxElements: fc.integer({ min: 2, max: 8 }),
    mechCap: fc.integer({ min: 0, max: 9 }),
    superMechs: fc.boolean(),
    battlefield: fc.constantFrom([], ['mars']),
    most: fc.record(
      { mech: small, aircraft: small, 'heavy-infantry': small, recon: small },
      { requiredKeys: [] },
    ),
    bans: fc.record({
      types: fc.constantFrom([], ['recon'], ['light-infantry', 'heavy-infantry']),
      upgrades: fc.constantFrom([], ['engineer']),
    }),
    rulings: fc.record(
      {
        'mobile-infantry-presence': fc.constantFrom(1, 2),
        'chq-quota-basis': fc.constantFrom('force-cost', 'limit'),
        'engineer-ratio': fc.constantFrom('per-full-five', 'per-five-or-part'),
        'aces-are-upgrades': fc.constantFrom('yes', 'no'),
        'burning-points': fc.constantFrom('pooled', 'one-per-mech'),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['musterPack', 'name', 'system', 'superMechs'] },
);

const age = fc.oneof(
  ...eras.map(({ id }) => fc.constant({ era: id })),
  fc.constant({ era: 'burning' }),
  fc.constantFrom('martian', 'venusian').map((allegiance) => ({ era: 'new-colonial-age', allegiance })),
);

/** A random collection of at most so many models, and what is asked of it. */
export const anyRequest = (most: number): fc.Arbitrary<Request> =>
  fc
    .record({
      entries: someTypes.chain((types) =>
        fc.array(entryOf(types), { minLength: Math.ceil(most / 3), maxLength: most, size: 'max' }),
      ),
      pack: fc.option(anyPack, { freq: 1 }),
      age,
      limit: sometimes(fc.integer({ min: 2, max: 18 })),
    })
    .map(({ entries, pack, age: asked, limit }) => {
      let left = most;
      const owned = entries.flatMap((each, at) => {
        left -= each.count;
        return left < 0 ? [] : [{ id: `e${at}`, ...each }];
      });
      return { ...readRequest(owned, pack), asked: { ...asked, ...(limit === undefined ? {} : { limit }) } };
    });

/** Entries and a pack as they are read. */
export function readRequest(entries: unknown[], pack: unknown = null): Omit<Request, 'asked'> {
  const collection = { musterCollection: 1, system: 'horizon-wars', name: 'Mine', entries };
  const read = parseWith(schema, collection);
  const readPack = pack === null ? null : parsePack(pack, system);
  if (!read.ok || (readPack !== null && !readPack.ok)) throw new Error(JSON.stringify([read, readPack]));
  return {
    collection: read.value as Collection<Collected>,
    pack: readPack && (readPack.value as HorizonWarsPack),
  };
}
