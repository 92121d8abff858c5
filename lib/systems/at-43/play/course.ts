import { chosenSide, guideIn, isSpent, type Next, nextOf, nextWords, sideName } from '@/lib/play/course';
import type { Course, Line } from '@/lib/play/derived';
import type { MatchView, SideView } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { isUnit, type View } from './rows';
import { isLost } from './standing';

/** The sequence of units, the authority test, then units in turn, each as its card is revealed (p.54–57). */
export function course(match: MatchView<Evaluation>): Course {
  const isToAct = (row: View) => isUnit(row) && !isLost(row) && row.number('activated') === 0;
  const next = nextOf(match, { first: chosenSide(match, 'first'), turnsOf, isToAct });
  const isOrdered = match.sides.some(({ rows }) => rows.some((row) => row.number('order') > 0));
  return {
    whose: { text: nextWords(next, ['unit', 'units']), page: 'p.55, 57' },
    limits: match.sides
      .filter((side) => side.number('delayed') === 1)
      .map((side) => ({ text: `${sideName(side, 'your side')} may not delay again`, page: 57 })),
    ...guideIn(phases, phaseOf(next, isOrdered)),
  };
}

/** Units that were activated, and the activations that were delayed without an extra one since (p.57). */
const turnsOf = (side: SideView<Evaluation>): number =>
  side.rows.filter((row) => isUnit(row) && row.number('activated') === 1).length + side.number('passes');

const phases: readonly Line[] = [
  {
    text: 'Leadership points, then each puts the cards in order, then the authority test: a die plus authority.',
    page: 'p.54–55',
  },
  {
    text: 'Reveal the next card of the sequence: 1 LP without an officer. First relocate, delay or extra, if wanted.',
    page: 57,
  },
  {
    text: 'Control phase: objectives, then victory and reserve points. End the round below.',
    page: 'p.72–73',
  },
];

function phaseOf(next: Next<Evaluation>, isOrdered: boolean): number {
  if (isSpent(next)) return 2;
  const isAlone = next.kind === 'part' && next.first === undefined;
  return next.kind === 'unset' || (isAlone && !isOrdered) ? 0 : 1;
}
