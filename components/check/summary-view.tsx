import { memo, useState } from 'react';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ChartFigure, FigureTable } from '@/components/ui/charts/chart';
import { ChartBar } from '@/components/ui/charts/chart-items';
import { Disclosure } from '@/components/ui/disclosure';
import { type BrokenRule, ruleGroups, type UsageCount, usageKey } from '@/lib/check/summary';
import { capitalised, counted, inList } from '@/lib/roster/text/words';
import { cleanText } from '@/lib/sheet/clean';
import type { ShownSummary } from './result-summary';
import type { View } from './view';

interface SummaryViewProps {
  summary: ShownSummary;
  games: ReadonlyMap<string, string>;
  /** The rule that the table is filtered by, "" for none. */
  rule: string;
  /** The type or upgrade that it is filtered by (`usageKey`), "" for none. */
  use: string;
  show: (part: Partial<View>) => void;
}

/** The numbers over all lists: duplicates, the rules broken most, what is fielded. */
export const SummaryView = memo(function SummaryView({ summary, games, rule, use, show }: SummaryViewProps) {
  const gameName = (system: string) => (games.size > 1 ? games.get(system) : undefined);
  return (
    <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-1">
      <Duplicates summary={summary} />
      {ruleGroups(summary.rules).map(({ title, rules }) => (
        <Rules key={title} title={title} rules={rules} gameName={gameName} rule={rule} show={show} />
      ))}
      <UsageChart
        title="Types fielded"
        fielded={summary.fielded.filter(({ what }) => what === 'types')}
        gameName={gameName}
        use={use}
        show={show}
      />
      <UsageChart
        title="Upgrades fielded"
        fielded={summary.fielded.filter(({ what }) => what === 'upgrades')}
        gameName={gameName}
        use={use}
        show={show}
      />
    </div>
  );
});

const FIRST_RULES = 6;

interface RulesProps extends Pick<SummaryViewProps, 'rule' | 'show'>, Pick<ShownSummary, 'rules'> {
  title: string;
  gameName: (system: string) => string | undefined;
}

function Rules({ title, rules, gameName, rule: chosen, show }: RulesProps) {
  const [all, setAll] = useState(false);
  const key = ({ system, rule }: BrokenRule) => `${system} ${rule}`;
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="label-caps mb-1">{title}</h3>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {(all ? rules : rules.slice(0, FIRST_RULES)).map((each) => (
          <li key={key(each)}>
            <button
              type="button"
              aria-pressed={chosen === each.rule}
              onClick={() => show({ rule: chosen === each.rule ? '' : each.rule })}
              className="flex min-h-control-sm w-full items-start gap-2 py-1 text-left hover:bg-accent-wash aria-pressed:bg-accent-wash"
            >
              <SeverityMark severity={each.severity} iconOnly />
              <span className="min-w-0 flex-1">
                {each.breach}
                {gameName(each.system) !== undefined && (
                  <span className="text-muted">, {gameName(each.system)}</span>
                )}
              </span>
              <RosterCount count={each.rosters} />
            </button>
          </li>
        ))}
      </ul>
      {rules.length > FIRST_RULES && (
        <Button size="sm" className="mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show the first' : `Show all ${rules.length}`}
        </Button>
      )}
    </section>
  );
}

/** Lists the rosters that exist more than once, and the players with several. */
function Duplicates({ summary }: { summary: ShownSummary }) {
  const { same, players, sameCount, playersCount } = summary;
  if (sameCount + playersCount === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="label-caps mb-1">Possible duplicates</h3>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {same.map(({ system, fingerprint, rosters, more }) => (
          <li key={`${system} ${fingerprint}`} className="py-1.5">
            The same list {rosters.length + more} times:{' '}
            <bdi>{inList([...rosters.map(nameAndPlayer), ...others(more)])}</bdi>.
          </li>
        ))}
        {sameCount > same.length && (
          <li className="py-1.5">{counted(sameCount - same.length, 'more list')} with duplicates.</li>
        )}
        {players.map(({ player, rosters, more }) => (
          <li key={player} className="py-1.5">
            <bdi>{cleanText(player)}</bdi> has {rosters.length + more} lists that are not all the same:{' '}
            <bdi>{inList([...rosters.map(nameAndNumber), ...others(more)])}</bdi>.
          </li>
        ))}
        {playersCount > players.length && (
          <li className="py-1.5">
            {counted(playersCount - players.length, 'more player')} with several lists.
          </li>
        )}
      </ul>
    </div>
  );
}

type ShownRoster = ShownSummary['same'][number]['rosters'][number];

const others = (more: number): string[] => (more > 0 ? [`${more} more`] : []);
const nameAndNumber = ({ index, name }: ShownRoster): string =>
  `“${cleanText(name) || 'No name'}” (no. ${index + 1})`;
const nameAndPlayer = (roster: ShownRoster): string => {
  const player = cleanText(roster.player);
  return player === '' ? nameAndNumber(roster) : `${nameAndNumber(roster)} of ${player}`;
};

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
function UsageChart({ title, fielded, gameName, use, show }: FieldedChartProps) {
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
                <bdi className="break-words" title={name(each)}>
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

/** A number of rosters; the unit is visually hidden. */
const RosterCount = ({ count }: { count: number }) => (
  <span className="text-right font-semibold tabular-nums">
    {count}
    <span className="sr-only"> {count === 1 ? 'roster' : 'rosters'}</span>
  </span>
);
