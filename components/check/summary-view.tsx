import { memo, useState } from 'react';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { type BrokenRule, ruleGroups } from '@/lib/check/summary';
import { counted, inList } from '@/lib/roster/words';
import { cleanText } from '@/lib/sheet/clean';
import { UsageChart } from './fielded-chart';
import type { ShownSummary } from './messages';
import { RosterCount } from './roster-count';
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
