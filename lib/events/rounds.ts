import type { EventState, Player, Round } from './event';

/** The rounds that were begun; at most one more is paired. */
export const begunRounds = ({ rounds }: Pick<EventState, 'rounds'>): readonly Round[] =>
  rounds.filter(({ begun }) => begun !== null);

/** The number of the next round that is not begun. */
export const nextRound = (state: Pick<EventState, 'rounds'>): number => begunRounds(state).length + 1;

/** Whether a player takes part in a round. */
export const playsIn = ({ isOut, since }: Pick<Player, 'isOut' | 'since'>, round: number): boolean =>
  isOut ? round < since : round >= since;

/** The players who take part in a round, in the order of entry. */
export const playersOf = ({ players }: Pick<EventState, 'players'>, round: number): Player[] =>
  [...players.values()].filter((player) => playsIn(player, round));

/** The numbers of games of a round that have no result yet. */
export const openGames = ({ pairings }: Round): number =>
  pairings.filter(({ b, result }) => b !== null && result === null).length;
