import { classes } from '@/components/ui/classes';
import type { ReckonedUnit } from '@/lib/systems/forge-of-war/reckon-units';
import { minus, valueNames } from '@/lib/systems/forge-of-war/text';

/** A tile of a unit's line: its letters, its figure, and what follows the figure. */
export interface Tile {
  key: string;
  name: string;
  value: string;
  aside?: string;
  /** The reason it is above the printed value. */
  raised?: string;
}

/** Returns a unit's values as tiles: W only if above 1; FV includes the pistols' +1 and is marked as raised. */
export function tilesOf({ source, fv, move }: ReckonedUnit): Tile[] {
  const { cv, sv, attacks, av, facing, w } = source.profile;
  return [
    { key: 'CV', name: valueNames.cv, value: minus(cv) },
    { key: 'SV', name: valueNames.sv, value: minus(sv) },
    {
      key: 'FV',
      name: `${valueNames.fv}, attacks in brackets`,
      value: minus(fv),
      aside: attacks === 1 ? '' : `(${minus(attacks)})`,
      ...(fv > source.profile.fv ? { raised: 'with pistols' } : {}),
    },
    {
      key: 'AV',
      name: `${valueNames.av}, facing in brackets`,
      value: minus(av),
      aside: facing === 0 ? '' : `(${minus(facing)})`,
    },
    ...(w === 1 ? [] : [{ key: 'W', name: valueNames.w, value: minus(w) }]),
    { key: 'Move', name: 'Move in inches', value: `${move}"` },
    { key: 'Figs', name: 'Figures', value: `${source.figures}` },
  ];
}

type ValueLineProps = {
  tiles: readonly Tile[];
  /** Renders plain spans instead of a list, which is not allowed inside a button. */
  inline?: boolean;
};

/** The values of a unit in a ruled line. */
export function ValueLine({ tiles, inline }: ValueLineProps) {
  const [Line, Part, Letter, Figure] = inline
    ? (['span', 'span', 'span', 'span'] as const)
    : (['dl', 'div', 'dt', 'dd'] as const);
  return (
    <Line className="condensed flex max-w-md flex-wrap divide-x divide-line border-line border-y">
      {tiles.map(({ key, name, value, aside, raised }) => (
        <Part
          key={key}
          className={classes(
            'flex items-baseline gap-x-1 py-0.5 first:pl-0.5',
            inline ? 'px-1 sm:px-1.5' : 'px-2',
            key === 'Figs' && 'grow',
          )}
        >
          <Letter
            // On small screens the inch mark is enough.
            className={classes('label-caps text-muted', inline && key === 'Move' && 'max-sm:sr-only')}
          >
            <abbr title={name} className="no-underline">
              {key}
            </abbr>
          </Letter>
          <Figure className="whitespace-nowrap font-semibold text-base">
            {value}
            {aside && <span className="font-medium text-xs"> {aside}</span>}
            {raised && <span className="font-medium text-xs"> {raised}</span>}
          </Figure>
        </Part>
      ))}
    </Line>
  );
}
