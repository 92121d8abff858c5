import type { Pairing, Player, Round, Scoring } from '@/lib/events/event';
import type { CheckedInput, Paired } from './pairing-checker';

/** A source of whole numbers from 0 to below the one given, the same for the same seed (mulberry32). */
export function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

type SeededPlayer = Pick<Player, 'id' | 'number' | 'name' | 'team' | 'isOut' | 'since'>;

export interface SeededInput extends CheckedInput {
  players: readonly SeededPlayer[];
  seed: string;
}

/** An event as the seed plays it: everyone who was ever in it, and its rounds. */
export interface SeededEvent {
  everyone: readonly SeededPlayer[];
  rounds: readonly Round[];
  scoring: Scoring;
  seed: string;
}

const scorings: readonly Omit<Scoring, 'tieBreaks'>[] = [
  { win: 3, draw: 1, loss: 0, bye: 3 },
  { win: 2, draw: 1, loss: 0, bye: 1 },
  { win: 20, draw: 10, loss: 3, bye: 14 },
  { win: 1, draw: 0, loss: 0, bye: 0 },
];

/** How often something happens: one time in so many, by what it is. */
const ONE_IN = { drop: 12, late: 10, noResult: 40, byHand: 8 };

/**
 * Plays an event: 2 to 40 players in clubs, 1 to 8 rounds, players who drop out or come late, games without a result,
 * and now and then a round by hand, in which anything can be paired.
 * @param pair pairs a round
 * @param check looks at each round that was paired
 */
export function playSeeded(
  seed: number,
  pair: (input: SeededInput) => readonly Paired[],
  check: (pairings: readonly Paired[], input: SeededInput) => void,
): SeededEvent {
  const random = numbersOf(seed);
  const hits = (oneIn: number) => random(oneIn) === 0;
  const scoring: Scoring = { ...(scorings[random(scorings.length)] as Scoring), tieBreaks: [] };
  const start = random(2) === 0 ? 2 + random(11) : 2 + random(39);
  const clubs = 1 + random(8);
  let everyone: SeededPlayer[] = [];
  const enter = (since: number) => {
    const number = everyone.length + 1;
    const club = random(clubs + 1);
    const team = club === 0 ? ' '.repeat(random(2)) : `${random(2) ? 'Club' : ' club '} ${club}`;
    everyone.push({ id: `player-${number}`, number, name: `Player ${number}`, team, isOut: false, since });
  };
  for (let count = 0; count < start; count++) enter(1);
  const rounds: Round[] = [];
  const last = 1 + random(8);
  for (let number = 1; number <= last; number++) {
    if (number > 1) {
      everyone = everyone.map((player) =>
        !player.isOut && hits(ONE_IN.drop) ? { ...player, isOut: true, since: number } : player,
      );
      while (everyone.length < 40 && hits(ONE_IN.late)) enter(number);
    }
    const players = everyone.filter(({ isOut }) => !isOut);
    if (players.length < 2) break;
    const input = { players, rounds: [...rounds], scoring, seed: `seed ${seed}` };
    const isByHand = hits(ONE_IN.byHand);
    const paired = isByHand ? inAnyOrder(players, random) : pair(input);
    if (!isByHand) check(paired, input);
    rounds.push({
      number,
      revision: number,
      begun: number,
      until: null,
      how: isByHand ? 'by-hand' : 'all',
      pairings: paired.map((each) => (hits(ONE_IN.noResult) ? open(each) : played(each, random))),
    });
  }
  return { everyone, rounds, scoring, seed: `seed ${seed}` };
}

function inAnyOrder(players: readonly SeededPlayer[], random: (below: number) => number): Paired[] {
  const left = players.map(({ id }) => id);
  const pairings: Paired[] = [];
  while (left.length > 0) {
    const [a = ''] = left.splice(random(left.length), 1);
    const [b = null] = left.splice(random(left.length), 1);
    pairings.push({ a, b, table: b === null ? null : pairings.length + 1, why: [] });
  }
  return pairings;
}

const open = (paired: Paired): Pairing => ({
  ...paired,
  revision: 1,
  reported: { a: null, b: null },
  result: null,
});

function played(paired: Paired, random: (below: number) => number): Pairing {
  const a = random(21);
  const b = random(21);
  const winner = Math.abs(a - b) < 3 ? null : a > b ? 'a' : 'b';
  return { ...open(paired), result: paired.b === null ? null : { a, b, winner, by: 'players' } };
}
