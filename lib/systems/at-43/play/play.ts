import type { PlayModel } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { linesOf } from '../paper/cards';
import { actions } from './actions';
import { match, row, side } from './derive';
import { isUnit, rows, unitOf } from './rows';
import { trackers } from './trackers';

/** A battle at the table: leadership points, drills, losses, structure and morale (p.48–77). */
export const play: PlayModel<Evaluation> = {
  turn: { noun: 'round', by: 'match' },
  open: [
    'Missions and reserves (p.83–98) are not in the extracts: victory points, reserve points, objectives and places are counters.',
    'Figures that the extracts do not state are unknown: enter them by hand.',
  ],
  rows,
  trackers,
  actions,
  sequence: { tracker: 'order', act: 'order' },
  acted: { tracker: 'activated', to: 1 },
  rules: (place) =>
    isUnit(place)
      ? linesOf(unitOf(place)).map(({ name, effect, page = null }) => ({ label: name, effect, page }))
      : [],
  derive: { row, side, match },
};
