import { Disclosure } from '@/components/ui/disclosure';
import { FigureRow, FigureTable } from '@/components/ui/figure-table';
import type { ChartData } from '@/lib/systems/horizon-wars/evaluate/chart-data';

const kindNames = { mech: 'Mech', conventional: 'Conventional', aircraft: 'Aircraft' };

/** The data of the charts as tables. */
export function FigureTables({ profile }: { profile: ChartData }) {
  const { kinds, elements, command } = profile;
  return (
    <Disclosure title="Show as tables">
      <div className="-ml-6 space-y-6">
        <FigureTable caption="Points by kind" heads={['Kind', 'Elements', 'P', 'Points']}>
          {kinds.map(({ kind, label, elements: count, presence, points }) => (
            <FigureRow key={kind} head={label} cells={[count, presence, points]} />
          ))}
        </FigureTable>
        <FigureTable
          caption="Elements"
          heads={['Element', 'Points', ...(elements[0]?.stats.map(({ key }) => key) ?? [])]}
        >
          {elements.map(({ id, number, label, kind, cost, stats }) => (
            <FigureRow
              key={id}
              head={`${number} ${label}`}
              aside={kindNames[kind]}
              cells={[cost, ...stats.map(({ value, bonus }) => (bonus > 0 ? `${value} (+${bonus})` : value))]}
            />
          ))}
        </FigureTable>
        <FigureTable caption="Command resources" heads={['What', 'CR']}>
          <FigureRow head={`Earned by ${command.conventional} conventional`} cells={[command.earned]} />
          {command.types.map(({ type, label, spent }) => (
            <FigureRow key={type} head={`Spent on ${label.toLowerCase()}`} cells={[spent]} />
          ))}
          <FigureRow
            head={command.over > 0 ? 'Too many' : 'Left'}
            cells={[command.over > 0 ? command.over : command.left]}
          />
        </FigureTable>
      </div>
    </Disclosure>
  );
}
