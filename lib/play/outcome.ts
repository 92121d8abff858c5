import { DRAW } from './match';
import type { Standing } from './text';

/** The side that the conditions that are met make the winner; null if they name none, or several. */
export function winnerOf({ match, sides }: Standing): string | null {
  const watches = [match, ...sides.map(({ side }) => side)].flatMap((each) => each.watches);
  const winners = new Set(
    watches.flatMap(({ is, wins = [] }) => (typeof is === 'string' ? is : is === true ? wins : [])),
  );
  return winners.size === 1 ? ([...winners][0] ?? null) : null;
}

/**
 * Who has won by the conditions that are met, or else by the score: the side with most, a draw if several have; null if
 * no side has a score.
 */
export function winnerByScore(standing: Standing, scores: Readonly<Record<string, number>>): string | null {
  const named = winnerOf(standing);
  const each = standing.sides.map(({ id }) => ({ id, score: scores[id] ?? 0 }));
  if (named !== null || each.length < 2 || each.every(({ score }) => score === 0)) return named;
  const most = Math.max(...each.map(({ score }) => score));
  const [first, second] = each.filter(({ score }) => score === most);
  return second === undefined ? (first?.id ?? null) : DRAW;
}
