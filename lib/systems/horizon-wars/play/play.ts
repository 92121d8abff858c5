import type { PlayModel } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { specialsOf } from '../paper/special';
import { actions } from './actions';
import { match, row, side } from './derive';
import { elementOf, rows } from './rows';
import { trackers } from './trackers';

/** A battle at the table: tokens, damage and stats by element, momentum by side, and what wins (p.22–112). */
export const play: PlayModel<Evaluation> = {
  turn: { noun: 'turn', by: 'match' },
  open: [
    'Whether action tokens may be off the table is for the players to agree (p.22).',
    'Enter, Act and React spend the token; Strike, Recover and what the dice do belong to an Act (p.22, 26, 33).',
    'Momentum that a mission or a purpose takes is counted by hand, as the battle decides it (p.88, 92).',
    'Ace re-rolls and Chain of Command spend nothing of their own and have no tracker (p.58, 61, 68).',
    'What the missions count beyond the watches is the players’ score.',
  ],
  rows,
  trackers,
  actions,
  agree: 'Agree before the battle whether action tokens may be off the table (p.22).',
  minutesPage: 15,
  tokens: 'tokens',
  acted: { tracker: 'activated', to: 1 },
  rules: (place) =>
    specialsOf(elementOf(place), place.force).map(({ name, effect, page }) => ({
      label: name,
      effect,
      page,
    })),
  derive: { row, side, match },
};
