import { readFileSync } from 'node:fs';

// Rosters for benchmarks: the same on every run, with 3 to 15 elements, most of them nearly legal.

const read = (name) =>
  JSON.parse(readFileSync(new URL(`../../data/horizon-wars/${name}.json`, import.meta.url), 'utf8'));
const types = read('conventional').map(({ id }) => id);
const mechUpgrades = read('mech-upgrades');
const aircraftUpgrades = read('aircraft-upgrades');
const tacticalUpgrades = read('tactical-upgrades').map(({ id }) => id);
const setPieces = read('set-pieces');

/** A source of numbers from 0 to 1, repeatable for a seed (mulberry32). */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

/** A roster by number, with `size` elements, or 3 to 15 by default. */
export function rosterOf(number, size) {
  const random = randomOf(number + 1);
  const upTo = (most) => Math.floor(random() * (most + 1));
  const pick = (items) => items[Math.floor(random() * items.length)];
  const count = size ?? 3 + upTo(12);
  const leading = pick(types.slice(0, 6));

  const stats = (points) => {
    const given = { m: 1, f: 1, a: 1, d: 1 };
    for (let left = points - 4; left > 0; left--) given[pick(['m', 'f', 'a', 'd'])]++;
    return given;
  };
  const mech = (id) => {
    const presence = 1 + upTo(2);
    const upgrades = Array.from({ length: upTo(2) }, () => pick(mechUpgrades)).map(({ id, options }) =>
      options ? { id, option: pick(options).id } : { id },
    );
    const points = presence * 4 + 2 - upgrades.length;
    return {
      id,
      kind: 'mech',
      name: `Mech ${id}`,
      presence,
      stats: stats(points),
      ace: random() < 0.1,
      chq: false,
      upgrades,
    };
  };
  const aircraft = (id) => ({
    id,
    kind: 'aircraft',
    name: `Kestrel ${id}`,
    presence: 1 + upTo(2),
    stats: stats(8),
    ace: false,
    chq: false,
    upgrades: random() < 0.6 ? [{ id: pick(aircraftUpgrades).id }] : [],
  });
  const conventional = (id, type) => ({
    id,
    kind: 'conventional',
    name: random() < 0.5 ? '' : `Troop ${id}`,
    type,
    chq: false,
  });

  const elements = Array.from({ length: count }, (_, index) => {
    const id = `e${index + 1}`;
    if (index < 1 + count / 5) return conventional(id, leading);
    const which = random();
    if (which < 0.25) return mech(id);
    return which < 0.35 ? aircraft(id) : conventional(id, pick(types));
  });
  elements[0].chq = random() < 0.95;
  const battle = pick(setPieces.battles);
  const scenario =
    random() < 0.25
      ? {
          kind: 'set-piece',
          battle: battle.id,
          size: pick(setPieces.sizes).id,
          role: pick(['attacker', 'defender']),
          disposition: Object.fromEntries(
            elements.map(({ id }) => [id, pick(['advance', 'advance', 'reserve'])]),
          ),
        }
      : null;
  return {
    muster: 1,
    system: 'horizon-wars',
    name: `Force ${number}`,
    player: `Player ${number % 97}`,
    notes: '',
    force: {
      limit: pick([9, 12, 15, 20, 27, 36]),
      mechCap: null,
      superMechs: false,
      era: random() < 0.8 ? 'open' : pick(['burning', 'colonial-war', 'new-colonial-age']),
      allegiance: null,
      battlefield: [],
      rulings: {},
      elements,
      commandResources:
        random() < 0.6
          ? [
              {
                type: leading,
                raise: random() < 0.5 ? { a: 1 } : {},
                upgrades: random() < 0.5 ? [pick(tacticalUpgrades)] : [],
              },
            ]
          : [],
      squadrons: [],
      transports: [],
      scenario,
    },
  };
}
