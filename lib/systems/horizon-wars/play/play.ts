import type { PlayModel } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { actions } from './actions';
import { match, row, side } from './derive';
import { rows } from './rows';
import { trackers } from './trackers';

/** A battle at the table: tokens, damage and stats by element, momentum by side, and what wins (p.22–112). */
export const play: PlayModel<Evaluation> = {
  turn: { noun: 'turn', by: 'match' },
  rows,
  trackers,
  actions,
  tokens: 'tokens',
  acted: { tracker: 'activated', to: 1 },
  derive: { row, side, match },
};
