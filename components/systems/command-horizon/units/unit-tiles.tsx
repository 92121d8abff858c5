import { StatTiles } from '@/components/builder/fields/stat-tiles';
import { Section } from '@/components/ui/section';
import { pageText } from '@/lib/roster/verdict';
import type { EvaluatedUnit } from '@/lib/systems/command-horizon/evaluate/evaluate-units';
import { mainLine, unitStats } from '@/lib/systems/command-horizon/fields';
import { effectText, specialsOf } from '@/lib/systems/command-horizon/paper/marks';
import { type DiceRows, diceRowsOf, withoutDice } from '@/lib/systems/command-horizon/paper/stats';

/** The figures of a unit, or of its first squad if it is in squads. */
export const UnitTiles = ({ unit, size = 'md' }: { unit: EvaluatedUnit; size?: 'sm' | 'md' }) => (
  <StatTiles
    stats={unitStats}
    element={mainLine(unit)}
    size={size}
    head={size === 'sm' ? 'letter' : 'label'}
    className="max-w-lg grid-cols-[minmax(min-content,0.8fr)_minmax(min-content,1.5fr)_repeat(3,minmax(min-content,1fr))]"
  />
);

/** The special abilities of a unit, with their source. */
export function Effects({ unit }: { unit: EvaluatedUnit }) {
  return (
    <p className="max-w-prose text-muted text-sm">
      {specialsOf(unit).map(effectText).join(' ')}{' '}
      <span className="whitespace-nowrap">({pageText(unit.type.page)})</span>
    </p>
  );
}

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
