import { ChevronRight } from 'lucide-react';
import { RaisedMark } from '@/components/ui/badge';
import { classes } from '@/components/ui/classes';
import type { Page } from '@/lib/roster/rule';
import { type DisplayedStats, NO_VALUE, statEntries, valueText } from '@/lib/roster/shown/displayed-stat';
import { pageText } from '@/lib/roster/verdict';

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

/** A special rule or an upgrade, with its effect in one line. */
interface NamedEffect {
  id: string;
  name: string;
  effect: string;
  page?: Page;
}

/** Special rules by name; expands to the effect of each. */
export function SpecialNames({ specials }: { specials: readonly NamedEffect[] }) {
  if (specials.length === 0) return null;
  return (
    <details className="group/specials min-w-0">
      <summary className="-ml-1 inline-flex min-h-control-sm max-w-full list-none items-center gap-1 rounded-sm px-1 text-muted text-sm hover:bg-accent-wash hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={14}
          className="shrink-0 transition-transform group-open/specials:rotate-90"
        />
        <span className="sr-only">Special rules: </span>
        <span className="condensed min-w-0">{specials.map(({ name }) => name).join(' · ')}</span>
      </summary>
      <div className="pt-1 pb-2 pl-4">
        <SpecialList specials={specials} />
      </div>
    </details>
  );
}

/** Special rules with their effects and pages. */
export function SpecialList({ specials }: { specials: readonly NamedEffect[] }) {
  return (
    <dl className="grid gap-1.5 text-sm">
      {specials.map(({ id, name, effect, page }) => (
        <div key={id}>
          <dt className="inline font-medium">{name}. </dt>
          <dd className="inline text-muted">
            {effect}
            {page != null && <span className="whitespace-nowrap"> ({pageText(page)})</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
