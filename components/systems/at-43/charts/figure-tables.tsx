import { Disclosure } from '@/components/ui/disclosure';
import { FigureRow, FigureTable } from '@/components/ui/figure-table';
import type { ChartData } from '@/lib/systems/at-43/evaluate/chart-data';
import { damageNeeds, neededText, protections } from '@/lib/systems/at-43/evaluate/resolution';
import { sumText } from '@/lib/systems/at-43/paper/text';

/** The data of the charts as tables. */
export const FigureTables = ({ profile: { units, weapons } }: { profile: ChartData }) => (
  <Disclosure title="The same in figures">
    <div className="-ml-6 space-y-6">
      <FigureTable caption="Units" heads={['Unit', 'Fighters', 'Assault', 'Reinf.']}>
        {units.map(
          ({ id, number, label, platoon, fighters, reinforcement, value, unknown, leader, commands }) => {
            const cost = sumText(value, [{ unknown }]);
            const led = leader === null ? '' : `, ${leader}${commands ? ', commander' : ''}`;
            return (
              <FigureRow
                key={id}
                head={`${number} ${label}`}
                aside={`${platoon}${led}`}
                cells={[fighters, ...(reinforcement ? ['–', cost] : [cost, '–'])]}
              />
            );
          },
        )}
      </FigureTable>
      <FigureTable
        caption="Damage tests by protection"
        heads={['Weapon', ...protections.map(String)]}
        isNarrow
      >
        {weapons.map(({ weapon }, index) => (
          <FigureRow
            key={index}
            head={weapon.name}
            cells={(damageNeeds(weapon) ?? protections.map(() => null)).map((needed) =>
              needed === null ? '?' : needed === 1 ? '✓' : neededText(needed),
            )}
            isNarrow
          />
        ))}
      </FigureTable>
    </div>
  </Disclosure>
);
