import { chosenSide, guideIn, OTHERS_GO_ON, sideName } from '@/lib/play/course';
import type { Course, Line } from '@/lib/play/derived';
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
  return { whose: { text, page: '4.1' }, ...guideOf(sides, holder) };
}

function guideOf(sides: readonly Side[], holder: Side | undefined): Pick<Course, 'guide' | 'later'> {
  const rows = sides.flatMap((side) => side.rows);
  const isOver = !sides.some(mayTry);
  const othersGoOn = !isOver && rows.length > 0 && !rows.some(isToTry);
  const hasFailed = rows.some((row) => row.text('tried') === 'failed');
  const phases: Line[] = [
    { text: 'Decide who begins, and set the initiative.', page: '4.1' },
    {
      text: hasFailed
        ? 'After each failure the initiative passes. A unit tries once a turn: D10, its command value or less.'
        : 'Choose a unit and roll D10: its command value or less activates it, for two actions.',
      page: '4.1–4.2',
    },
    {
      text: othersGoOn ? OTHERS_GO_ON : 'Every unit has tried: end the turn with the button below.',
      page: '4.1',
    },
  ];
  const isUnset = holder === undefined && sides.length > 1;
  return guideIn(phases, isOver ? 2 : isUnset ? 0 : othersGoOn ? 2 : 1);
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
