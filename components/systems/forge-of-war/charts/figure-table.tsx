import { Disclosure } from '@/components/ui/disclosure';
import { FigureRow } from '@/components/ui/figure-table';
import { trainingOf, unitTypeOf } from '@/lib/systems/forge-of-war/catalogue';
import type { ChartData } from '@/lib/systems/forge-of-war/evaluate/chart-data';

const heads = ['CV', 'SV', 'FV', 'AV', 'W', 'Move', 'Figures', 'D'];

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
            {heads.map((head) => (
              <th key={head} scope="col" className="py-0.5 pl-2 text-right font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map(({ number, unit, markers }) => {
            const { source, move, fv } = unit;
            const { cv, sv, av, facing, w } = source.profile;
            const armour = facing === 0 ? `${av}` : `${av} (${facing})`;
            const fighting = fv > source.profile.fv ? `${fv}*` : fv;
            const cells = [cv, sv, fighting, armour, w, `${move}"`, source.figures, markers];
            return (
              <FigureRow
                key={unit.id}
                head={`${number} ${unit.label}`}
                aside={`${unitTypeOf(source.type).name}, ${trainingOf(source.training).name.toLowerCase()}`}
                cells={cells}
              />
            );
          })}
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
      {units.some(({ unit }) => unit.fv > unit.source.profile.fv) && (
        <p className="-ml-6 mt-1 text-muted text-sm">* with the +1 of pistols that every figure carries</p>
      )}
    </Disclosure>
  );
}
