import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { minus, valueNames } from '@/lib/systems/forge-of-war/paper/text';

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
export function tilesOf({ source, fv, move }: EvaluatedUnit): Tile[] {
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

/** The values of a unit in a ruled line, each with its letters above. */
export function ValueLine({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className="condensed grid w-full max-w-md auto-cols-[minmax(min-content,1fr)] grid-flow-col divide-x divide-line border-line border-y">
      {tiles.map(({ key, name, value, aside, raised }) => (
        <div key={key} className="px-0.5 py-0.5 text-center">
          <dt className="text-2xs text-muted">
            <abbr title={name} className="no-underline">
              {key}
            </abbr>
          </dt>
          <dd className="whitespace-nowrap font-semibold text-base">
            {value}
            {aside && <span className="font-medium text-xs"> {aside}</span>}
            {raised && <span className="block font-medium text-2xs"> {raised}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
