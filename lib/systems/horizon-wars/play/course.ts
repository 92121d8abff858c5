import {
  chosenSide,
  guideIn,
  isSpent,
  type Next,
  nextOf,
  nextWords,
  OTHERS_GO_ON,
  sideName,
} from '@/lib/play/course';
import type { Course, Line } from '@/lib/play/derived';
import type { MatchView, SideView } from '@/lib/play/model';
import { counted } from '@/lib/roster/text/words';
import type { Evaluation } from '../evaluate/evaluate';
import { isToActivate, momentumOf } from './derive';
import { hadActivation, isAdventure, mayEnter } from './rows';

/** Priority, then activations in turn, those of reserves among them (p.22, 26). */
export function course(match: MatchView<Evaluation>): Course {
  const first = chosenSide(match, 'first');
  const turnsOf = ({ rows }: SideView<Evaluation>) => rows.filter(hadActivation).length;
  const next = nextOf(match, { first, turnsOf, isToAct: isToActivate });
  const limits = match.sides.flatMap((side) => {
    const whose = match.sides.length > 1 ? `${sideName(side)}: ` : '';
    return limitsOf(side).map(({ text, page }) => ({ text: `${whose}${text}`, page }));
  });
  const gives = match.sides.some(isAdventure);
  return {
    whose: { text: nextWords(next, ['element', 'elements']), page: 22 },
    limits,
    ...guideOf(next, gives),
  };
}

/** Tokens that momentum still gives, and reserves that entered of those that may (p.77–88). */
function limitsOf(side: SideView<Evaluation>): NonNullable<Course['limits']> {
  const toGive = isAdventure(side) ? momentumOf(side)['to-give'] : 0;
  const entering = side.rows.some((row) => row.text('place') === 'reserve') ? mayEnter(side) : null;
  return [
    ...(toGive > 0 ? [{ text: `${counted(toGive, 'token')} to give`, page: 88 }] : []),
    ...(entering
      ? [{ text: `${side.number('entered')} of ${entering.most} entered`, page: entering.page }]
      : []),
  ];
}

function guideOf(next: Next<Evaluation>, gives: boolean): Pick<Course, 'guide' | 'later'> {
  const phases: Line[] = [
    gives
      ? { text: 'Give out the tokens that momentum allows, then roll for who goes first.', page: 'p.22, 88' }
      : { text: 'Each element has two tokens. Roll dice: the highest has priority this turn.', page: 22 },
    {
      text: 'Choose an element: up to two actions, a token each. The enemy may react to the first.',
      page: 'p.26, 33',
    },
    next.kind === 'part' && isSpent(next)
      ? { text: OTHERS_GO_ON, page: 22 }
      : { text: 'Nothing is left to activate: end the turn with the button below.', page: 22 },
  ];
  return guideIn(phases, isSpent(next) ? 2 : next.kind === 'unset' ? 0 : 1);
}
