import fc from 'fast-check';
import { optimizer } from '@/lib/systems/at-43/collection/optimizer-model';
import type { Evaluation } from '@/lib/systems/at-43/evaluate/evaluate';
import type { CollectedEntry } from '@/lib/systems/at-43/force';
import { system } from '@/lib/systems/at-43/system';
import { type Game, type Model, readerOf } from './brute-force';
import { entriesOf, entryOf, sometimes } from './entries';

const readRequest = await readerOf(system);

const squad = {
  id: 'squad',
  designation: 'Squad',
  army: 'Testers',
  category: 'soldier',
  type: 1,
  numbers: { min: 5, max: 9 },
  ap: { standard: 100, maximum: 200, extra: 20 },
  officers: [
    { name: 'Chief', rank: 1, leadership: 4, ap: 30, numbersBonus: 1 },
    { name: 'Zora', rank: 2, leadership: 2, ap: 50, hero: true },
    { name: 'Emil', rank: 2, leadership: 5, ap: 50 },
    { name: 'Ghost', rank: null, leadership: 6, ap: 50 },
    { name: 'Silent', rank: 2, leadership: null, ap: 50 },
  ],
  specialWeapons: [{ name: 'Lance', max: 2, ap: 15 }],
};
const walker = {
  id: 'walker',
  designation: 'Walker',
  army: 'Testers',
  category: 'combat-strider',
  type: 2,
  numbers: { min: 1, max: 1 },
  ap: { standard: 175, maximum: 175 },
};
/** A card with unknown A.P. */
const recruits = { id: 'recruits', designation: 'Recruits', army: 'Testers', category: 'soldier', type: 1 };
const strangers = { ...squad, id: 'strangers', designation: 'Strangers', army: 'Strangers' };

const squadOf = (card: string) =>
  fc
    .record({
      figures: fc.constantFrom(4, 5, 5, 6, 7, 8, 9, 9),
      officer: fc.constantFrom(
        undefined,
        undefined,
        ...['Chief', 'Chief', 'Zora', 'Emil', 'Ghost', 'Silent', 'Nobody'],
      ),
      wave: fc.constantFrom('assault', 'assault', 'reinforcement'),
      bearers: fc.constantFrom(0, 0, 0, 1, 2, 3),
    })
    .map(({ figures, officer, bearers, wave }) => ({
      card,
      figures,
      wave,
      ...(officer === undefined ? {} : { officer }),
      ...(bearers === 0 ? {} : { specialWeapons: [{ name: 'Lance', count: bearers }] }),
    }));
const unit = fc.oneof(
  { weight: 4, arbitrary: squadOf('squad').map((element) => ({ element, card: squad })) },
  { weight: 2, arbitrary: squadOf('strangers').map((element) => ({ element, card: strangers })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(undefined, 120).map((ap) => ({
      element: { card: 'walker', figures: 1, ...(ap === undefined ? {} : { ap }) },
      card: walker,
    })),
  },
  { weight: 1, arbitrary: fc.constant({ element: { card: 'recruits', figures: 5 }, card: recruits }) },
  { weight: 1, arbitrary: fc.constant({ element: { card: 'lost', figures: 5 } }) },
);
const entry = fc
  .tuple(entryOf(fc.constant(null), [1, 1, 1, 2, 3]), unit)
  .map(([given, collected]) => ({ ...given, ...collected }));

const soldiers = { categories: ['soldier'], types: [] };
const striders = { categories: ['combat-strider'], types: [2] };
const any = { categories: [], types: [] };
const patterns = [
  [{ pattern: [soldiers, striders] }],
  [{ pattern: [striders, any] }, { name: 'Second', pattern: [striders, any] }],
  [{ pattern: [soldiers, any, soldiers] }, { pattern: [striders] }],
  [{}],
];

const points = fc.integer({ min: 100, max: 700 });
const anyPack = fc.record(
  {
    musterPack: fc.constant(1),
    name: fc.constant('Open'),
    system: fc.constant('at-43'),
    limit: points,
    minPoints: points,
    maxElements: fc.integer({ min: 1, max: 6 }),
    most: fc.constantFrom({ squad: 1 }, { walker: 0, strangers: 2 }),
    bans: fc.constantFrom({}, { types: ['walker'] }, { upgrades: ['Zora'] }),
    rulings: fc.constantFrom({}, { 'value-between': 'maximum' }, { 'command-units': 'assault' }),
  },
  { requiredKeys: ['musterPack', 'name', 'system'] },
);

/** Yields every order of some models. */
function* ordersOf(models: readonly Model[]): Generator<readonly Model[]> {
  if (models.length === 0) yield [];
  for (const [at, first] of models.entries())
    for (const rest of ordersOf(models.toSpliced(at, 1))) yield [first, ...rest];
}

/** Yields every way to split a list into `parts` consecutive parts. */
function* partsOf(models: readonly Model[], parts: number): Generator<(readonly Model[])[]> {
  if (parts === 1) yield [models];
  else
    for (let size = 0; size <= models.length; size++)
      for (const rest of partsOf(models.slice(size), parts - 1)) yield [models.slice(0, size), ...rest];
}

const unitOf = ({ id, element }: Model) => ({ ...element, id, name: '' });

/** The game, with a company of each army and its units in every position of the requested platoons. */
export const at43: Game = {
  system,
  model: optimizer,
  anyRequest: (most) =>
    fc
      .record({
        platoons: fc.constantFrom(undefined, undefined, ...patterns),
        pack: fc.option(anyPack, { freq: 2 }),
        limit: sometimes(points),
        army: fc.constantFrom(undefined, undefined, undefined, 'Strangers'),
      })
      .chain(({ pack, ...asked }) =>
        // Every position is tried, so there are fewer models.
        entriesOf(entry, asked.platoons === undefined ? most : Math.min(most, 4)).map((entries) => ({
          ...readRequest(entries, pack),
          asked: JSON.parse(JSON.stringify(asked)),
        })),
      ),
  *forces({ asked: { army, platoons, limit = null }, collection }, models) {
    const own = collection.entries.flatMap((each) => (each as CollectedEntry).card ?? []);
    const cards = [...new Map(own.map((card) => [card.id, card])).values()];
    const requested = platoons as object[] | undefined;
    for (const each of army === undefined ? ['Testers', 'Strangers'] : [army]) {
      for (const commander of [undefined, ...models.map(({ id }) => id)]) {
        const force = { army: each, limit, cards, ...(commander === undefined ? {} : { commander }) };
        if (requested === undefined)
          yield {
            ...force,
            platoons: models.map((model) => ({ slots: [unitOf(model)] })),
          };
        else
          for (const order of ordersOf(models))
            for (const parts of partsOf(order, requested.length))
              yield {
                ...force,
                platoons: parts.map((slots, at) => ({ ...requested[at], slots: slots.map(unitOf) })),
              };
      }
    }
  },
  cost: ({ value }: Evaluation) => value,
  figure: ({ leadershipPoints }: Evaluation) => leadershipPoints ?? 0,
};
