import { Disclosure } from '@/components/ui/disclosure';
import { FigureRow, FigureTable } from '@/components/ui/figure-table';
import type { ChartData } from '@/lib/systems/command-horizon/evaluate/chart-data';

/** The data of the charts as tables. */
export function FigureTables({ profile }: { profile: ChartData }) {
  const { sources, commandPoints, added, stands } = profile;
  return (
    <Disclosure title="The same in figures">
      <div className="-ml-6 space-y-6">
        <FigureTable caption="Command points" heads={['From', 'CP']}>
          {sources.map(({ key, mark, label, points }) => (
            <FigureRow key={key} head={`${mark} ${label}`} cells={[points]} />
          ))}
          <FigureRow head="A turn" cells={[commandPoints]} />
          {added !== null && <FigureRow head="With Concentrate Command" cells={[commandPoints + added]} />}
        </FigureTable>
        <FigureTable caption="Dice" heads={['Unit', 'Attack', 'Raised', 'Reaction']}>
          {stands.map(({ key, number, label, attack, raised, reaction }) => (
            <FigureRow
              key={key}
              head={`${number} ${label}`}
              cells={[attack, raised ?? '–', reaction ?? '–']}
            />
          ))}
        </FigureTable>
        <FigureTable caption="Attack dice, full and after each model lost" heads={['Unit', 'Dice']}>
          {stands.map(({ key, number, label, decline }) => (
            <FigureRow
              key={key}
              head={`${number} ${label}`}
              cells={[decline.map(({ dice }) => dice).join(' ')]}
            />
          ))}
        </FigureTable>
      </div>
    </Disclosure>
  );
}
