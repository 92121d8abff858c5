import * as z from 'zod/mini';
import { MAX_PARTS } from '@/lib/roster/composition';
import { listOf } from '@/lib/roster/lists';
import { wholeNumber } from '@/lib/roster/roster';
import { frames, strokes } from '@/lib/symbols/unit-symbol';

const symbolSchema = z.object({
  name: z.string().check(z.maxLength(1000)),
  frame: z.enum(frames),
  strokes: listOf(z.enum(strokes), strokes.length),
  bars: wholeNumber(0, 20),
  headquarters: z.boolean(),
  special: z.boolean(),
  ace: z.boolean(),
  embarked: z.boolean(),
  lost: z.boolean(),
});

/** The make-up of a force, as the browser stores it; validated only when it is drawn, to keep the first load small. */
export const makeUpSchema = listOf(
  z.object({ symbol: symbolSchema, size: z.number(), count: wholeNumber(1, 500) }),
  MAX_PARTS,
);
