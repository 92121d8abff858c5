import { bundled } from './bundled.mjs';

const FORCES = 30;
const SIZE = 15;
const LARGE = 60;

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const halves = (values, digits = 0) => {
  const sorted = values.toSorted((a, b) => a - b);
  return `${at(sorted, 0.5).toFixed(digits)} / ${at(sorted, 0.95).toFixed(digits)}`;
};

/** Measures the search for fixes of forces of 15 elements: in Horizon Wars by number of errors, in every game by slips. */
export async function run() {
  const library = await bundled(
    'fixes',
    `
      export { ErrorChecker } from './lib/fixes/error-checker';
      export { findFixes } from './lib/fixes/find-fixes';
      export { removing } from './lib/fixes/removing';
      export { systems } from './lib/systems/registry';
      export { brokenForce } from './tests/fixes/broken-forces';
      export { randomFrom } from './tests/fixes/random';
      export { manySlips } from './tests/fixes/slips';`,
  );
  const rows = await byErrors(library);
  for (const { id, load } of library.systems)
    rows.push(...(await bySlips((await load()).system, id, library)));
  return rows;
}

/** Times a search for fixes, until the first one and as a whole. */
async function search(roster, system, editCatalogue, { findFixes }) {
  const start = performance.now();
  let first = Number.POSITIVE_INFINITY;
  const found = () => {
    first = Math.min(first, performance.now() - start);
  };
  const answer = await findFixes(roster, system, editCatalogue, null, { found });
  return { ...answer, first, all: performance.now() - start };
}

const timesOf = (of, results) => [
  {
    name: `${of}: first (ms, median / 95%)`,
    figure: halves(results.map(({ first }) => first)),
    target: '100 at a quarter of the speed',
  },
  {
    name: `${of}: all (ms, median / 95%)`,
    figure: halves(results.map(({ all }) => all)),
    target: '1000 at a quarter of the speed',
  },
];

async function byErrors(library) {
  const { brokenForce, systems } = library;
  const { system } = await systems.find(({ id }) => id === 'horizon-wars').load();
  const editCatalogue = await system.editCatalogue();
  const searched = (...given) => search(brokenForce(...given), system, editCatalogue, library);
  for (let seed = 1; seed <= 10; seed++) await searched(seed, SIZE, 2);
  const rows = [];
  for (const errors of [1, 2, 3, 5, 10]) {
    const results = [];
    for (let seed = 1; seed <= FORCES; seed++)
      results.push(await searched(seed * 7919 + errors, SIZE, errors));
    const of = `Fixes of ${errors} ${errors === 1 ? 'error' : 'errors'}`;
    rows.push(...timesOf(of, results), {
      name: `${of}: checks`,
      figure: halves(results.map(({ searched: { checks } }) => checks)),
      target: '',
    });
  }
  return rows;
}

/** The search in a game after few and many slips, and removing alone in a large force. */
async function bySlips(system, id, library) {
  const { ErrorChecker, manySlips, randomFrom, removing } = library;
  const editCatalogue = await system.editCatalogue();
  const random = randomFrom(1);
  const [sample] = await system.samples();
  const hasElements = editCatalogue.elements(sample.roster.force).length > 0;
  /** Forces that are not legal, of as many elements if the game has any. */
  const broken = async (size, slips) => {
    const rosters = [];
    for (let tries = 0; rosters.length < FORCES && tries < 20 * FORCES; tries++) {
      const roster = await manySlips(
        system,
        editCatalogue,
        { elements: hasElements ? size : 0, slips },
        random,
      );
      if (!new ErrorChecker(system, editCatalogue, null).isRight(roster.force)) rosters.push(roster);
    }
    return rosters;
  };
  const rows = [];
  for (const slips of [2, 10]) {
    const results = [];
    for (const roster of await broken(SIZE, slips))
      results.push(await search(roster, system, editCatalogue, library));
    rows.push(...timesOf(`Fixes in ${id} after ${slips} slips`, results));
  }
  if (!hasElements) return rows;
  const times = (await broken(LARGE, 10)).map(({ force }) => {
    const checker = new ErrorChecker(system, editCatalogue, null);
    const start = performance.now();
    for (const _ of removing(force, checker.check(force), checker));
    return performance.now() - start;
  });
  rows.push({
    name: `Removing in ${id}, ${LARGE} elements (ms, median / 95%)`,
    figure: halves(times),
    target: '100',
  });
  return rows;
}
