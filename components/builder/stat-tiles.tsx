import { classes } from '@/components/ui/classes';
import { RaisedMark } from '@/components/ui/raised-mark';
import { type DisplayedStats, NO_VALUE, statEntries, valueText } from '@/lib/roster/displayed-stat';

interface StatTilesProps<Element, Id extends string> {
  stats: DisplayedStats<Element, Id>;
  element: Element;
  /** Which ones, in this order; all by default. */
  ids?: Id[];
  size?: 'sm' | 'md';
  /** Whether the heads are beside the values. */
  isInline?: boolean;
  /** What is written above a value: its letter, its label or its full name. */
  head?: 'letter' | 'label' | 'name';
  /** What a dash means to screen readers: "not known". */
  dash?: string;
  /** What a raised value is marked with. */
  raisedMark?: string;
  /** Width, and columns if they should not follow from the contents. */
  className?: string;
}

/** The stats of an element in a ruled row, each under its letter or name; those without a value are left out. */
export function StatTiles<Element, Id extends string>(props: StatTilesProps<Element, Id>) {
  const { stats, element, ids, size = 'md', isInline, head = 'letter', dash, raisedMark, className } = props;
  const small = size === 'sm';
  return (
    <dl
      className={classes(
        'condensed grid auto-cols-[minmax(min-content,1fr)] grid-flow-col divide-x divide-line border-line border-y',
        className,
      )}
    >
      {statEntries(stats, ids).map(([id, { letter, label = letter, name, show }]) => {
        const { value, aside, raised = 0 } = show(element);
        if (value === '') return null;
        const isUnknown = dash !== undefined && value === NO_VALUE;
        return (
          <div
            key={id}
            className={classes(
              isInline ? 'flex items-baseline justify-center gap-x-1' : 'text-center',
              small ? 'px-0.5 py-0.5' : 'px-1 pt-1 pb-1.5',
            )}
          >
            <dt className={classes('whitespace-nowrap text-muted', small ? 'text-2xs' : 'text-xs')}>
              <abbr title={name} className="no-underline">
                {{ letter, label, name }[head]}
              </abbr>
            </dt>
            <dd
              className={classes(
                'whitespace-nowrap',
                small ? 'text-base' : 'text-xl',
                isUnknown ? 'text-muted' : 'font-semibold',
              )}
            >
              {valueText(value)}
              {isUnknown && <span className="sr-only"> {dash}</span>}
              {aside && <span className="font-medium text-xs"> {aside}</span>}
              {raised > 0 &&
                (raisedMark ? (
                  <span className="block font-medium text-2xs"> {raisedMark}</span>
                ) : (
                  <RaisedMark />
                ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
