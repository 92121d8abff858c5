import { bundled } from './bundled.mjs';

const TARGETS = [8, 11, 14, 17, 20];
const ROLLS = 1_000_000;
/** More milliseconds than any of them takes. */
const PATIENCE = 60_000;

const timed = (work) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** The longest of the times of shooting with these dice, each range once after the code is warm. */
function slowest(outcomesOf, how) {
  outcomesOf({ ...how, target: 12 });
  return Math.max(...TARGETS.map((target) => timed(() => outcomesOf({ ...how, target }))));
}

/** The time of rolling the dice a million times, without looking at them: what a simulation takes at least. */
const simulated = (dice) =>
  timed(() => {
    let sum = 0;
    for (let roll = 0; roll < ROLLS; roll++)
      for (let die = 0; die < dice; die++) sum += Math.floor(Math.random() * 12);
    if (sum < 0) throw new Error('impossible');
  });

/** Shooting of Horizon Wars, whose odds take the longest. */
export async function run() {
  const { outcomesOf, Deadline } = await bundled(
    'odds',
    `export { outcomesOf } from './lib/odds/hits';
     export { Deadline } from './lib/odds/deadline';`,
  );
  return [
    [6, 4, '', 50],
    [10, 6, '', 500],
    [10, 6, 'Ace', 500],
    [6, 4, 'Assisted targeting', 50],
    [10, 6, 'Assisted targeting', 500],
    [6, 4, 'Ace and Assisted targeting', 50],
  ].map(([fire, defence, upgrades, target]) => {
    const work = (volley) => outcomesOf(volley, new Deadline(PATIENCE));
    const time = slowest(work, {
      dice: fire,
      against: defence,
      reroll: upgrades.startsWith('Ace'),
      rerollAfter: upgrades.endsWith('Assisted targeting'),
    });
    return {
      name: `F ${fire} against D ${defence}${upgrades && `, ${upgrades}`}, slowest of ${TARGETS.length} ranges, against a million rolls of ${fire} dice`,
      figure: `${time.toFixed(0)} ms`,
      ratio: time / simulated(fire),
      target: `${target} ms`,
    };
  });
}
