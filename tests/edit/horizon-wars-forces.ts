import fc from 'fast-check';
import { aircraftUpgrades, conventionalTypes } from '@/lib/systems/horizon-wars/catalogue/catalogue';
import { mechUpgrades } from '@/lib/systems/horizon-wars/catalogue/mech';
import { type Force, forceSchema } from '@/lib/systems/horizon-wars/force';

const name = fc.constantFrom('', 'Lance', 'Lance 2', 'Ölberg', 'x'.repeat(120));
const stats = fc.record({ m: fc.nat(9), f: fc.nat(9), a: fc.nat(9), d: fc.nat(9) });
const ids = (records: readonly { id: string }[]) => fc.constantFrom(...records.map(({ id }) => id));

const mech = fc.record({
  kind: fc.constant('mech'),
  name,
  presence: fc.integer({ min: 1, max: 5 }),
  stats,
  ace: fc.boolean(),
  chq: fc.boolean(),
  upgrades: fc.array(
    ids(mechUpgrades).map((id) => (id === 'extended-range' ? { id, option: 'short' } : { id })),
    { maxLength: 4 },
  ),
});
const conventional = fc.record({
  kind: fc.constant('conventional'),
  name,
  type: ids(conventionalTypes),
  chq: fc.boolean(),
});
const aircraft = fc.record({
  kind: fc.constant('aircraft'),
  name,
  presence: fc.integer({ min: 1, max: 3 }),
  stats,
  ace: fc.boolean(),
  chq: fc.boolean(),
  upgrades: fc.array(
    ids(aircraftUpgrades).map((id) => ({ id })),
    { maxLength: 3 },
  ),
});

const someId = fc.constantFrom('e1', 'e2', 'e3', 'constructor', 'e5', 'e9', '__proto__');

/** Any force that a file may contain, legal or not: mutual and duplicate references, several CHQs. */
const anyForce: fc.Arbitrary<Force> = fc
  .record({
    elements: fc.uniqueArray(
      fc.tuple(someId, fc.oneof(mech, conventional, aircraft)).map(([id, rest]) => ({ ...rest, id })),
      { selector: ({ id }) => id, minLength: 1, maxLength: 7 },
    ),
    squadrons: fc.array(fc.array(someId, { maxLength: 5 }), { maxLength: 3 }),
    transports: fc.uniqueArray(fc.tuple(someId, fc.array(someId, { maxLength: 4 })), {
      selector: ([aircraft]) => aircraft,
      maxLength: 3,
    }),
    places: fc.option(
      fc.array(fc.tuple(someId, fc.constantFrom('advance', 'reserve', 'lost')), { maxLength: 6 }),
    ),
  })
  .map(({ elements, squadrons, transports, places }) => {
    const known = new Set<string>(elements.map(({ id }) => id));
    const only = (list: readonly string[]) => list.filter((id) => known.has(id));
    return forceSchema.parse({
      elements,
      squadrons: squadrons.map((mechs) => ({ mechs: only(mechs) })),
      transports: transports
        .filter(([aircraft]) => known.has(aircraft))
        .map(([aircraft, passengers]) => ({ aircraft, passengers: only(passengers) })),
      scenario: places && {
        kind: 'adventure',
        context: 'all-is-quiet',
        disposition: Object.fromEntries(places.filter(([id]) => known.has(id) && id !== '__proto__')),
      },
    });
  });

/** A force with one of its elements. */
export const forceAndId = anyForce.chain((force) =>
  fc.record({ force: fc.constant(force), id: fc.constantFrom(...force.elements.map(({ id }) => id)) }),
);

/** A force parsed from the content of a file. */
export const forceOf = (force: object): Force => forceSchema.parse(force);
