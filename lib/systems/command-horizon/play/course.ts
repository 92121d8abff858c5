import { chosenSide, guideIn, sideName } from '@/lib/play/course';
import type { Course, Line } from '@/lib/play/derived';
import type { MatchView } from '@/lib/play/model';
import type { Evaluation } from '../evaluate/evaluate';
import { unitsToActivate } from './derive';
import { incomeOf, isJammed } from './rows';

/** A turn of one side: its command points, stuns, close combat, movement, and fire (I, II). */
export function course(match: MatchView<Evaluation>): Course {
  const active = chosenSide(match, 'active') ?? match.sides[0];
  if (active === undefined) return { whose: { text: '', page: 'I' }, guide: { text: '', page: 'I' } };
  const whose = { text: `${sideName(active, 'Your side')} to play`, page: 'I' };
  if (active.rows.length === 0)
    return {
      whose,
      guide: { text: 'Its units are not marked here. When it has played, pass the turn below.', page: 'I' },
    };
  const points = active.number('cp');
  const left = unitsToActivate(active);
  const income = incomeOf(active, isJammed);
  const hasStuns = active.rows.some((row) => row.number('stuns') > 0);
  const isFresh = points >= income;
  return {
    whose,
    limits: [
      { text: `CP ${points} of ${income}`, page: 'II' },
      { text: `${left} to activate`, page: 'I' },
    ],
    ...guideIn(phases, left === 0 ? 2 : isFresh && hasStuns ? 0 : 1),
  };
}

const phases: readonly Line[] = [
  {
    text: 'First a command point for each stun that is to go, then out of close combat.',
    page: 'I, II',
  },
  {
    text: 'Move and name targets, then attack dice against defence dice, then kills and stuns.',
    page: 'I',
  },
  {
    text: 'Every unit has acted: command points left are lost. Pass the turn below.',
    page: 'I, II',
  },
];
