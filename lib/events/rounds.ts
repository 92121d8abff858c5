import { counted } from '@/lib/roster/words';
import type { EventState, Pairing, Player, Round } from './event';
import { inRounds } from './history';
import { reportsAgree } from './scores';

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

/** Says which begun rounds have games without a result, as the start of a sentence; null if all have one. */
export function missingResults(state: Pick<EventState, 'rounds'>): { games: number; words: string } | null {
  const open = begunRounds(state).filter((round) => openGames(round) > 0);
  if (open.length === 0) return null;
  const games = open.reduce((sum, round) => sum + openGames(round), 0);
  const [first = '', ...rest] = inRounds(open.map(({ number }) => number));
  const verb = open.length === 1 ? 'has' : 'have';
  return {
    games,
    words: `${first.toUpperCase()}${rest.join('')} ${verb} ${counted(games, 'game')} without a result`,
  };
}

/** Why players cannot report the result of a game any more, with who can; null if they can. */
export function whyNotReported(
  { rounds }: Pick<EventState, 'rounds'>,
  round: number,
  pairing: Pick<Pairing, 'result' | 'reported'>,
): string | null {
  if (pairing.result?.by === 'organiser')
    return 'The organiser has settled this result. Only the organiser can correct it.';
  if (reportsAgree(pairing)) return 'Both players reported this result. Only the organiser can correct it.';
  if (rounds.length > round)
    return `Round ${round + 1} is paired already. Only the organiser can enter results of round ${round}.`;
  return null;
}
