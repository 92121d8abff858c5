import { useMemo } from 'react';
import type { Round } from '@/lib/events/event';
import { playerFinder, seatsByName, tableText } from '@/lib/events/round-words';
import type { EventView } from '@/lib/events/view';
import { Paged } from './paged';

/** The pairings of a round by name, so that each player finds their table. */
export function ScreenPairings({ view, round }: { view: EventView; round: Round }) {
  const { players } = view;
  const seats = useMemo(() => seatsByName(round, playerFinder({ players })), [players, round]);
  return (
    <Paged of={seats}>
      <ul>
        {seats.map(({ own, other, table }, index) => (
          <li
            key={index}
            className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_2.5em] items-center gap-x-3 border-line border-b py-[0.15em]"
          >
            <span className="min-w-0">
              <bdi className="wrap-anywhere line-clamp-2 font-semibold">{own.name}</bdi>
              <span className="wrap-anywhere line-clamp-2 text-[0.65em] text-muted leading-tight">
                {other === null ? (
                  'Bye'
                ) : (
                  <>
                    against <bdi>{other.name}</bdi>
                  </>
                )}
              </span>
            </span>
            <span className="text-right font-bold text-[1.3em] tabular-nums leading-none">
              {table !== null && <span className="block font-normal text-[0.4em] text-muted">Table </span>}
              {tableText(table)}
            </span>
          </li>
        ))}
      </ul>
    </Paged>
  );
}
