import type { PlayModel } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { actions } from './actions';
import { match, row, side } from './derive';
import { rows } from './rows';
import { trackers } from './trackers';

/** A battle at the table: losses and stuns by unit and squad, command points by side; each side has its own turn. */
export const play: PlayModel<Evaluation> = {
  turn: { noun: 'turn', by: 'side' },
  open: [
    'Victory and length: the document has neither; captured and secured are counters.',
    'A radar jammer never works two turns running; whose turns count, the players decide.',
    'Asori infantry that moves 20 cm for a command point: mark the move and the point by hand.',
  ],
  rows,
  trackers,
  actions,
  acted: { tracker: 'fired', to: 1 },
  derive: { row, side, match },
};
