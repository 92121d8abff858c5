import type { PlayModel } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { specialsOf } from '../paper/special';
import { actions } from './actions';
import { match, row, side } from './derive';
import { rows, unitOf } from './rows';
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
  rules: (place) =>
    specialsOf(unitOf(place)).map(({ name, effect, page }) => ({ label: name, effect, page })),
  derive: { row, side, match },
};
