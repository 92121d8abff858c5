import { guideIn, sideName } from '@/lib/play/course';
import type { Course, Line } from '@/lib/play/derived';
import type { MatchView } from '@/lib/play/model';
import { inList } from '@/lib/roster/text/words';
import type { Evaluation } from '../evaluate/evaluate';

/** A card of the turn order deck for each player, turned over one by one. */
export function course({ sides }: MatchView<Evaluation>): Course {
  const turned = sides.filter((side) => side.number('card') === 1);
  const left = sides.filter((side) => side.number('card') === 0);
  const names = inList(left.map((side) => sideName(side, 'yours')));
  return {
    whose: {
      text:
        left.length === 0
          ? 'Every card is turned over'
          : `Turn over the next card: ${turned.length} of ${sides.length} turned${sides.length > 1 ? `, left ${names}` : ''}`,
      page: null,
    },
    ...guideIn(phases, left.length === 0 ? 1 : 0),
  };
}

const phases: readonly Line[] = [
  {
    text: 'The player of the card activates the mech: one or two actions, a token each. Mechs that saw an action may react.',
    page: null,
  },
  { text: 'Shuffle the deck and end the round with the button below.', page: null },
];
