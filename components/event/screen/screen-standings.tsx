import { useMemo } from 'react';
import { playerFinder } from '@/lib/events/round-words';
import type { EventView } from '@/lib/events/view';
import { viewStandings } from '@/lib/events/view-standings';
import { gamesText } from '@/lib/events/words';
import { counted } from '@/lib/roster/words';
import { Paged } from './paged';

/** The standings: rank, name, games with byes, and points. */
export function ScreenStandings({ view }: { view: EventView }) {
  const { players, rounds, settings, seed } = view;
  const rows = useMemo(
    () => viewStandings({ players, rounds, settings, seed }),
    [players, rounds, settings, seed],
  );
  const named = useMemo(() => playerFinder({ players }), [players]);
  return (
    <Paged of={rows}>
      <ol>
        {rows.map((row) => (
          <li
            key={row.player}
            className="grid break-inside-avoid grid-cols-[2.2em_minmax(0,1fr)_auto_2em] items-center gap-x-[0.5em] border-line border-b py-[0.2em]"
          >
            <span className="text-right font-bold tabular-nums">{row.rank}</span>
            <bdi className="wrap-anywhere line-clamp-3 font-semibold">{named(row.player).name}</bdi>
            <span className="whitespace-nowrap text-right text-[0.75em] text-muted tabular-nums">
              {gamesText(row)}
              {row.byes > 0 && <span className="block text-[0.8em]">{counted(row.byes, 'bye')}</span>}
            </span>
            <span className="text-right font-bold tabular-nums">{row.points}</span>
          </li>
        ))}
      </ol>
    </Paged>
  );
}
