import { listIn } from '@/lib/roster/tally';
import { inList } from '@/lib/roster/words';
import type { Pairing } from './event';

/** What a player has had in earlier rounds, with the numbers of these rounds. */
export interface History {
  opponents: Map<string, number[]>;
  byes: number[];
  tables: Map<number, number[]>;
}

/** A round as far as it matters for who met whom. */
export interface PairedRound {
  number: number;
  pairings: readonly Pick<Pairing, 'a' | 'b' | 'table'>[];
}

const NONE: History = { opponents: new Map(), byes: [], tables: new Map() };

/** Returns what each player has had in some rounds, whether results are known or not. */
export function historyOf(rounds: readonly PairedRound[]): (player: string) => Readonly<History> {
  const histories = new Map<string, History>();
  const of = (player: string): History => {
    const history = histories.get(player) ?? { opponents: new Map(), byes: [], tables: new Map() };
    histories.set(player, history);
    return history;
  };
  for (const { number, pairings } of rounds)
    for (const { a, b, table } of pairings) {
      if (b === null) of(a).byes.push(number);
      else
        for (const [player, opponent] of [
          [a, b],
          [b, a],
        ] as const) {
          const { opponents, tables } = of(player);
          listIn(opponents, opponent).push(number);
          if (table !== null) listIn(tables, table).push(number);
        }
    }
  return (player) => histories.get(player) ?? NONE;
}

/** "round 2", "rounds 1 and 3". */
export const inRounds = (rounds: readonly number[]): string =>
  `${rounds.length === 1 ? 'round' : 'rounds'} ${inList(rounds.map(String))}`;
