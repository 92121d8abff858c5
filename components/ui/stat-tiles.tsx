import { classes } from './classes';
import { RaisedMark } from './raised-mark';

export type StatKey = 'P' | 'F' | 'M' | 'A' | 'D';

const order: readonly [StatKey, string][] = [
  ['P', 'Presence'],
  ['F', 'Firepower'],
  ['M', 'Movement'],
  ['A', 'Armour'],
  ['D', 'Defence'],
];

type StatTilesProps = {
  /** A figure, or a text such as "5 (+5)" or "–". */
  stats: Readonly<Record<StatKey, number | string>>;
  /** Stats above their printed value: marked ▲, and in words for screen readers. */
  raised?: readonly StatKey[];
  /** Other full names, read by screen readers and shown as tooltips. */
  names?: Partial<Record<StatKey, string>>;
  size?: 'sm' | 'md';
  className?: string;
};

/** The stat line: always five tiles, P F M A D. */
export function StatTiles({ stats, raised = [], names, size = 'md', className }: StatTilesProps) {
  return (
    <dl
      className={classes(
        'condensed grid divide-x divide-line border-line border-y',
        // M is the widest of the small tiles: it may have a bonus.
        size === 'sm'
          ? '@max-md:max-w-none max-w-72 grid-cols-[1fr_1fr_1.6fr_1fr_1fr]'
          : 'max-w-96 grid-cols-5',
        className,
      )}
    >
      {order.map(([key, name]) => (
        <StatTile
          key={key}
          letter={key}
          name={names?.[key] ?? name}
          value={String(stats[key])}
          raised={raised.includes(key)}
          size={size}
        />
      ))}
    </dl>
  );
}

type StatTileProps = {
  letter: StatKey;
  name: string;
  value: string;
  raised: boolean;
  size: 'sm' | 'md';
};

function StatTile({ letter, name, value, raised, size }: StatTileProps) {
  const [main, bonus] = split(value);
  const small = size === 'sm';
  const abbreviation = (
    <abbr title={name} className="label-caps text-muted no-underline">
      {letter}
    </abbr>
  );
  return (
    <div
      className={classes(
        'min-w-0',
        small ? 'flex items-baseline justify-center gap-x-1 px-0.5 py-0.5' : 'px-2 pt-1 pb-1.5 text-center',
      )}
    >
      <dt>{abbreviation}</dt>
      <dd className={classes('whitespace-nowrap font-semibold', small ? 'text-base' : 'text-xl')}>
        {main}
        {bonus && <span className={classes('font-medium', small ? 'text-xs' : 'text-sm')}> {bonus}</span>}
        {raised && <RaisedMark />}
      </dd>
    </div>
  );
}

/** Splits "5 (+5)" into its figure and its bracket, so that the bracket can be smaller. */
function split(value: string): [string, string?] {
  const cut = value.indexOf(' (');
  return cut < 0 ? [value] : [value.slice(0, cut), value.slice(cut + 1)];
}
