import { counted, inList } from '@/lib/roster/text/words';
import { ACTIVE } from './common';
import { sideName } from './course';
import type { Setup } from './setup';
import type { PlayState } from './state';
import type { Standing } from './text';
import { valueAt } from './values';

type SideNow = Standing['sides'][number];

/** Rows that are named in a message of a few lines; of more only their number is said. */
const MOST_NAMED = 2;
/** Characters of a side's name there. */
const NAME_LENGTH = 20;

/** What was open in the state in which a turn ended, by side: rows that had not acted, tokens left, conditions met; "" for nothing. */
export function openSentence(setup: Setup, state: PlayState, standing: Standing): string {
  const { model } = setup;
  const active = model.turn.by === 'side' ? valueAt(setup, state, [ACTIVE]) : null;
  // Where each side has its own turn, it is that turn alone which ends.
  const sides = standing.sides.filter(({ id }) => active === null || id === active);
  const listed = standing.sides.filter(({ rows }) => rows.length > 0);
  const isNamed = active === null ? listed.length > 1 : standing.sides.length > 1;
  const isFew = sides.flatMap(waitingIn).length <= MOST_NAMED;
  const left = sides.flatMap((side) => {
    const waiting = waitingIn(side);
    const tokens = tokensIn(side, model.tokens);
    const parts = [
      ...(waiting.length > 0 ? [`${isFew ? inList(waiting) : waiting.length} not activated`] : []),
      ...(tokens > 0 ? [`${counted(tokens, 'token')} unused`] : []),
    ];
    return parts.length === 0 ? [] : [`${isNamed ? `${shortName(side)}: ` : ''}${parts.join(', ')}`];
  });
  const met = [
    ...metIn(standing.match),
    ...sides.flatMap((each) =>
      metIn(each.side).map((label) => (isNamed ? `${label} (${shortName(each)})` : label)),
    ),
  ];
  return [
    ...(left.length > 0 ? [`${left.join('; ')}.`] : []),
    ...(met.length > 0 ? [`Met: ${inList(met)}.`] : []),
  ].join(' ');
}

/** The rows of a side that are still to act. */
const waitingIn = ({ rows }: SideNow): string[] =>
  rows.filter(({ values }) => values.is.toActivate).map(({ row }) => row.label);

/** The tokens that the rows of a side have left, by the tracker that counts them. */
const tokensIn = ({ rows }: SideNow, tracker = ''): number =>
  rows.reduce((sum, { values }) => {
    const left = values.is.destroyed ? 0 : values.values[tracker];
    return sum + (typeof left === 'number' ? left : 0);
  }, 0);

/** The conditions of the book that are met. */
const metIn = ({ watches }: Pick<SideNow['side'], 'watches'>): string[] =>
  watches.filter(({ is }) => is !== null && is !== false).map(({ label }) => label);

function shortName({ name }: SideNow): string {
  const letters = [...sideName({ name })];
  return letters.length > NAME_LENGTH
    ? `${letters
        .slice(0, NAME_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}
