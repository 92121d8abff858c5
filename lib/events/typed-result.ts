import * as z from 'zod/mini';
import { addFault } from '@/lib/roster/schemas';
import { pointsSchema, scoreSchema } from './acts';
import { MAX_SCORE } from './event';
import { byScore, type Outcome, ownScore } from './rounds';

/** A result as an organiser types it: two scores, and who won; "" if that follows from the scores. */
export interface TypedResult {
  a: string;
  b: string;
  winner: 'a' | 'b' | 'draw' | '';
}

export const typedResultSchema = z.pipe(
  z.transform(({ winner, ...typed }: TypedResult, payload): unknown => {
    const read = (side: 'a' | 'b'): number => {
      const text = typed[side].trim();
      const { success, data = 0 } = pointsSchema.safeParse(/^\d+$/.test(text) ? Number(text) : null);
      if (!success) addFault(payload, [side], `Enter two whole numbers from 0 to ${MAX_SCORE}.`);
      return data;
    };
    const scores = { a: read('a'), b: read('b') };
    return winner === '' ? byScore(scores) : { ...scores, winner: winner === 'draw' ? null : winner };
  }),
  scoreSchema,
);

/** A result as a player enters it: scores may still be missing, and the outcome follows from them if none is chosen. */
export interface EnteredResult {
  own: number | null;
  other: number | null;
  outcome: Outcome | null;
}

export const enteredResultSchema = z.pipe(
  z.transform(({ own, other, outcome }: EnteredResult, payload) => {
    for (const [side, score] of Object.entries({ own, other }))
      if (score === null) addFault(payload, [side], 'Enter both scores.');
    const scores = { own: own ?? 0, other: other ?? 0 };
    return outcome === null
      ? ownScore(byScore({ a: scores.own, b: scores.other }), 'a')
      : { ...scores, outcome };
  }),
  z.object({ own: pointsSchema, other: pointsSchema, outcome: z.enum(['won', 'lost', 'drawn']) }),
);
