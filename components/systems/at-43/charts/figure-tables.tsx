import { Disclosure } from '@/components/ui/disclosure';
import type { ChartData } from '@/lib/systems/at-43/evaluate/chart-data';
import { damageNeeds, neededText, protections } from '@/lib/systems/at-43/evaluate/resolution';
import { sumText } from '@/lib/systems/at-43/paper/text';

const cell = 'whitespace-nowrap pl-2 text-right';

/** The data of the charts as tables. */
export function FigureTables({ profile: { units, weapons } }: { profile: ChartData }) {
  return (
    <Disclosure title="The same in figures">
      <div className="-ml-6 space-y-6">
        <table className="condensed w-full max-w-2xl border-collapse text-sm">
          <caption className="label-caps pb-1 text-left text-muted">Units</caption>
          <thead>
            <tr className="border-edge border-b">
              {['Unit', 'Fighters', 'Assault', 'Reinf.'].map((head, index) => (
                <th
                  key={head}
                  scope="col"
                  className={index === 0 ? 'py-0.5 text-left font-medium' : `${cell} font-medium`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {units.map(
              ({ id, number, label, platoon, fighters, reinforcement, value, unknown, leader, commands }) => (
                <tr key={id} className="border-line border-b">
                  <th scope="row" className="py-0.5 text-left font-normal">
                    {number} {label}{' '}
                    <span className="text-muted">
                      {platoon}
                      {leader !== null && `, ${leader}${commands ? ', commander' : ''}`}
                    </span>
                  </th>
                  <td className={cell}>{fighters}</td>
                  <td className={cell}>{reinforcement ? '–' : sumText(value, [{ unknown }])}</td>
                  <td className={cell}>{reinforcement ? sumText(value, [{ unknown }]) : '–'}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
        <div>
          <table className="condensed w-full max-w-2xl border-collapse text-2xs sm:text-sm">
            <caption className="label-caps pb-1 text-left text-muted">Damage tests by protection</caption>
            <thead>
              <tr className="border-edge border-b">
                <th scope="col" className="py-0.5 text-left font-medium">
                  Weapon
                </th>
                {protections.map((protection) => (
                  <th key={protection} scope="col" className="pl-0.5 text-right font-medium">
                    {protection}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weapons.map(({ weapon }, index) => (
                <tr key={index} className="border-line border-b">
                  <th scope="row" className="py-0.5 text-left font-normal">
                    {weapon.name}
                  </th>
                  {(damageNeeds(weapon) ?? protections.map(() => null)).map((needed, at) => (
                    <td key={protections[at]} className="pl-0.5 text-right">
                      {needed === null ? '?' : needed === 1 ? '✓' : neededText(needed)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Disclosure>
  );
}
