import * as z from 'zod/mini';
import { UnitSymbol } from '@/components/ui/unit-symbol';
import { wholeNumber } from '@/lib/roster/roster';
import { listOf } from '@/lib/roster/schemas';
import { MAX_PARTS } from '@/lib/roster/shown/figures';
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

/** The make-up of a force: symbol and count of each kind, under a bar as long as its share of the points. */
export function RowPicture({ parts }: { parts: readonly unknown[] }) {
  const read = makeUpSchema.safeParse(parts);
  if (!read.success) return null;
  return (
    <span className="flex max-w-80 flex-wrap gap-x-px gap-y-1">
      {read.data.map(({ symbol, count, size }) => (
        <span
          key={symbol.name}
          title={`${count} × ${symbol.name}`}
          style={{ flexGrow: size }}
          className="condensed flex h-6 min-w-fit shrink-0 basis-8 items-center gap-1 border-accent border-t-2 pr-2 text-sm"
        >
          <UnitSymbol symbol={symbol} />
          <span aria-hidden>{count > 1 && count}</span>
          <span className="sr-only">
            {count} {symbol.name}
          </span>
        </span>
      ))}
    </span>
  );
}
