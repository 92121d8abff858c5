import { bundled } from './bundled.mjs';

/** Rosters of each game and number of slips: all of them take hours. */
const ROSTERS = Number(process.env.MUSTER_SLIPS ?? 10_000);

/** Measures how often fixes are what a player would do about slips in a random legal force. */
export async function run() {
  const { slipFigures, systems } = await bundled(
    'slips',
    `
      export { slipFigures } from './tests/fixes/slip-figures';
      export { systems } from './lib/systems/registry';`,
  );
  const rows = [];
  for (const { id, load } of systems) {
    const { system } = await load();
    for (const slips of [1, 2, 4]) {
      const { rosters, undone, fixed, small } = await slipFigures(system, slips, ROSTERS);
      const of = `${id}, ${slips} ${slips === 1 ? 'slip' : 'slips'} in ${rosters} rosters`;
      const share = (count) => `${((100 * count) / rosters).toFixed(1)} %`;
      process.stderr.write(`${of}: ${share(undone)}, ${share(fixed)}, ${share(small)}\n`);
      rows.push(
        { name: `${of}: undone by the first fix`, figure: share(undone), target: '100 %' },
        { name: `${of}: fixed without a history`, figure: share(fixed), target: '100 %' },
        { name: `${of}: by as few changes as slips`, figure: share(small), target: '97 %' },
      );
    }
  }
  return rows;
}
