import type { PlayModel } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { actions } from './actions';
import { match, row, side } from './derive';
import { rows } from './rows';
import { rules } from './rules';
import { trackers } from './trackers';
import { weapons } from './weapons';

/** Forge of War at the table: figures lost and D-markers, attempts to activate, and the systems of vehicles. */
export const play: PlayModel<Evaluation> = {
  turn: { noun: 'turn', by: 'match' },
  open: [
    'Victory and length: the book has neither; score and notes are free.',
    'Modifiers of activation and rallying that depend on the position are listed beside the unit, not tracked.',
    'Whether a unit is in command range, in sight or near something terrifying.',
  ],
  rows,
  trackers,
  actions,
  acted: { tracker: 'tried', to: 'activated' },
  weapons,
  rules,
  derive: { row, side, match },
};
