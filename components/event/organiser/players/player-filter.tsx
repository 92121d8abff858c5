import { Options, SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { isListed } from '@/lib/events/course';
import type { EventView, PlayerView } from '@/lib/events/view';
import { foldCase } from '@/lib/roster/text/search';

/** Which players are shown. */
export type PlayerShow = 'all' | 'unsent' | 'illegal' | 'absent' | 'out';

export interface PlayerFilter {
  query: string;
  show: PlayerShow;
}

const shows: Record<PlayerShow, (player: PlayerView) => boolean> = {
  all: () => true,
  unsent: ({ list, isOut }) => list === null && !isOut,
  illegal: (player) => player.list?.verdict === 'illegal' && isListed(player),
  absent: ({ isCheckedIn, isOut }) => !isCheckedIn && !isOut,
  out: ({ isOut }) => isOut,
};

const showWords: Record<PlayerShow, string> = {
  all: 'All',
  unsent: 'No list sent',
  illegal: 'Not legal',
  absent: 'Not checked in',
  out: 'Withdrawn',
};

/** The number of players of each kind. */
export const showCounts = ({ players }: Pick<EventView, 'players'>): [PlayerShow, number][] =>
  (Object.keys(shows) as PlayerShow[]).map((show) => [show, players.filter(shows[show]).length]);

/** The players that a filter shows, in the order of entry. A search looks at number, name, team, list and note. */
export function filteredPlayers(
  players: readonly PlayerView[],
  { query, show }: PlayerFilter,
): readonly PlayerView[] {
  const words = foldCase(query).split(/\s+/).filter(Boolean);
  if (words.length === 0 && show === 'all') return players;
  return players.filter((player) => {
    if (!shows[show](player)) return false;
    if (words.length === 0) return true;
    const { number, name, team, note, list } = player;
    const text = foldCase(`${number}\n${name}\n${team}\n${note}\n${list?.name ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

interface PlayerToolsProps {
  filter: PlayerFilter;
  view: Pick<EventView, 'players'>;
  onChange: (filter: PlayerFilter) => void;
}

/** The search and the filter of the table of players. */
export const PlayerTools = ({ filter, view, onChange }: PlayerToolsProps) => (
  <search className="mb-3 grid gap-2 sm:flex">
    <TextField
      label="Search"
      compact
      type="search"
      placeholder="Name, team, list, note"
      className="min-w-0 sm:flex-1"
      value={filter.query}
      onChange={({ target }) => onChange({ ...filter, query: target.value })}
    />
    <SelectField
      label="Show"
      compact
      className="min-w-0 sm:w-52"
      value={filter.show}
      onChange={({ target }) => onChange({ ...filter, show: target.value as PlayerShow })}
    >
      <Options of={showCounts(view).map(([show, count]) => [show, `${showWords[show]} (${count})`])} />
    </SelectField>
  </search>
);
