import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { ownGames, ownScore, ownScoreText } from '@/lib/events/own-game';
import type { StandingsRow as Standing } from '@/lib/events/standings';
import type { EventView, PlayerView } from '@/lib/events/view';
import { gamesText, tieBreakNames, tieBreakText } from '@/lib/events/words';
import { counted } from '@/lib/roster/words';
import { PlayerName } from '../shared/player-name';
import { GRID } from './standings-columns';

interface StandingsRowProps {
  row: Standing;
  view: Pick<EventView, 'rounds'>;
  named: ReadonlyMap<string, PlayerView>;
  isOwn: boolean;
}

/** A row of the standings. */
export function StandingsRow({ row, view, named, isOwn }: StandingsRowProps) {
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
          <span className="whitespace-nowrap text-right text-muted text-sm">
            <span aria-hidden>{gamesText(row)}</span>
            <span className="sr-only">{`${wins} won, ${draws} drawn, ${losses} lost`}</span>
            {byes > 0 && (
              <span className="block text-xs">
                <span className="sr-only">, </span>
                {counted(byes, 'bye')}
              </span>
            )}
          </span>
          <span className="text-right font-semibold">
            {points}
            <span className="sr-only"> {points === 1 ? 'point' : 'points'}</span>
          </span>
          <ChevronRight
            aria-hidden
            size={16}
            className="justify-self-end text-muted transition-transform @min-[38rem]:order-last group-open/row:rotate-90"
          />
          <span className="col-span-4 col-start-2 flex flex-wrap gap-x-3 text-muted text-xs empty:hidden @min-[38rem]:contents">
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
