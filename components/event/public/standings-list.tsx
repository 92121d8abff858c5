import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { classes } from '@/components/ui/classes';
import { GrowingList } from '@/components/ui/growing-list';
import { Section } from '@/components/ui/section';
import type { StandingsRow } from '@/lib/events/standings';
import type { EventView, PlayerView } from '@/lib/events/view';
import { viewStandings } from '@/lib/events/view-standings';
import { gamesText, tieBreakNames } from '@/lib/events/words';
import { counted } from '@/lib/roster/words';
import { PlayerName } from '../shared/player-name';

interface StandingsListProps {
  view: Pick<EventView, 'players' | 'rounds' | 'settings' | 'seed' | 'step'>;
  /** Id of the player whose page it is. */
  own?: string;
}

/** The standings; each row opens to show how its tie-breaks come about. */
export function StandingsList({ view, own }: StandingsListProps) {
  const { players, rounds, settings, seed, step } = view;
  const rows = useMemo(
    () => viewStandings({ players, rounds, settings, seed }),
    [players, rounds, settings, seed],
  );
  const begun = rounds.filter((round) => round.begun !== null).length;
  if (begun === 0) return null;
  const byId = new Map(players.map((player) => [player.id, player]));
  return (
    <Section title="Standings" aside={step === 'closed' ? 'final' : `${counted(begun, 'round')} begun`}>
      <p className="mb-2 text-muted text-sm">
        Games won–drawn–lost, then points. Open a row to see its tie-breaks
        {settings.scoring.tieBreaks.length === 0 && ' (none are set)'}.
      </p>
      <GrowingList items={rows}>
        {(row) => <Row key={row.player} row={row} player={byId.get(row.player)} isOwn={row.player === own} />}
      </GrowingList>
    </Section>
  );
}

interface RowProps {
  row: StandingsRow;
  player: PlayerView | undefined;
  isOwn: boolean;
}

function Row({ row, player, isOwn }: RowProps) {
  const { rank, points, wins, draws, losses, byes, tieBreaks } = row;
  const words = [
    `${wins} won`,
    `${draws} drawn`,
    `${losses} lost`,
    ...(byes > 0 ? [counted(byes, 'bye')] : []),
  ];
  return (
    <li>
      <details className="group/row">
        <summary
          className={classes(
            'grid min-h-control list-none grid-cols-[2.25rem_minmax(0,1fr)_auto_3rem_1.25rem] items-center gap-x-2 py-1 hover:bg-accent-wash [&::-webkit-details-marker]:hidden',
            isOwn && 'bg-accent-wash font-medium',
          )}
        >
          <span className="text-right font-semibold tabular-nums">{rank}</span>
          <span className="min-w-0">
            <PlayerName player={player} />
          </span>
          <span className="whitespace-nowrap text-muted text-sm tabular-nums">
            <span aria-hidden>{gamesText(row)}</span>
            <span className="sr-only">{words.join(', ')}</span>
          </span>
          <span className="text-right font-semibold tabular-nums">
            {points}
            <span className="sr-only"> {points === 1 ? 'point' : 'points'}</span>
          </span>
          <ChevronRight
            aria-hidden
            size={16}
            className="text-muted transition-transform group-open/row:rotate-90"
          />
        </summary>
        <dl className="grid gap-x-4 gap-y-1 pt-1 pb-3 pl-11 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
          {byes > 0 && (
            <>
              <dt className="text-muted">Byes</dt>
              <dd>{byes}</dd>
            </>
          )}
          {tieBreaks.map(({ tieBreak, words: sum }) => (
            <div key={tieBreak} className="contents">
              <dt className="text-muted">{tieBreakNames[tieBreak]}</dt>
              <dd className="min-w-0">
                <bdi className="wrap-anywhere">{sum}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}
