import { Fragment } from 'react';
import { classes } from '@/components/ui/classes';
import { counted } from '@/lib/roster/words';
import type { SheetBoxes } from '@/lib/sheet/sheet';

/** What is said of boxes that are seen: how many, how many ticked, where the bars stand. */
function boxesText({ count, ticked, bars = [] }: SheetBoxes): string {
  const said = [counted(count, 'box', 'boxes'), `${ticked === 0 ? 'none' : ticked} ticked`];
  if (bars.length > 0) said.push(`a bar behind ${bars.join(', ')}`);
  return said.join(', ');
}

/** Boxes to tick, five by five, with the blank for a total: drawn with borders, which every browser prints. */
export function SheetBoxesView({ boxes }: { boxes: SheetBoxes }) {
  const { count, ticked, bars = [], total } = boxes;
  return (
    <span className="flex flex-wrap items-end gap-x-3 gap-y-1">
      <span role="img" aria-label={boxesText(boxes)} className="block flex-1 pt-1 text-[0px] leading-none">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          <Fragment key={index}>
            <span
              className={classes(
                'relative mb-1 inline-block size-3 border border-ink',
                index % 5 === 4 ? 'mr-2' : 'mr-1',
                index < ticked &&
                  'after:absolute after:inset-0 after:text-center after:text-sm after:leading-2.5 after:content-["×"]',
              )}
            >
              {index < ticked ? '☒' : '☐'}
            </span>
            {bars.includes(index + 1) && (
              <span className="mr-1 -ml-1 inline-block h-4 border-ink border-l-2">|</span>
            )}
          </Fragment>
        ))}
      </span>
      {total !== '' && (
        <span data-blank className="hidden w-14 border-ink border-t pt-px text-xs leading-tight print:block">
          {total}
        </span>
      )}
    </span>
  );
}
