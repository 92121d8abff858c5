import { Disclosure } from '@/components/ui/disclosure';
import { FigureRow } from '@/components/ui/figure-table';
import { statEntries, textOf } from '@/lib/roster/displayed-stat';
import { trainingOf, unitTypeOf } from '@/lib/systems/forge-of-war/catalogue';
import type { ChartData } from '@/lib/systems/forge-of-war/evaluate/chart-data';
import { unitStats } from '@/lib/systems/forge-of-war/fields';

/** The data of the charts as a table. */
export function FigureTable({ picture: { units, figures, dMarkers } }: { picture: ChartData }) {
  return (
    <Disclosure title="The same as a table">
      <table className="condensed -ml-6 w-[calc(100%+1.5rem)] max-w-2xl border-collapse text-sm">
        <thead>
          <tr className="border-edge border-b">
            <th scope="col" className="py-0.5 text-left font-medium">
              Unit
            </th>
            {statEntries(unitStats).map(([id, { letter, label = letter }]) => (
              <th key={id} scope="col" className="py-0.5 pl-2 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map(({ number, unit }) => (
            <FigureRow
              key={unit.id}
              head={`${number} ${unit.label}`}
              aside={`${unitTypeOf(unit.source.type).name}, ${trainingOf(unit.source.training).name.toLowerCase()}`}
              cells={statEntries(unitStats).map(([, { show }]) => {
                const shown = show(unit);
                return `${textOf(shown)}${shown.raised ? '*' : ''}`;
              })}
            />
          ))}
          <tr className="font-medium">
            <th scope="row" className="wrap-anywhere py-0.5 text-left font-medium">
              Together
            </th>
            <td colSpan={6} />
            <td className="pl-2 text-right">{figures}</td>
            <td className="pl-2 text-right">{dMarkers}</td>
          </tr>
        </tbody>
      </table>
      {units.some(({ unit }) => unitStats.fv.show(unit).raised) && (
        <p className="-ml-6 mt-1 text-muted text-sm">* with the +1 of pistols that every figure carries</p>
      )}
    </Disclosure>
  );
}
