import { classes } from '@/components/ui/classes';
import { RaisedMark } from '@/components/ui/raised-mark';
import { elementStats, type StatLine } from '@/lib/systems/horizon-wars/fields';

/** The stat line of an element: always five tiles, P F M A D. */
export function ElementTiles({ element, size = 'md' }: { element: StatLine; size?: 'sm' | 'md' }) {
  const small = size === 'sm';
  return (
    <dl
      className={classes(
        'condensed grid divide-x divide-line border-line border-y',
        // M is the widest of the small tiles: it may have a bonus.
        small ? '@max-md:max-w-none max-w-72 grid-cols-[1fr_1fr_1.6fr_1fr_1fr]' : 'max-w-96 grid-cols-5',
      )}
    >
      {Object.values(elementStats).map(({ letter, name, show }) => {
        const { value, aside, raised = 0 } = show(element);
        return (
          <div
            key={letter}
            className={classes(
              'min-w-0',
              small
                ? 'flex items-baseline justify-center gap-x-1 px-0.5 py-0.5'
                : 'px-2 pt-1 pb-1.5 text-center',
            )}
          >
            <dt>
              <abbr title={name} className="label-caps text-muted no-underline">
                {letter}
              </abbr>
            </dt>
            <dd className={classes('whitespace-nowrap font-semibold', small ? 'text-base' : 'text-xl')}>
              {value}
              {aside && (
                <span className={classes('font-medium', small ? 'text-xs' : 'text-sm')}> {aside}</span>
              )}
              {raised > 0 && <RaisedMark />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
