import { Options, SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { EventView } from '@/lib/events/view';
import { type PlayerFilter, type PlayerShow, showCounts, showWords } from './player-filter';

interface PlayerToolsProps {
  filter: PlayerFilter;
  view: Pick<EventView, 'players'>;
  onChange: (filter: PlayerFilter) => void;
}

/** The search and the filter of the table of players. */
export const PlayerTools = ({ filter, view, onChange }: PlayerToolsProps) => (
  <search className="mb-3 grid grid-cols-2 gap-2 sm:flex">
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
