import { useMemo } from 'react';
import { collator } from '@/lib/events/round-words';
import type { EventView } from '@/lib/events/view';
import { Paged } from './paged';

/** The players who have entered, before the first round. */
export function ScreenPlayers({ view: { players } }: { view: Pick<EventView, 'players'> }) {
  const present = useMemo(
    () => players.filter(({ isOut }) => !isOut).toSorted((a, b) => collator.compare(a.name, b.name)),
    [players],
  );
  if (present.length === 0) return <p className="flex-1">No players yet.</p>;
  return (
    <Paged of={present}>
      <ul>
        {present.map(({ id, name, team }) => (
          <li key={id} className="break-inside-avoid border-line border-b py-[0.15em]">
            <bdi className="wrap-anywhere line-clamp-2 font-semibold">{name}</bdi>
            {team.trim() !== '' && (
              <bdi className="wrap-anywhere line-clamp-2 text-[0.65em] text-muted leading-tight">{team}</bdi>
            )}
          </li>
        ))}
      </ul>
    </Paged>
  );
}
