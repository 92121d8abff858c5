import aircraftUpgrades from '@/data/horizon-wars/aircraft-upgrades.json';
import conditions from '@/data/horizon-wars/battlefield.json';
import types from '@/data/horizon-wars/conventional.json';
import mechUpgrades from '@/data/horizon-wars/mech-upgrades.json';
import tacticalUpgrades from '@/data/horizon-wars/tactical-upgrades.json';
import { cycle, ids, many, nameOf, type Worst, within } from '../../bounds/worst';

const upgrade = ({ id }: { id: string }) => ({
  id,
  ...(id === 'extended-range' ? { option: 'short' } : {}),
});

/** A type without elements, so that its command resources are unused. */
const ABSENT = 'mobile-infantry';
const fielded = types.filter(({ id }) => id !== ABSENT);

/** `size` elements with `part` upgrades each, and with squadrons, passengers and places; every rule is broken. */
function force(size: number, part: number, era: string, chq: boolean) {
  const common = (at: number) => ({ id: `e${at}`, name: nameOf(at), chq: chq && at > 0 });
  const elements: Record<string, unknown>[] = many(size, (at) => {
    if (at === 0) return { id: 'e0', kind: 'conventional', type: 'heavy-infantry', chq };
    if (at % 3 === 0) return { ...common(at), kind: 'conventional', type: cycle(fielded, at).id };
    const wasteful = at % 2 === 0;
    const stat = wasteful ? 0 : 99;
    const bought = {
      ...common(at),
      presence: at % 3 === 1 ? 5 : 3,
      stats: { m: 0, f: stat, a: stat, d: stat },
      ace: true,
    };
    const kind = at % 3 === 1 ? 'mech' : 'aircraft';
    const table = kind === 'mech' ? mechUpgrades : aircraftUpgrades;
    return {
      ...bought,
      kind,
      upgrades: wasteful ? [] : many(part, (nth) => upgrade(cycle<{ id: string }>(table, nth))),
    };
  });
  // An element with `part` squadron commander upgrades.
  elements[1] = { ...elements[1], upgrades: many(part, () => ({ id: 'squadron-commander' })) };
  const aircraft = elements.filter(({ kind }) => kind === 'aircraft').map(({ id }) => id);
  return {
    limit: 9999,
    mechCap: 0,
    era,
    allegiance: 'martian',
    battlefield: conditions.map(({ id }) => id),
    rulings: { 'cr-stat-stacking': 'once', 'engineer-ratio': 'per-full-five', 'chq-quota-basis': 'limit' },
    elements,
    commandResources: types.map(({ id }) => ({
      type: id,
      raise: { m: 20, f: 20, a: 20, d: 20 },
      upgrades: tacticalUpgrades.map((each) => each.id),
    })),
    squadrons: many(Math.floor(size / 5), (nth) => ({ mechs: ids('e', size, part, nth + 2) })),
    transports: aircraft.map((id, nth) => ({ aircraft: id, passengers: ids('e', size, part, nth) })),
    scenario: {
      kind: 'set-piece',
      battle: 'deliberate-attack',
      size: 'patrol',
      role: 'attacker',
      disposition: Object.fromEntries(
        elements.filter((_, at) => at % 7 > 0).map(({ id }, at) => [id, cycle(['advance', 'reserve'], at)]),
      ),
    },
  };
}

const pack = (limit: number, battle: string) => ({
  musterPack: 1,
  system: 'horizon-wars',
  name: nameOf(1),
  limit,
  minPoints: 9999,
  most: Object.fromEntries(['mech', 'aircraft', ...types.map(({ id }) => id)].map((id) => [id, 1])),
  eras: ['age-of-expansion'],
  battlefield: [],
  maxElements: 0,
  bans: {
    types: within(200, types).map(({ id }) => id),
    upgrades: within(200, [...mechUpgrades, ...aircraftUpgrades, ...tacticalUpgrades]).map(({ id }) => id),
  },
  setPiece: { battle, size: 'squadron' },
});

const conventional = (at: number) => ({ id: `${at}`, kind: 'conventional', type: 'recon', chq: true });
const none = { m: 0, f: 0, a: 0, d: 0 };
const jets = ['jump-jets', 'jump-jets', 'engineer', 'engineer', 'drop-harness', 'stealth-suite'];
const long = '装'.repeat(117);

const eras = ['burning', 'colonial-war', 'maul', 'new-colonial-age'];

/** A force for each era, and two that spend nothing or earn nothing. */
export const worst: Worst = {
  unbroken: ['hw/force/empty'],
  base: [25, 10],
  most: [200, 92],
  forces: (size, part) => [
    ...eras.map((era) => ({ force: force(size, part, era, true), pack: pack(1, 'the-rescue') })),
    { force: force(size, part, 'open', false), pack: pack(9999, 'the-rescue') },
    {
      force: { ...force(size, part, 'open', true), commandResources: [], squadrons: [] },
      pack: pack(9999, 'the-rescue'),
    },
  ],
  places: [
    (value) => `{"elements":${value}}`,
    (value) => `{"elements":[{"id":"a","kind":"mech","upgrades":${value}}]}`,
    (value) => `{"elements":[],"squadrons":${value}}`,
    (value) => `{"elements":[],"squadrons":[{"mechs":${value}}]}`,
    (value) => `{"elements":[],"transports":[{"aircraft":"a","passengers":${value}}]}`,
    (value) => `{"elements":[],"commandResources":[{"type":"recon","upgrades":${value},"raise":${value}}]}`,
    (value) => `{"elements":[],"battlefield":${value},"era":${value},"rulings":${value}}`,
    (value) => `{"elements":[],"scenario":{"kind":"adventure","context":"x","disposition":${value}}}`,
  ],
  nested: {
    'upgrades, three faults each': {
      elements: many(200, (at) => ({
        id: `${at}`,
        kind: 'mech',
        upgrades: many(50, () => ({ times: 0, x: 1 })),
      })),
    },
    'passengers that do not exist': {
      elements: many(200, (at) => ({ id: `${at}`, kind: 'conventional', type: 'recon' })),
      transports: many(200, (at) => ({ aircraft: `${at}`, passengers: many(200, () => 'no') })),
    },
  },
  chatty: {
    banned: ['recon'],
    forces: {
      'recon in a Maul on Mars': (units) => ({
        era: 'maul',
        battlefield: ['mars'],
        elements: many(units, conventional),
      }),
      'mechs of the Burning': (units) => ({
        era: 'burning',
        battlefield: ['mars'],
        elements: many(units, (at) => ({
          id: `${at}`,
          kind: 'mech',
          presence: 9,
          stats: none,
          ace: true,
          chq: true,
          upgrades: jets.map((id) => ({ id })),
        })),
      }),
      'aircraft of the Burning': (units) => ({
        era: 'burning',
        battlefield: ['mars', 'high-gravity'],
        elements: many(units, (at) => ({
          id: `${at}`,
          kind: 'aircraft',
          presence: 1,
          stats: none,
          ace: true,
          chq: true,
          upgrades: ['antigrav', 'antigrav', 'rotary'].map((id) => ({ id })),
        })),
      }),
      'squadrons and transports of elements with long names': (units) => ({
        elements: many(units, (at) => ({ ...conventional(at), name: at < 30 ? `${long}${at}` : '' })),
        squadrons: many(Math.min(units, 100), () => ({ mechs: many(Math.min(units, 30), String) })),
        transports: many(units, (at) => ({
          aircraft: `${at}`,
          passengers: many(Math.min(units, 30), String),
        })),
      }),
    },
  },
};
