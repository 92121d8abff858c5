import { classes } from '@/components/ui/classes';
import type { Stat } from '@/lib/systems/command-horizon/stats';

type StatLineProps = {
  stats: readonly Stat[];
  size?: 'sm' | 'md';
  /** Inside a button, where no list may stand: the same look from plain spans. */
  inline?: boolean;
};

/** A unit's figures in a row of tiles. */
export function StatLine({ stats, size = 'md', inline }: StatLineProps) {
  const [List, Tile, Label, Value] = inline
    ? (['span', 'span', 'span', 'span'] as const)
    : (['dl', 'div', 'dt', 'dd'] as const);
  const small = size === 'sm';
  return (
    <List className="condensed grid max-w-lg grid-cols-[0.8fr_1.5fr_1fr_1fr_1fr] divide-x divide-line border-line border-y">
      {stats.map(({ label, short, value, when }) => (
        <Tile
          key={label}
          className={classes('block min-w-0 px-1 text-center', small ? 'py-0.5' : 'pt-1 pb-1.5')}
        >
          <Label className={classes('block text-muted', small ? 'text-2xs' : 'text-xs')}>
            {small ? (
              <abbr title={label} className="no-underline">
                {short}
              </abbr>
            ) : (
              label
            )}
          </Label>
          <Value
            className={classes('block whitespace-nowrap font-semibold', small ? 'text-base' : 'text-xl')}
          >
            {value}
            {when && <span className="ml-0.5 font-normal text-2xs">{when}</span>}
          </Value>
        </Tile>
      ))}
    </List>
  );
}
