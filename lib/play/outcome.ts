import type { Standing } from './text';

/** The side that the conditions that are met make the winner; null if they name none, or several. */
export function winnerOf({ match, sides }: Standing): string | null {
  const watches = [match, ...sides.map(({ side }) => side)].flatMap((each) => each.watches);
  const winners = new Set(
    watches.flatMap(({ is, wins = [] }) => (typeof is === 'string' ? is : is === true ? wins : [])),
  );
  return winners.size === 1 ? ([...winners][0] ?? null) : null;
}
