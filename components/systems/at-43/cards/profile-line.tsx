import { statEntries, textOf } from '@/lib/roster/displayed-stat';
import type { Card } from '@/lib/systems/at-43/card';
import { profileStats } from '@/lib/systems/at-43/fields';

const stats = statEntries(profileStats, ['movement', 'protection', 'combat', 'morale', 'size']);

/** The figures of a card in a row; unknown ones are dashes. */
export function ProfileLine({ card }: { card: Card }) {
  return (
    <dl className="condensed mt-1.5 grid max-w-md grid-cols-[repeat(5,minmax(min-content,1fr))] divide-x divide-line border-line border-y">
      {stats.map(([id, { name, show }]) => {
        const value = textOf(show(card));
        return (
          <div key={id} className="px-0.5 py-0.5 text-center">
            <dt className="text-2xs text-muted" title={name}>
              {name}
            </dt>
            <dd className={value === '–' ? 'text-muted' : 'font-semibold'}>
              {value}
              {value === '–' && <span className="sr-only"> not known</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
