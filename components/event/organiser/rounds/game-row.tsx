import { memo, useRef, useState } from 'react';
import { afterFrame } from '@/components/shared/loading/later';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { AlertText } from '@/components/ui/notes';
import type { Pairing, Score } from '@/lib/events/event';
import { reportsDiffer } from '@/lib/events/rounds';
import type { PlayerView } from '@/lib/events/view';
import { scoreText } from '@/lib/events/words';
import type { EventClient } from '../../client/event-client';
import { useAsk } from '../../client/hooks';
import { PlayerName } from '../../shared/player-name';
import { gameId } from '../step-words';
import { ResultForm } from './result-form';

interface GameRowProps {
  client: EventClient;
  round: number;
  /** The place of the pairing in its round. */
  index: number;
  /** Where it is played: "table 4", of an earlier round "table 4 of round 1". */
  place: string;
  pairing: Pairing;
  a: PlayerView | undefined;
  /** Null for a bye. */
  b: PlayerView | null | undefined;
  /** Whether results can be entered. */
  isRunning: boolean;
  /** Moves the focus on from a game whose result is entered. */
  goOn: (index: number) => void;
}

/** A game of a round that was begun: its result, or what was reported and the fields to enter it. */
export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { client, round, index, place, pairing, a, b, isRunning, goOn } = props;
  const { table, result } = pairing;
  const row = useRef<HTMLLIElement>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const { ask, isBusy, problem } = useAsk(client);
  const names = { a: a?.name ?? 'Unknown player', b: b?.name ?? 'Unknown player' };
  const stay = (control: 'input' | 'button') =>
    afterFrame(() => row.current?.querySelector<HTMLElement>(control)?.focus());
  const settle = async (score: Score | null) => {
    const done = score === null ? 'Result removed.' : undefined;
    if (!(await ask({ act: 'result', round, pairing: index, score }, pairing.revision, done))) return;
    setCorrecting(false);
    if (score === null) stay('input');
    else goOn(index);
  };
  const cancel = () => {
    setCorrecting(false);
    stay('button');
  };
  const side = (player: PlayerView | undefined, isWinner: boolean) => (
    <span className={classes('min-w-0', isWinner && 'font-semibold')}>
      <PlayerName player={player} />
    </span>
  );
  return (
    <li
      ref={row}
      id={gameId({ round, index })}
      className="drawn-in-view grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 py-2"
    >
      <span className="text-right font-semibold tabular-nums">
        {table === null ? '–' : <span className="sr-only">Table </span>}
        {table}
      </span>
      <div className="grid min-w-0 gap-x-6 gap-y-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <p className="grid min-w-0 gap-x-4 sm:grid-cols-2">
          {side(a, result?.winner === 'a')}
          {b === null ? <span className="text-muted">Bye</span> : side(b, result?.winner === 'b')}
        </p>
        {b !== null && (
          <div className="min-w-0">
            {result && !isCorrecting ? (
              <p className="flex flex-wrap items-center gap-x-3">
                <span className="min-w-0">
                  <bdi className="wrap-anywhere">{scoreText(result, names)}</bdi>
                  {result.by === 'organiser' && <span className="text-muted text-sm"> (settled)</span>}
                </span>
                {isRunning && (
                  <Button size="sm" variant="quiet" onClick={() => setCorrecting(true)}>
                    Correct<span className="sr-only"> the result of {place}</span>
                  </Button>
                )}
              </p>
            ) : (
              <>
                <Reports
                  pairing={pairing}
                  names={names}
                  use={isRunning ? (score) => void settle(score) : null}
                />
                {isRunning && (
                  <ResultForm
                    index={index}
                    place={place}
                    names={names}
                    start={result}
                    isBusy={isBusy}
                    save={(score) => void settle(score)}
                    cancel={isCorrecting ? cancel : null}
                    remove={result?.by === 'organiser' ? () => void settle(null) : null}
                  />
                )}
              </>
            )}
            <AlertText className="text-sm">{problem}</AlertText>
          </div>
        )}
      </div>
    </li>
  );
});

interface ReportsProps {
  pairing: Pairing;
  names: { a: string; b: string };
  /** Settles the game with a score; null if that is not possible. */
  use: ((score: Score) => void) | null;
}

/** What the players reported: once if both reported the same, and side by side if they differ. */
function Reports({ pairing, names, use }: ReportsProps) {
  const { a, b } = pairing.reported;
  const areDifferent = reportsDiffer(pairing);
  const reports = (['a', 'b'] as const).flatMap((side) => {
    const score = pairing.reported[side];
    return score ? [{ side, score, who: names[side] }] : [];
  });
  const shown = a && b && !areDifferent ? [{ side: 'both', score: a, who: 'Both players' }] : reports;
  if (shown.length === 0) return null;
  return (
    <div className="mb-1 grid gap-1">
      {areDifferent && <SeverityMark severity="warning">The reports differ</SeverityMark>}
      <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {shown.map(({ side, score, who }) => (
          <li key={side} className="flex flex-wrap items-center gap-x-3 text-sm">
            <span className="wrap-anywhere min-w-0">
              <bdi>{who}</bdi> reported: <bdi>{scoreText(score, names)}</bdi>
            </span>
            {use && (
              <Button size="sm" onClick={() => use(score)}>
                Use this<span className="sr-only"> report of {who}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
