import { bundled } from './bundled.mjs';

const SCORING = { win: 3, draw: 1, loss: 0, bye: 3, tieBreaks: ['opponents', 'scored', 'seed'] };
const CLUBS = 20;

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

/** The seconds of processor time that a call takes, of all threads. */
function timed(call) {
  const before = process.cpuUsage();
  const value = call();
  const { user, system } = process.cpuUsage(before);
  return { value, seconds: (user + system) / 1_000_000 };
}

function played(pairing, random) {
  const [a, b] = [random(21), random(21)];
  const winner = a === b ? null : a > b ? 'a' : 'b';
  return {
    ...pairing,
    reported: { a: null, b: null },
    result: pairing.b === null ? null : { a, b, winner, by: 'players' },
  };
}

/** Times the pairing of each round of an event in which every game is played, and its standings after the last. */
export async function run() {
  const { pairSwiss, standings } = await bundled(
    'pairing',
    `export { pairSwiss } from './lib/events/pairing';
     export { standings } from './lib/events/standings';`,
  );
  const rows = [];
  for (const [count, last, target] of [
    [255, 6, '≤ 1 s'],
    [256, 6, '≤ 1 s'],
    [500, 6, '≤ 5 s'],
    [5000, 3, 'none'],
  ]) {
    const random = randomOf(count);
    const players = Array.from({ length: count }, (_, at) => ({
      id: `player-${at}`,
      number: at + 1,
      name: `Player ${at + 1}`,
      team: `Club ${random(CLUBS)}`,
    }));
    const seconds = [];
    const rounds = [];
    for (let number = 1; number <= last; number++) {
      const round = timed(() => pairSwiss({ players, rounds, scoring: SCORING, seed: 'bench' }));
      seconds.push(round.seconds);
      const pairings = round.value.map((pairing) => played(pairing, random));
      rounds.push({ number, revision: 1, begun: 0, pairings, until: null });
    }
    rows.push({
      name: `${count} players paired (s of processor time, rounds 1 to ${last})`,
      figure: seconds.map((each) => each.toFixed(2)).join(', '),
      target,
    });
    const state = {
      players: new Map(players.map((player) => [player.id, { ...player, isOut: false, since: 1 }])),
      rounds,
      settings: { scoring: SCORING },
      seed: 'bench',
    };
    const table = timed(() => standings(state));
    rows.push({
      name: `Standings of ${count} players (s)`,
      figure: table.seconds.toFixed(2),
      target: 'none',
    });
  }
  return rows;
}
