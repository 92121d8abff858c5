import { Disclosure } from '@/components/ui/disclosure';
import { FigureRow, FigureTable } from '@/components/ui/figure-table';
import { statEntries, textOf } from '@/lib/roster/displayed-stat';
import { trainingOf, unitTypeOf } from '@/lib/systems/forge-of-war/catalogue';
import type { ChartData } from '@/lib/systems/forge-of-war/evaluate/chart-data';
import { unitStats } from '@/lib/systems/forge-of-war/fields';

const stats = statEntries(unitStats);

/** The data of the charts as a table. */
export function ForceTable({ picture: { units, figures, dMarkers } }: { picture: ChartData }) {
  const sums: Record<string, number> = { figures, markers: dMarkers };
  return (
    <Disclosure title="The same as a table">
      <div className="-ml-6">
        <FigureTable
          heads={['Unit', ...stats.map(([, { letter, label = letter }]) => label)]}
          foot={<FigureRow head="Together" cells={stats.map(([id]) => sums[id] ?? '')} />}
        >
          {units.map(({ number, unit }) => (
            <FigureRow
              key={unit.id}
              head={`${number} ${unit.label}`}
              aside={`${unitTypeOf(unit.source.type).name}, ${trainingOf(unit.source.training).name.toLowerCase()}`}
              cells={stats.map(([, { show }]) => {
                const shown = show(unit);
                return `${textOf(shown)}${shown.raised ? '*' : ''}`;
              })}
            />
          ))}
        </FigureTable>
        {units.some(({ unit }) => unitStats.fv.show(unit).raised) && (
          <p className="mt-1 text-muted text-sm">* with the +1 of pistols that every figure carries</p>
        )}
      </div>
    </Disclosure>
  );
}
