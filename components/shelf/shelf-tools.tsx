import { Options, SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { StoredRoster } from '@/lib/storage/db';
import { type Sort, sorts, tagsIn, type View } from './shelf-view';

interface ShelfToolsProps {
  rosters: readonly StoredRoster[];
  view: View;
  choose: (part: Partial<View>) => void;
  gameName: (id: string) => string;
}

/** Search, filters and order; a filter is shown only if there is something to filter by. */
export function ShelfTools({ rosters, view, choose, gameName }: ShelfToolsProps) {
  const games = [...new Set(rosters.map(({ roster }) => roster.system))].sort((a, b) =>
    gameName(a).localeCompare(gameName(b), 'en-GB'),
  );
  const tags = tagsIn(rosters);
  return (
    <search className="mb-3 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <TextField
        label="Search"
        compact
        type="search"
        placeholder="Name, player, tag, game"
        value={view.query}
        onChange={(event) => choose({ query: event.target.value })}
        className="col-span-2 sm:flex-1 sm:basis-56"
      />
      {games.length > 1 && (
        <SelectField
          label="Game"
          compact
          value={view.game}
          onChange={(event) => choose({ game: event.target.value })}
          className="sm:w-44"
        >
          <option value="">All games</option>
          <Options of={games.map((id) => [id, gameName(id) || id])} />
        </SelectField>
      )}
      {tags.length > 0 && (
        <SelectField
          label="Tag"
          compact
          value={view.tag}
          onChange={(event) => choose({ tag: event.target.value })}
          className="sm:w-36"
        >
          <option value="">All tags</option>
          <Options of={tags.map((tag) => [tag, tag])} />
        </SelectField>
      )}
      <SelectField
        label="Order"
        compact
        value={view.sort}
        onChange={(event) => choose({ sort: event.target.value as Sort })}
        className="even:col-span-2 sm:w-36"
      >
        <Options of={Object.entries(sorts).map(([id, word]) => [id, word])} />
      </SelectField>
    </search>
  );
}
