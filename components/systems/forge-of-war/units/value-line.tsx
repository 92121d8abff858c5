import { statEntries, valueText } from '@/lib/roster/displayed-stat';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { unitStats } from '@/lib/systems/forge-of-war/fields';

/** Returns a unit's values as tiles. */
export const tilesOf = (unit: EvaluatedUnit) =>
  statEntries(unitStats, ['cv', 'sv', 'fv', 'av', 'w', 'move', 'figures'])
    .map(([, { letter, name, show }]) => ({ key: letter, name, ...show(unit) }))
    .filter(({ value }) => value !== '')
    .map((tile) => ({ ...tile, value: valueText(tile.value) }));

/** The values of a unit in a ruled line, each with its letters above. */
export function ValueLine({ tiles }: { tiles: ReturnType<typeof tilesOf> }) {
  return (
    <dl className="condensed grid w-full max-w-md auto-cols-[minmax(min-content,1fr)] grid-flow-col divide-x divide-line border-line border-y">
      {tiles.map(({ key, name, value, aside, raised = 0 }) => (
        <div key={key} className="px-0.5 py-0.5 text-center">
          <dt className="text-2xs text-muted">
            <abbr title={name} className="no-underline">
              {key}
            </abbr>
          </dt>
          <dd className="whitespace-nowrap font-semibold text-base">
            {value}
            {aside && <span className="font-medium text-xs"> {aside}</span>}
            {raised > 0 && <span className="block font-medium text-2xs"> with pistols</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
