import { useMemo } from 'react';
import { classes } from '@/components/ui/classes';
import { GrowingList } from '@/components/ui/growing-list';
import { Section } from '@/components/ui/section';
import type { EventView } from '@/lib/events/view';
import { viewStandings } from '@/lib/events/view-standings';
import { tieBreakHelp, tieBreakNames } from '@/lib/events/words';
import { counted } from '@/lib/roster/words';
import { columnsOf, GRID } from './standings-columns';
import { StandingsRow } from './standings-row';

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
