import type { SideView } from '@/lib/play/model';
import type { Page } from '@/lib/roster/rule';
import type { Evaluation } from '../evaluate/evaluate';
import { isDestroyed } from './rows';

// How many elements a set-piece battle lets in from reserve each turn (p.77–86).

/** The set-piece battle of a force; null if it fights none. */
export function battleOf({ scenario }: Evaluation): string | null {
  const chosen = scenario?.scenario;
  return chosen?.kind === 'set-piece' ? chosen.battle : null;
}

/** The most that may enter in any turn, of battles in which that does not rise by turn. */
export const MOST_ENTERING: Readonly<Record<string, number>> = {
  'deliberate-attack': 2,
  'the-rescue': 2,
  'reconnaissance-in-force': 2,
};

/** How many elements of a side may enter this turn, and the page; null where the book sets no number. */
export function mayEnter(side: SideView<Evaluation>): { most: number; page: Page } | null {
  const chosen = side.force.scenario?.scenario;
  if (chosen?.kind !== 'set-piece') return null;
  const isAttacker = chosen.role === 'attacker';
  const turn = side.match.number('turn');
  // The defender brings in one fewer while anything on the battlefield is hidden.
  const isSlowed =
    !isAttacker &&
    side.match.sides.some(({ rows }) =>
      rows.some((row) => row.text('place') === 'hidden' && !isDestroyed(row)),
    );
  switch (chosen.battle) {
    case 'deliberate-attack':
      return { most: turn === 1 ? 0 : isSlowed ? 1 : 2, page: 77 };
    case 'the-rescue':
      return { most: isSlowed ? 1 : 2, page: 79 };
    case 'failed-ambush':
      return isAttacker ? { most: turn + 1, page: 81 } : null;
    case 'reconnaissance-in-force':
      return { most: isAttacker && turn === 1 ? 0 : 2, page: 82 };
    default:
      return null;
  }
}
