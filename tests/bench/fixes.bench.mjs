import { bundled } from './bundled.mjs';

const FORCES = 30;
const SIZE = 15;

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const halves = (values, digits = 0) => {
  const sorted = values.toSorted((a, b) => a - b);
  return `${at(sorted, 0.5).toFixed(digits)} / ${at(sorted, 0.95).toFixed(digits)}`;
};

/** Measures the search for fixes of forces of 15 elements, by number of errors. */
export async function run() {
  const { brokenForce, findFixes, system } = await bundled(
    'fixes',
    `
      export { findFixes } from './lib/fixes/find-fixes';
      export { system } from './lib/systems/horizon-wars/system';
      export { brokenForce } from './tests/fixes/broken-forces';`,
  );
  const editCatalogue = await system.editCatalogue();
  const search = async (roster) => {
    const start = performance.now();
    let first = Number.POSITIVE_INFINITY;
    const found = () => {
      first = Math.min(first, performance.now() - start);
    };
    const answer = await findFixes(roster, system, editCatalogue, null, { found });
    return { ...answer, first, all: performance.now() - start };
  };
  for (let seed = 1; seed <= 10; seed++) await search(brokenForce(seed, SIZE, 2));
  const rows = [];
  for (const errors of [1, 2, 3, 5, 10]) {
    const results = [];
    for (let seed = 1; seed <= FORCES; seed++)
      results.push(await search(brokenForce(seed * 7919 + errors, SIZE, errors)));
    const of = `Fixes of ${errors} ${errors === 1 ? 'error' : 'errors'}`;
    rows.push(
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
      { name: `${of}: checks`, figure: halves(results.map(({ searched }) => searched.checks)), target: '' },
    );
  }
  return rows;
}
