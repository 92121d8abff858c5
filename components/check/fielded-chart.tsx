import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChartFigure } from '@/components/ui/chart';
import { ChartBar } from '@/components/ui/chart-bar';
import { Disclosure } from '@/components/ui/disclosure';
import { FigureTable } from '@/components/ui/figure-table';
import { type UsageCount, usageKey } from '@/lib/check/summary';
import { capitalised } from '@/lib/roster/words';
import { RosterCount } from './roster-count';
import type { View } from './view';

/** Most bars in the chart, of which a narrow layout shows four; the numbers below list everything. */
const MAX_BARS = 10;

interface FieldedChartProps {
  title: string;
  fielded: readonly UsageCount[];
  /** Returns the name of the game if there are several. */
  gameName: (system: string) => string | undefined;
  /** The type or upgrade that the table is filtered by, "" for none. */
  use: string;
  show: (part: Partial<View>) => void;
}

/** The number of rosters that field each thing: bars that filter the table, and all numbers below. */
export function UsageChart({ title, fielded, gameName, use, show }: FieldedChartProps) {
  const [all, setAll] = useState(false);
  if (fielded.length === 0) return null;
  const most = Math.max(...fielded.map(({ rosters }) => rosters));
  const shown = fielded.slice(0, MAX_BARS);
  const name = ({ name: ownName, system }: UsageCount) =>
    [capitalised(ownName), gameName(system)].filter((part) => part !== undefined).join(', ');
  return (
    <ChartFigure title={title} note="By how many rosters have it. Select one to see them.">
      <ul aria-label={title} className="condensed text-xs">
        {shown.map((each) => {
          const key = usageKey(each.system, each);
          return (
            <li key={key} className="max-lg:nth-[n+5]:hidden">
              <button
                type="button"
                aria-pressed={use === key}
                onClick={() => show({ use: use === key ? '' : key })}
                className="grid min-h-control-sm w-full grid-cols-[minmax(0,2fr)_minmax(0,3fr)_2.5rem] xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2rem] items-center gap-x-2 text-left hover:bg-accent-wash aria-pressed:bg-accent-wash aria-pressed:font-semibold"
              >
                <bdi className="truncate xl:whitespace-normal xl:break-words" title={name(each)}>
                  {name(each)}
                </bdi>
                <ChartBar
                  most={most}
                  height={16}
                  segments={[{ key: 'rosters', from: 0, size: each.rosters, fill: 'solid' }]}
                />
                <RosterCount count={each.rosters} />
              </button>
            </li>
          );
        })}
      </ul>
      <Disclosure title="The numbers" aside={String(fielded.length)} className="mt-2">
        <FigureTable
          caption={title}
          heads={['Name', 'Rosters', 'Times in all']}
          rows={(all ? fielded : fielded.slice(0, MAX_ROWS)).map((each) => ({
            head: name(each),
            cells: [each.rosters, each.times],
          }))}
        />
        {!all && fielded.length > MAX_ROWS && (
          <Button size="sm" className="mt-2" onClick={() => setAll(true)}>
            Show all {fielded.length}
          </Button>
        )}
      </Disclosure>
    </ChartFigure>
  );
}

const MAX_ROWS = 40;
