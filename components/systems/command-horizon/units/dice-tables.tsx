import { Section } from '@/components/ui/section';
import type { EvaluatedUnit } from '@/lib/systems/command-horizon/evaluate/evaluate-units';
import { type DiceRows, diceRowsOf, withoutDice } from '@/lib/systems/command-horizon/paper/dice-rows';

/** Attack and reaction dice at full strength and after each model lost, plain and raised for 1 CP. */
export function DiceTables({ unit }: { unit: EvaluatedUnit }) {
  return diceRowsOf(unit).map((rows) => (
    <Section
      key={rows.key}
      title={rows.title}
      level={3}
      aside={rows.stuns > 0 && `a ${rows.model} is lost at ${rows.stuns} stuns`}
    >
      {rows.left.length === 0 ? (
        <p className="max-w-prose text-sm">{withoutDice(unit)}</p>
      ) : (
        <DiceTable rows={rows} />
      )}
      {rows.teams !== null && <p className="mt-2 max-w-prose text-muted text-sm">{rows.teams}</p>}
    </Section>
  ));
}

function DiceTable({ rows: { title, head, left, rows } }: { rows: DiceRows }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={`${title} by ${head.toLowerCase()}`} tabIndex={0}>
      <table className="condensed border-collapse text-sm">
        <thead>
          <tr className="border-edge border-b">
            <th scope="col" className="sticky left-0 bg-ground py-1 pr-4 text-left font-medium">
              {head}
            </th>
            {left.map((each) => (
              <th key={each} scope="col" className="min-w-9 px-1.5 text-center font-medium text-muted">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, dice }) => (
            <tr key={label} className="border-line border-b">
              <th
                scope="row"
                className="sticky left-0 whitespace-nowrap bg-ground py-1 pr-4 text-left font-normal"
              >
                {label}
              </th>
              {dice.map((each, index) => (
                <td
                  key={left[index]}
                  className={label === 'Attack' ? 'px-1.5 text-center font-semibold' : 'px-1.5 text-center'}
                >
                  {each ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
