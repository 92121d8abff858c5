import type { PlayModel } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { actions } from './actions';
import { match, row, side } from './derive';
import { rows } from './rows';
import { rules } from './rules';
import { trackers } from './trackers';

/** Forge of War at the table: figures lost and D-markers, attempts to activate, and the systems of vehicles. */
export const play: PlayModel<Evaluation> = {
  turn: { noun: 'turn', by: 'match' },
  rows,
  trackers,
  actions,
  acted: { tracker: 'tried', to: 'activated' },
  rules,
  derive: { row, side, match },
};
