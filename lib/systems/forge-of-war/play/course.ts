import { chosenSide, OTHERS_GO_ON, sideName } from '@/lib/play/course';
import type { Course } from '@/lib/play/derived';
import type { MatchView, SideView } from '@/lib/play/model';
import { counted } from '@/lib/roster/text/words';
import type { Evaluation } from '../evaluate/evaluate';
import { isToTry, mayTry } from './derive';

type Side = SideView<Evaluation>;

const leftOf = ({ rows }: Side): number => rows.filter(isToTry).length;

/** Attempts to activate one unit after the other, until one fails and the initiative passes (4.1). */
export function course(match: MatchView<Evaluation>): Course {
  const { sides } = match;
  const holder = chosenSide(match, 'initiative');
  const text = sides.some(mayTry) ? wordsOf(sides, holder) : 'Every unit has tried to activate';
  return { whose: { text, page: '4.1' }, guide: guideOf(sides, holder) };
}

function guideOf(sides: readonly Side[], holder: Side | undefined): Course['guide'] {
  const rows = sides.flatMap((side) => side.rows);
  if (!sides.some(mayTry))
    return { text: 'Every unit has tried: end the turn with the button below.', page: '4.1' };
  if (holder === undefined && sides.length > 1)
    return { text: 'Decide who begins, and set the initiative.', page: '4.1' };
  if (rows.length > 0 && !rows.some(isToTry)) return { text: OTHERS_GO_ON, page: '4.1' };
  const text = rows.some((row) => row.text('tried') === 'failed')
    ? 'After each failure the initiative passes. A unit tries once a turn: D10, its command value or less.'
    : 'Choose a unit and roll D10: its command value or less activates it, for two actions.';
  return { text, page: '4.1–4.2' };
}

function wordsOf(sides: readonly Side[], holder: Side | undefined): string {
  const [only, ...others] = sides;
  if (only === undefined || others.length === 0) return `${counted(only ? leftOf(only) : 0, 'unit')} to try`;
  if (holder === undefined) return 'Not set who has the initiative: tap to set it';
  const own = leftOf(holder);
  // The player with units left keeps the initiative.
  if (!mayTry(holder)) return `${sideName(holder)} has tried every unit: the other side goes on`;
  const alone = !sides.some((side) => side !== holder && mayTry(side));
  return `${sideName(holder)} has the initiative${own > 0 ? `, ${own} to try` : ''}${alone ? ', and keeps it: the other side has none left' : ''}`;
}
