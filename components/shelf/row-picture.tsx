import { UnitSymbol } from '@/components/ui/unit-symbol';
import { makeUpSchema } from '@/lib/storage/make-up-schema';

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
