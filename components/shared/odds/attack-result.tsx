import { FigureTable } from '@/components/ui/charts/chart';
import { LateDisclosure } from '@/components/ui/disclosure';
import { chanceText, roundedText, toNumber } from '@/lib/odds/fraction';
import type { Attack, AttackKind, ChanceTable } from '@/lib/odds/model';
import { pageText } from '@/lib/roster/verdict';

interface AttackResultProps {
  attack: Attack;
  kind: AttackKind;
  /** What it is, for screen readers, which may read a table without its surroundings. */
  caption: string;
}

/** The odds of an attack: chances, every result, and what went into them. */
export function AttackResult({ attack, kind, caption }: AttackResultProps) {
  const { because, notCounted, outcomes, tables = [] } = attack;
  return (
    <div className="grid gap-3">
      <ChanceList attack={attack} caption={caption} />
      <div>
        <h3 className="label-caps text-muted">What went into it</h3>
        <ul className="text-sm">
          {because.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        {notCounted.length > 0 && (
          <>
            <h3 className="label-caps mt-2 text-muted">Not counted</h3>
            <ul className="text-sm">
              {notCounted.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-1 text-muted text-xs">{pageText(kind.page)}</p>
      </div>
      <div>
        {[...tables, { title: 'Every result', chances: outcomes }].map((table) => (
          <Chances key={table.title} {...table} />
        ))}
      </div>
    </div>
  );
}

/** What is expected of an attack, and its chances. */
export function ChanceList({ attack, caption }: Omit<AttackResultProps, 'kind'>) {
  const { chances, expected, counts, alsoExpected = [] } = attack;
  const numbers = [...(expected ? [{ label: counts, value: expected }] : []), ...alsoExpected];
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {numbers.map(({ label, value }) => (
          <tr key={label} className="border-line border-b">
            <th scope="row" className="py-1 text-left font-medium">
              {`Expected ${label}`}
            </th>
            <td className="py-1 text-right font-semibold text-lg tabular-nums">{roundedText(value, 2)}</td>
          </tr>
        ))}
        {chances.map(({ label, value }) => (
          <tr key={label} className="border-line border-b">
            <th scope="row" className="py-1 pr-2 text-left font-normal">
              {label}
              <span aria-hidden className="mt-1 block h-1 bg-sunken">
                <span className="block h-1 bg-accent" style={{ width: `${toNumber(value) * 100}%` }} />
              </span>
            </th>
            <td className="w-24 whitespace-nowrap py-1 text-right font-semibold tabular-nums">
              {chanceText(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Chances that belong together, of what can happen. */
function Chances({ title, chances }: ChanceTable) {
  const possible = chances.filter(({ value }) => value.n > 0n);
  return (
    <LateDisclosure title={title} aside={possible.length}>
      <div className="-ml-6">
        <FigureTable
          heads={['Result', 'Chance']}
          rows={possible.map(({ label, value }) => ({ head: label, cells: [chanceText(value)] }))}
        />
      </div>
    </LateDisclosure>
  );
}
