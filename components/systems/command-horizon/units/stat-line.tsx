import { classes } from '@/components/ui/classes';
import type { statsOf } from '@/lib/systems/command-horizon/paper/stats';

type StatLineProps = {
  stats: ReturnType<typeof statsOf>;
  size?: 'sm' | 'md';
};

/** A unit's figures in a row of tiles. */
export function StatLine({ stats, size = 'md' }: StatLineProps) {
  const small = size === 'sm';
  return (
    <dl className="condensed grid max-w-lg grid-cols-[minmax(min-content,0.8fr)_minmax(min-content,1.5fr)_repeat(3,minmax(min-content,1fr))] divide-x divide-line border-line border-y">
      {stats.map(({ label, short, name, value, aside }) => (
        <div
          key={label}
          className={classes('block text-center', small ? 'px-0.5 py-0.5 sm:px-1' : 'px-1 pt-1 pb-1.5')}
        >
          <dt className={classes('block whitespace-nowrap text-muted', small ? 'text-2xs' : 'text-xs')}>
            {small ? (
              <abbr title={name} className="no-underline">
                {short}
              </abbr>
            ) : (
              label
            )}
          </dt>
          <dd className={classes('block font-semibold', small ? 'text-base' : 'text-xl')}>
            <span className="whitespace-nowrap">{value}</span>
            {aside && <span className="font-normal text-2xs"> {aside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
