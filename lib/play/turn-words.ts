import { counted, inList } from '@/lib/roster/text/words';
import { ACTIVE } from './common';
import type { Setup } from './setup';
import type { PlayState } from './state';
import type { Standing } from './text';
import { valueAt } from './values';

/** Rows that are named in a message of one or two lines; of more only their number is said. */
const MOST_NAMED = 2;

/** What was open in the state in which a turn ended: rows that had not acted, tokens left, conditions met; "" for nothing. */
export function openSentence(setup: Setup, state: PlayState, standing: Standing): string {
  const { model } = setup;
  const active = model.turn.by === 'side' ? valueAt(setup, state, [ACTIVE]) : null;
  // Where each side has its own turn, it is that turn alone which ends.
  const sides = standing.sides.filter(({ id }) => active === null || id === active);
  const rows = sides.flatMap((side) => side.rows);
  const waiting = rows.filter(({ values }) => values.is.toActivate).map(({ row }) => row.label);
  const tokens = rows.reduce((sum, { values }) => {
    const left = model.tokens === undefined || values.is.destroyed ? 0 : values.values[model.tokens];
    return sum + (typeof left === 'number' ? left : 0);
  }, 0);
  const met = [standing.match, ...sides.map(({ side }) => side)]
    .flatMap(({ watches }) => watches)
    .filter(({ is }) => is !== null && is !== false)
    .map(({ label }) => label);
  const left = [
    ...(waiting.length > MOST_NAMED ? [`${waiting.length} not activated`] : []),
    ...(tokens > 0 ? [`${counted(tokens, 'token')} not used`] : []),
  ];
  return [
    waiting.length > 0 && waiting.length <= MOST_NAMED ? `Not activated: ${inList(waiting)}.` : '',
    left.length > 0 ? `${left.join(', ')}.` : '',
    met.length > 0 ? `Met: ${inList(met)}.` : '',
  ]
    .filter((each) => each !== '')
    .join(' ');
}
