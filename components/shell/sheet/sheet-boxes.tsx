import { Fragment } from 'react';
import { classes } from '@/components/ui/classes';
import { counted } from '@/lib/roster/words';
import type { SheetBoxes } from '@/lib/sheet/sheet';

/** Describes boxes for screen readers: how many, how many ticked, where the bars are. */
function boxesText({ count, ticked, bars = [] }: SheetBoxes): string {
  const parts = [counted(count, 'box', 'boxes'), `${ticked === 0 ? 'none' : ticked} ticked`];
  if (bars.length > 0) parts.push(`a bar behind ${bars.join(', ')}`);
  return parts.join(', ');
}

const GROUP = 5;

/** Boxes to tick, in groups of five, with the blank for a total: drawn with borders, which every browser prints. */
export function SheetBoxesView({ boxes }: { boxes: SheetBoxes }) {
  const { count, ticked, bars = [], total } = boxes;
  return (
    <span className="flex items-start gap-x-2">
      <span role="img" aria-label={boxesText(boxes)} className="block flex-1 pt-1.5 text-[0px] leading-none">
        {Array.from({ length: Math.ceil(count / GROUP) }, (_, group) => (
          <span key={group} className="mr-1.5 inline-block whitespace-nowrap">
            {Array.from({ length: Math.min(GROUP, count - group * GROUP) }, (_, place) => {
              const box = group * GROUP + place;
              return (
                <Fragment key={box}>
                  <span
                    className={classes(
                      'relative mr-1 mb-1 inline-block size-2.5 border border-ink align-top',
                      box < ticked &&
                        'after:absolute after:inset-0 after:text-center after:text-xs after:leading-2 after:content-["×"]',
                    )}
                  >
                    {box < ticked ? '☒' : '☐'}
                  </span>
                  {bars.includes(box + 1) && (
                    <span className="-mt-0.5 -ml-px mr-[3px] inline-block h-3.5 border-ink border-l-2 align-top">
                      |
                    </span>
                  )}
                </Fragment>
              );
            })}
          </span>
        ))}
      </span>
      {total !== '' && (
        <span
          data-blank
          className="mt-4 hidden w-10 shrink-0 border-ink border-t pt-px text-xs leading-tight print:block"
        >
          {total}
        </span>
      )}
    </span>
  );
}
