import { ChevronRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { GrowingList } from '@/components/ui/growing-list';
import { Section } from '@/components/ui/section';
import type { TieBreak } from '@/lib/events/event';
import { ownGames, ownScore, ownScoreText } from '@/lib/events/rounds';
import { type StandingsRow as Standing, viewStandings } from '@/lib/events/standings';
import type { EventView, PlayerView } from '@/lib/events/view';
import { gamesText, tieBreakHelp, tieBreakNames, tieBreakText } from '@/lib/events/words';
import { counted } from '@/lib/roster/text/words';
import { PlayerName } from '../shared/player-name';

/** The grid of the standings: with a column for games and each tie-break where there is room, else with a line for them. */
const GRID =
  'grid grid-cols-[2.25rem_minmax(0,1fr)_2.75rem_1rem] gap-x-2 @min-[38rem]:grid-cols-[2.25rem_minmax(0,1fr)_3.25rem_2.75rem_var(--tie-breaks)]';

/** The columns of the tie-breaks, and the last one. A lot has up to 15 digits. */
const columnsOf = (tieBreaks: readonly TieBreak[]): CSSProperties & Record<'--tie-breaks', string> => ({
  '--tie-breaks': [...tieBreaks.map((each) => (each === 'seed' ? '6.75rem' : '4rem')), '1rem'].join(' '),
});

interface StandingsListProps {
  view: Pick<EventView, 'players' | 'rounds' | 'settings' | 'seed' | 'step'>;
  /** Id of the player whose page it is. */
  own?: string;
}

/** With more tie-breaks their columns need more room, so the width that is queried is smaller than the width. */
const MANY = 4;

/** The standings with a column for each tie-break; a row opens to show its results and how its tie-breaks come about. */
export function StandingsList({ view, own }: StandingsListProps) {
  const { players, rounds, settings, seed, step } = view;
  const rows = useMemo(
    () => viewStandings({ players, rounds, settings, seed }),
    [players, rounds, settings, seed],
  );
  const begun = rounds.filter((round) => round.begun !== null).length;
  if (begun === 0) return null;
  const byId = new Map(players.map((player) => [player.id, player]));
  const { tieBreaks } = settings.scoring;
  const hasByes = rows.some(({ byes }) => byes > 0) && tieBreaks.some((each) => each !== 'seed');
  return (
    <Section title="Standings" aside={step === 'closed' ? 'final' : `${counted(begun, 'round')} started`}>
      <p className="mb-2 text-muted text-sm">
        Games are won–drawn–lost. {tieBreaks.length > 0 && 'In each tie-break the higher number is better. '}
        {hasByes && 'In the tie-breaks a bye counts as 0. '}
        Open a row for its results{tieBreaks.length > 0 && ' and how its tie-breaks come about'}.
      </p>
      <div className={classes('@container', tieBreaks.length > MANY && 'mr-28')} style={columnsOf(tieBreaks)}>
        <div className={classes(tieBreaks.length > MANY && '-mr-28')}>
          <div
            aria-hidden
            className={classes(
              GRID,
              'condensed border-ink border-t-2 py-1 font-semibold text-2xs @max-[38rem]:hidden',
            )}
          >
            <span className="col-start-2">Player</span>
            <span className="text-right">Games</span>
            <span className="text-right">Points</span>
            {tieBreaks.map((tieBreak) => (
              <span key={tieBreak} title={tieBreakHelp[tieBreak]} className="text-right">
                {tieBreakNames[tieBreak]}
              </span>
            ))}
          </div>
          <GrowingList items={rows}>
            {(row) => (
              <StandingsRow key={row.player} row={row} view={view} named={byId} isOwn={row.player === own} />
            )}
          </GrowingList>
        </div>
      </div>
    </Section>
  );
}

interface StandingsRowProps {
  row: Standing;
  view: Pick<EventView, 'rounds'>;
  named: ReadonlyMap<string, PlayerView>;
  isOwn: boolean;
}

/** A row of the standings. */
function StandingsRow({ row, view, named, isOwn }: StandingsRowProps) {
  const { rank, player, points, wins, draws, losses, byes, tieBreaks } = row;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details className="group/row" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary
          className={classes(
            GRID,
            'min-h-control list-none items-center py-1 tabular-nums hover:bg-accent-wash [&::-webkit-details-marker]:hidden',
            isOwn && 'bg-accent-wash font-medium',
          )}
        >
          <span className="text-right font-semibold">{rank}</span>
          <span className="min-w-0">
            <PlayerName player={named.get(player)} />
          </span>
          <span className="text-right font-semibold @min-[38rem]:col-start-4 @min-[38rem]:row-start-1">
            {points}
            <span className="sr-only"> {points === 1 ? 'point' : 'points'}</span>
          </span>
          <ChevronRight
            aria-hidden
            size={16}
            className="justify-self-end text-muted transition-transform @min-[38rem]:order-last group-open/row:rotate-90"
          />
          <span className="col-span-3 col-start-2 flex flex-wrap gap-x-3 text-muted text-xs @min-[38rem]:contents">
            <span className="whitespace-nowrap @min-[38rem]:col-start-3 @min-[38rem]:row-start-1 @min-[38rem]:text-right @min-[38rem]:text-sm">
              <span aria-hidden>
                <span className="@min-[38rem]:hidden">Games </span>
                {gamesText(row)}
              </span>
              <span className="sr-only">{`${wins} won, ${draws} drawn, ${losses} lost`}</span>
              {byes > 0 && (
                <span className="@min-[38rem]:block @min-[38rem]:text-xs">
                  <span className="@min-[38rem]:sr-only">, </span>
                  {counted(byes, 'bye')}
                </span>
              )}
            </span>
            {tieBreaks.map(({ tieBreak, value }) => (
              <span key={tieBreak} className="@min-[38rem]:text-right">
                <span className="@min-[38rem]:sr-only">{tieBreakNames[tieBreak]} </span>
                <span className={classes(tieBreak === 'seed' && 'condensed', '@min-[38rem]:text-ink')}>
                  {tieBreakText(value)}
                </span>
              </span>
            ))}
          </span>
        </summary>
        {isOpen && (
          <dl className="grid gap-x-4 gap-y-1 pt-1 pb-3 pl-11 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
            {ownGames(view.rounds, player).map(({ round, pairing: { result }, side, opponent }) => (
              <Line key={round.number} label={`Round ${round.number}`}>
                {opponent === null ? (
                  'Bye'
                ) : (
                  <>
                    {result ? ownScoreText(ownScore(result, side)) : 'No result yet'}, against{' '}
                    <PlayerName player={named.get(opponent)} brief />
                  </>
                )}
              </Line>
            ))}
            {tieBreaks.map(({ tieBreak, words }) => (
              <Line key={tieBreak} label={tieBreakNames[tieBreak]}>
                <bdi className="wrap-anywhere">{words}</bdi>
              </Line>
            ))}
          </dl>
        )}
      </details>
    </li>
  );
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="sm:contents">
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);
