import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import type { Profile } from '@/lib/systems/horizon-wars/profile';

const kindNames = { mech: 'Mech', conventional: 'Conventional', aircraft: 'Aircraft' };

/** All that the charts show, as tables. */
export function FigureTables({ profile }: { profile: Profile }) {
  const { kinds, elements, command } = profile;
  return (
    <Disclosure title="The same in figures">
      <div className="-ml-6 space-y-6">
        <Table caption="Points by kind" heads={['Kind', 'Elements', 'P', 'Points']}>
          {kinds.map(({ kind, label, elements: count, presence, points }) => (
            <Row key={kind} head={label} cells={[count, presence, points]} />
          ))}
        </Table>
        <Table
          caption="Elements"
          heads={['Element', 'Points', ...(elements[0]?.stats.map(({ key }) => key) ?? [])]}
        >
          {elements.map(({ id, number, label, kind, cost, stats }) => (
            <Row
              key={id}
              head={
                <>
                  {number} {label} <span className="text-muted">{kindNames[kind]}</span>
                </>
              }
              cells={[cost, ...stats.map(({ value, bonus }) => (bonus > 0 ? `${value} (+${bonus})` : value))]}
            />
          ))}
        </Table>
        <Table caption="Command resources" heads={['What', 'CR']}>
          <Row head={`Earned by ${command.conventional} conventional`} cells={[command.earned]} />
          {command.types.map(({ type, label, spent }) => (
            <Row key={type} head={`Spent on ${label.toLowerCase()}`} cells={[spent]} />
          ))}
          <Row
            head={command.over > 0 ? 'Too many' : 'Left'}
            cells={[command.over > 0 ? command.over : command.left]}
          />
        </Table>
      </div>
    </Disclosure>
  );
}

type TableProps = { caption: string; heads: string[]; children: ReactNode };

function Table({ caption, heads, children }: TableProps) {
  return (
    <table className="condensed w-full max-w-2xl border-collapse text-sm">
      <caption className="label-caps pb-1 text-left text-muted">{caption}</caption>
      <thead>
        <tr className="border-edge border-b">
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={`py-0.5 font-medium ${index === 0 ? 'text-left' : 'pl-2 text-right'}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Row({ head, cells }: { head: ReactNode; cells: (string | number)[] }) {
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-0.5 text-left font-normal">
        {head}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={index} className="whitespace-nowrap pl-2 text-right">
          {cell}
        </td>
      ))}
    </tr>
  );
}
