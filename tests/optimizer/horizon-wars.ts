import fc from 'fast-check';
import { conventionalTypes, eras, mayBeChq } from '@/lib/systems/horizon-wars/catalogue/catalogue';
import { optimizer } from '@/lib/systems/horizon-wars/collection/optimizer-model';
import type { Evaluation } from '@/lib/systems/horizon-wars/evaluate/evaluate';
import { emptyForce } from '@/lib/systems/horizon-wars/evaluate/settings';
import type { HorizonWarsPack } from '@/lib/systems/horizon-wars/pack';
import { system } from '@/lib/systems/horizon-wars/system';
import { type Game, type Model, type Request, readerOf } from './brute-force';
import { chance, entriesOf, entryOf, sometimes } from './entries';

/** Reads entries and a pack of the game. */
export const readRequest = await readerOf(system);

const upgrade = fc.constantFrom('engineer', 'assisted-targeting', 'antigrav');
/** Stats within the build points, and sometimes beyond them. */
const stats = fc.constantFrom(
  ...[2, 2, 2, 2, 2, 3, 3, 9].map((stat) => ({ m: stat, f: stat, a: stat, d: stat })),
);

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
/** An element of few types, so that a CHQ often has others of its type. */
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
    setPiece: fc.constantFrom(
      { battle: 'the-rescue', size: 'patrol' },
      { battle: 'deliberate-attack', size: 'troop' },
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

const anyRequest = (most: number): fc.Arbitrary<Request> =>
  fc
    .record({
      entries: someTypes.chain((types) => entriesOf(entryOf(elementOf(types)), most)),
      pack: fc.option(anyPack, { freq: 2 }),
      age,
      limit: sometimes(fc.integer({ min: 2, max: 18 })),
    })
    .map(({ entries, pack, age: asked, limit }) => ({
      ...readRequest(entries, pack),
      asked: { ...asked, ...(limit === undefined ? {} : { limit }) },
    }));

/** The ids of one element of each possible CHQ type and of one mech: any other of a type is equivalent. */
function leadersOf(models: readonly Model[]): string[] {
  const leaders = new Map<string, string>();
  for (const { id, element } of models) {
    if (element.kind === 'mech') leaders.set('mech', id);
    if (element.kind === 'conventional' && mayBeChq(element.type)) leaders.set(element.type, id);
  }
  return [...leaders.values()];
}

/** The game, with every possible CHQ of a force. */
export const horizonWars: Game = {
  system,
  model: optimizer,
  anyRequest,
  *forces({ pack, asked }, models) {
    const { eras: allowed = [], limit = null } = (pack ?? {}) as Partial<HorizonWarsPack>;
    const era = allowed.length === 1 ? allowed[0] : 'open';
    const { setPiece } = (pack ?? {}) as Partial<HorizonWarsPack>;
    // Where every element is lost, a battle refuses a force only if it refuses it everywhere.
    const disposition = Object.fromEntries(models.map(({ id }) => [id, 'lost']));
    const scenarios = setPiece
      ? ['attacker', 'defender'].map((role) => ({ kind: 'set-piece', ...setPiece, role, disposition }))
      : [null];
    for (const leader of [null, ...leadersOf(models)])
      for (const scenario of scenarios)
        yield {
          ...emptyForce(pack as HorizonWarsPack | null),
          limit,
          era,
          scenario,
          ...asked,
          elements: models.map(({ id, name, element }) => ({ ...element, id, name, chq: id === leader })),
        };
  },
  cost: ({ forceCost }: Evaluation) => forceCost,
};
