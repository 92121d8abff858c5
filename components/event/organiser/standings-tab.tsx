import { memo, useDeferredValue, useMemo, useState } from 'react';
import { CheckField } from '@/components/ui/check-field';
import { EmptyState } from '@/components/ui/empty-state';
import { begunRounds, openGames } from '@/lib/events/rounds';
import { type StandingsRow, standings } from '@/lib/events/standings';
import type { EventView, PlayerView } from '@/lib/events/view';
import { counted, minus } from '@/lib/roster/words';
import { tieBreakWords } from '../settings/words';
import { PlayerName } from '../shared/player-name';

/** Rows that are rendered first. */
const FIRST = 30;

/** The standings after the rounds that were begun, with every tie-break. */
export function StandingsTab({ view }: { view: EventView }) {
  const { rounds, settings, seed } = view;
  const [isExplained, setExplained] = useState(false);
  const players = useMemo(() => new Map(view.players.map((player) => [player.id, player])), [view.players]);
  const rows = useMemo(
    () => standings({ players, rounds, settings, seed }),
    [players, rounds, settings, seed],
  );
  const rendered = useDeferredValue(rows.length, FIRST);
  const begun = begunRounds(view);
  if (begun.length === 0)
    return (
      <EmptyState title="No standings yet">
        <p>They appear with the first round.</p>
      </EmptyState>
    );
  const missing = begun.reduce((sum, round) => sum + openGames(round), 0);
  const heads = settings.scoring.tieBreaks.map((tieBreak) => tieBreakWords[tieBreak]);
  return (
    <div className="grid gap-3">
      <p>
        After {counted(begun.length, 'round')} of {Math.max(begun.length, settings.rounds)}
        {missing > 0 && `; ${counted(missing, 'result')} missing`}.
      </p>
      <CheckField
        label="Show how each tie-break comes about"
        checked={isExplained}
        onChange={({ target }) => setExplained(target.checked)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes the table scrollable by keyboard */}
      <section aria-label="Standings" tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="border-ink border-y-2 border-b">
              {['Rank', 'Player', 'Points', 'W', 'D', 'L', 'Byes'].map((head, at) => (
                <th
                  key={head}
                  scope="col"
                  className={`condensed px-1.5 py-1 font-semibold text-xs ${at === 1 ? 'text-left' : 'text-right'}`}
                >
                  {head}
                </th>
              ))}
              {heads.map(({ label, help }) => (
                <th
                  key={label}
                  scope="col"
                  title={help}
                  className="condensed px-1.5 py-1 text-right font-semibold text-xs"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, Math.max(rendered, FIRST)).map((row) => (
              <Row key={row.player} row={row} player={players.get(row.player)} isExplained={isExplained} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface RowProps {
  row: StandingsRow;
  player: PlayerView | undefined;
  /** Whether the sums of tie-breaks are shown. */
  isExplained: boolean;
}

const Row = memo(function Row({ row, player, isExplained }: RowProps) {
  const cell = 'px-1.5 py-1 text-right align-top tabular-nums';
  return (
    <tr className="border-line border-b">
      <td className={cell}>{row.rank}</td>
      <th scope="row" className="px-1.5 py-1 text-left align-top font-medium">
        <PlayerName player={player} />
        {player?.isOut && <span className="block text-muted text-xs">Dropped</span>}
      </th>
      <td className={`${cell} font-semibold`}>{row.points}</td>
      <td className={cell}>{row.wins}</td>
      <td className={cell}>{row.draws}</td>
      <td className={cell}>{row.losses}</td>
      <td className={cell}>{row.byes}</td>
      {row.tieBreaks.map(({ tieBreak, value, words }) => (
        <td key={tieBreak} title={words} className={cell}>
          {value === null ? '–' : minus(value)}
          {isExplained && (
            <bdi className="wrap-anywhere block min-w-32 text-left text-muted text-xs">{words}</bdi>
          )}
        </td>
      ))}
    </tr>
  );
});
