import { chosenSide, sideName } from '@/lib/play/course';
import type { Course } from '@/lib/play/derived';
import type { MatchView, SideView } from '@/lib/play/model';
import { counted } from '@/lib/roster/text/words';
import type { Evaluation } from '../evaluate/evaluate';
import { isToTry } from './derive';

const leftOf = ({ rows }: SideView<Evaluation>): number => rows.filter(isToTry).length;

/** Attempts to activate one unit after the other, until one fails and the initiative passes (4.1). */
export function course(match: MatchView<Evaluation>): Course {
  const marked = match.sides.filter(({ rows }) => rows.length > 0);
  const holder = chosenSide(match, 'initiative');
  const left = marked.reduce((sum, side) => sum + leftOf(side), 0);
  const failed = marked.flatMap(({ rows }) => rows).some((row) => row.text('tried') === 'failed');
  return {
    whose: { text: wordsOf(match, holder, left), page: '4.1' },
    guide:
      left === 0
        ? { text: 'Every unit has tried: end the turn with the button below.', page: '4.1' }
        : holder === undefined && match.sides.length > 1
          ? { text: 'Decide who begins, and set the initiative.', page: '4.1' }
          : {
              text: failed
                ? 'After each failure the initiative passes. A unit tries once a turn: D10, its command value or less.'
                : 'Choose a unit and roll D10: its command value or less activates it, for two actions.',
              page: '4.1–4.2',
            },
  };
}

function wordsOf(
  { sides }: MatchView<Evaluation>,
  holder: SideView<Evaluation> | undefined,
  left: number,
): string {
  if (left === 0) return 'Every unit has tried to activate';
  if (sides.length < 2) return `${counted(left, 'unit')} to try`;
  if (holder === undefined) return 'Not set who has the initiative: tap to set it';
  const own = leftOf(holder);
  // The player with units left keeps the initiative.
  if (own === 0 && holder.rows.length > 0)
    return `${sideName(holder)} has tried every unit: the other side goes on`;
  const rest = sides.filter(({ id, rows }) => id !== holder.id && rows.length > 0);
  const alone = rest.length > 0 && rest.every((side) => leftOf(side) === 0);
  return `${sideName(holder)} has the initiative${own > 0 ? `, ${own} to try` : ''}${alone ? ', and keeps it: the other side has none left' : ''}`;
}
