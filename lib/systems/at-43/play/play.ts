import type { PlayModel } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { actions } from './actions';
import { match, row, side } from './derive';
import { rows } from './rows';
import { trackers } from './trackers';

/** A battle at the table: leadership points, drills, losses, structure and morale (p.48–77). */
export const play: PlayModel<Evaluation> = {
  turn: { noun: 'round', by: 'match' },
  rows,
  trackers,
  actions,
  acted: { tracker: 'activated', to: 1 },
  derive: { row, side, match },
};
