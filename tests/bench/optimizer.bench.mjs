import { bundled } from './bundled.mjs';

const COLLECTIONS = 30;
/** How much slower a phone may be than the measuring machine. */
const SLOWDOWN = 4;

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const of = (values, share) =>
  at(
    values.toSorted((a, b) => a - b),
    share,
  );

/** A source of numbers, repeatable for a seed (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const conventional = [
  'light-infantry',
  'heavy-infantry',
  'mobile-infantry',
  'light-cavalry',
  'heavy-cavalry',
  'recon',
];

const entry = {
  'horizon-wars': (random) => {
    const kind = random(10);
    if (kind < 6) return { element: { kind: 'conventional', type: conventional[random(6)] } };
    const stats = { m: 3, f: 2 + random(2), a: 2, d: 2 };
    const presence = 1 + random(3);
    if (kind === 9) return { element: { kind: 'aircraft', presence, stats: { m: 2, f: 1, a: 1, d: 1 } } };
    return { element: { kind: 'mech', presence, stats, ace: random(4) === 0 } };
  },
  'at-43': (random, index) => {
    const id = `card-${index}`;
    const standard = 80 + 5 * random(20);
    const ap = { standard, maximum: standard + 10 * random(12), extra: 10 };
    const numbers = { min: 4, max: 8 };
    return {
      element: { card: id, figures: 4 + random(5) },
      card: { id, designation: id, army: 'Bench', category: 'soldier', type: 1 + random(3), numbers, ap },
    };
  },
};

function collectionOf(system, models, seed) {
  const random = randomOf(seed);
  const entries = [];
  for (let left = models; left > 0; ) {
    const count = Math.min(left, 1 + random(4));
    entries.push({
      id: `e${entries.length}`,
      count,
      stars: random(6),
      ...entry[system](random, entries.length),
    });
    left -= count;
  }
  return { musterCollection: 1, system, name: 'Bench', entries };
}

/** Times the best roster of a collection, and counts proofs; compares with giving the same program to yalps. */
export async function run() {
  const { optimize, parseCollection, setUp, runInSlices, solve, games } = await bundled(
    'optimizer',
    `
      import { system as horizonWars } from './lib/systems/horizon-wars/system';
      import { system as at43 } from './lib/systems/at-43/system';
      export { optimize } from './lib/optimizer/optimize';
      export { setUp } from './lib/optimizer/setup';
      export { runInSlices } from './lib/roster/time-slices';
      export { parseCollection } from './lib/roster/collection/parse-collection';
      export { solve } from 'yalps';
      export const games = [horizonWars, at43];`,
  );
  /** Times the solver alone on each program, with integer variables, for the highest cost. */
  const plain = async (request) => {
    const prepared = await runInSlices(setUp(request), () => false);
    const { entries, limit, programs } = prepared.value;
    const start = performance.now();
    for (const { cost, base, constraints: rows, helpers } of programs) {
      const constraints = new Map([['cost', { max: limit - base }]]);
      const variables = new Map(cost.map((each, variable) => [`${variable}`, new Map([['cost', each]])]));
      for (const [row, { coefficients, least, most }] of rows.entries()) {
        constraints.set(`row ${row}`, {
          ...(least === undefined ? {} : { min: least }),
          ...(most === undefined ? {} : { max: most }),
        });
        for (const [variable, each] of coefficients.entries())
          if (each !== 0) variables.get(`${variable}`).set(`row ${row}`, each);
      }
      for (const [variable, most] of [...entries.map(({ count }) => count), ...helpers].entries()) {
        constraints.set(`most ${variable}`, { max: most });
        variables.get(`${variable}`).set(`most ${variable}`, 1);
      }
      solve(
        { direction: 'maximize', objective: 'cost', constraints, variables, integers: true },
        { timeout: 5000 },
      );
    }
    return performance.now() - start;
  };
  const rows = [];
  for (const system of games) {
    const model = await system.optimizer();
    const limit = system.id === 'at-43' ? 2000 : 15;
    for (const [models, target] of [
      [40, 100],
      [150, 1000],
    ]) {
      const times = [];
      const plainTimes = [];
      let proven = 0;
      for (let seed = -3; seed < COLLECTIONS; seed++) {
        const read = await parseCollection(collectionOf(system.id, models, seed * 7919 + models), system);
        const request = { collection: read.value, system, model, pack: null, asked: { limit } };
        const start = performance.now();
        const built = await optimize(read.value, system, model, { asked: { limit }, count: 1, seconds: 4 });
        const took = performance.now() - start;
        // The first ones warm up.
        if (seed < 0) continue;
        times.push(took);
        plainTimes.push(await plain(request));
        if (built.value.answers[0]?.proven) proven++;
      }
      const name = `Best of ${models} models, ${system.name}`;
      rows.push(
        {
          name: `${name} (ms at ${SLOWDOWN}× slowdown, median / 95%)`,
          figure: [0.5, 0.95].map((share) => (of(times, share) * SLOWDOWN).toFixed(0)).join(' / '),
          ratio: of(times, 0.5) / of(plainTimes, 0.5),
          target: `${target}`,
        },
        { name: `${name}: proven`, figure: `${proven} of ${COLLECTIONS}`, target: '' },
      );
    }
  }
  return rows;
}
