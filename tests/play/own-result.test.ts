import { expect, test } from 'vitest';
import { ownResult } from '@/components/play/send-result';
import type { MatchSide, Result } from '@/lib/play/match';
import type { Standing } from '@/lib/play/text';

const side = (id: string, mine: boolean) => ({ id, mine }) as MatchSide;

/** A match as it stands: the scores of the two sides, and the winner that a condition names. */
const standing = (a: number, b: number, wins: string | null = null) =>
  [
    {
      match: { watches: [] },
      sides: [
        { id: 'a', side: { score: a, watches: [] } },
        { id: 'b', side: { score: b, watches: [] } },
      ],
    } as unknown as Standing,
    wins,
  ] as const;

const result = (winner: Result['winner'], scores = {}): Result => ({
  ended: 1,
  winner,
  scores,
  how: '',
  notes: '',
});

const sides = [side('a', false), side('b', true)];

test('an entered result is that of the player’s side, and scores that were not entered are as the match stands', () => {
  const entered = { sides, result: result('b', { b: 9 }) };
  expect(ownResult(entered, ...standing(3, 4, 'a'))).toEqual({ own: 9, other: 3, outcome: 'won' });
  expect(ownResult({ sides, result: result('a') }, ...standing(3, 4))).toMatchObject({ outcome: 'lost' });
  expect(ownResult({ sides, result: result('draw') }, ...standing(3, 4))).toMatchObject({ outcome: 'drawn' });
  expect(ownResult({ sides, result: result(null) }, ...standing(3, 4, 'a'))).toMatchObject({ outcome: null });
});

test('without an entered result it is as the match stands', () => {
  expect(ownResult({ sides, result: null }, ...standing(3, 4, 'a'))).toEqual({
    own: 4,
    other: 3,
    outcome: 'lost',
  });
  expect(ownResult({ sides, result: null }, ...standing(3, 4))).toEqual({ own: 4, other: 3, outcome: null });
});

test('without a side of the player it is that of the first one', () => {
  const none = [side('a', false), side('b', false)];
  expect(ownResult({ sides: none, result: result('a') }, ...standing(3, 4))).toEqual({
    own: 3,
    other: 4,
    outcome: 'won',
  });
});
