import type { PlayModel } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { pilotSpecials, specialsOf } from '../paper/special';
import { actions } from './actions';
import { match, row, side } from './derive';
import { isMech, rows } from './rows';
import { trackers } from './trackers';

/** A Battle Royale at the table: mechs and their pilots, power cells, and the last one standing. */
export const play: PlayModel<Evaluation> = {
  turn: { noun: 'round', by: 'match' },
  open: [
    'Tokens of a pilot who remounts: the document does not say how many are left.',
    'How long a battle lasts beyond the last mech standing.',
  ],
  rows,
  trackers,
  actions,
  tokens: 'tokens',
  rules: (place) =>
    (isMech(place) ? specialsOf(place.force.mech) : pilotSpecials(place.force.mech)).map(
      ({ name, effect, page }) => ({ label: name, effect, page }),
    ),
  derive: { row, side, match },
};
