import type { PlayModel } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { actions } from './actions';
import { match, row, side } from './derive';
import { rows } from './rows';
import { trackers } from './trackers';

/** A Battle Royale at the table: mechs and their pilots, power cells, and the last one standing. */
export const play: PlayModel<Evaluation> = {
  turn: { noun: 'round', by: 'match' },
  rows,
  trackers,
  actions,
  tokens: 'tokens',
  derive: { row, side, match },
};
