import { remembered } from '../roster/maps';
import { TURN } from './common';
import type { Watch } from './derived';
import { DRAW, NEXT } from './mark';
import type { Setup } from './setup';
import { type PlayState, stateBefore } from './state';
import { type Standing, standingOf } from './text';
import { valueAt } from './values';

/** A condition that is met, and the side that wins by it. */
export interface Won {
  watch: Watch;
  winner: string;
}

const watchesOf = ({ match, sides }: Standing): Watch[] =>
  [match, ...sides.map(({ side }) => side)].flatMap((each) => each.watches);

/** The conditions that are met and name a winner. */
const wonBy = (standing: Standing): Won[] =>
  watchesOf(standing).flatMap((watch) => {
    const winner = typeof watch.is === 'string' ? watch.is : watch.is === true ? watch.wins : undefined;
    return winner === undefined ? [] : [{ watch, winner }];
  });

const isBefore = ({ counts }: Watch): boolean => counts !== 'battle-end';

/** Whether a match has a condition that can decide it before its end, met or not. */
export const mayDecide = (standing: Standing): boolean =>
  watchesOf(standing).some((watch) => watch.is !== null && isBefore(watch));

/** Those that decide the match before its end, by when the book counts them. */
export const decisive = (standing: Standing): Won[] => wonBy(standing).filter(({ watch }) => isBefore(watch));

const onlyWinner = (won: readonly Won[]): string | null => {
  const winners = new Set(won.map(({ winner }) => winner));
  return winners.size === 1 ? ([...winners][0] ?? null) : null;
};

/** The side that the conditions that are met make the winner; null if they name none, or several. */
export const winnerOf = (standing: Standing): string | null => onlyWinner(wonBy(standing));

/** A turn at the end of which the match was decided. */
export interface Decided {
  turn: number;
  won: readonly Won[];
  /** A draw if conditions of several sides were first met at once. */
  winner: string;
}

/** Looks back on a match for the first condition that was met when it counted. */
export interface LookBack {
  /** The first turn that ended with a condition met that counted by then; null if there is none. */
  decided: (state: PlayState) => Decided | null;
  /** The side whose condition was met first, also in the current turn; a draw if several were at once, null if none. */
  winner: (state: PlayState) => string | null;
}

/** Returns what looks back on a match; what a turn came to is worked out once. */
export function lookBack(setup: Setup): LookBack {
  // Nothing before a change can be different as long as it stands, so the end of its turn can be remembered by it.
  const known = new WeakMap<object, Decided | null>();
  const won = remembered((state: PlayState) => decisive(standingOf(setup, state)));

  const atEnd = (state: PlayState, index: number): Decided | null => {
    const end = stateBefore(state, index);
    const all = won(end);
    if (all.length === 0) return null;
    const turn = Number(valueAt(setup, end, [TURN]));
    return { turn, won: all, winner: onlyWinner(all) ?? firstWithin(end) ?? DRAW };
  };

  /** Of several that are met in the last turn of a state, whose was met first, if it counted at once. */
  const firstWithin = (state: PlayState): string | null => {
    const from = state.done.findLastIndex(({ act }) => act === NEXT) + 1;
    for (let index = from; index <= state.done.length; index++) {
      const now = won(stateBefore(state, index)).filter(({ watch }) => watch.counts === undefined);
      if (now.length > 0) return onlyWinner(now);
    }
    return null;
  };

  const decided = (state: PlayState): Decided | null => {
    for (const [index, event] of state.done.entries()) {
      if (event.act !== NEXT) continue;
      let found = known.get(event);
      if (found === undefined) {
        found = atEnd(state, index);
        known.set(event, found);
      }
      if (found !== null) return found;
    }
    return null;
  };

  return {
    decided,
    winner: (state) => {
      const before = decided(state);
      if (before) return before.winner;
      const standing = standingOf(setup, state);
      // Where both momentums are gone at once, both sides have lost.
      const drawn = decisive(standing).length > 0 ? DRAW : null;
      return winnerOf(standing) ?? firstWithin(state) ?? drawn;
    },
  };
}

/**
 * Who has won by the first condition that was met, or else by the score: the side with most, a draw if several have;
 * null if no side has a score.
 * @param named the winner by the conditions
 */
export function winnerByScore(
  { sides }: Standing,
  scores: Readonly<Record<string, number>>,
  named: string | null,
): string | null {
  const each = sides.map(({ id }) => ({ id, score: scores[id] ?? 0 }));
  if (named !== null || each.length < 2 || each.every(({ score }) => score === 0)) return named;
  const most = Math.max(...each.map(({ score }) => score));
  const [first, second] = each.filter(({ score }) => score === most);
  return second === undefined ? (first?.id ?? null) : DRAW;
}
