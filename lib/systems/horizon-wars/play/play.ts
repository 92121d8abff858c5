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
