import { UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Selection } from '@/components/shared/use-selection';
import { Button } from '@/components/ui/button';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { isFrom, isListed } from '@/lib/events/course';
import { MAX_TOGETHER } from '@/lib/events/event';
import type { EventView, PlayerView } from '@/lib/events/view';
import { foldCase } from '@/lib/roster/text/search';
import { counted } from '@/lib/roster/text/words';
import { AskDialog, type EventPart } from '../dialogs';

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

interface SelectionBarProps extends EventPart {
  selection: Selection;
  /** The players to choose from. */
  players: readonly PlayerView[];
  /** Called when selecting has ended and the bar goes away. */
  onEnd: () => void;
}

/** Withdraws or returns several selected players at once; always visible above them. */
export function SelectionBar({ client, view, selection, players, onEnd }: SelectionBarProps) {
  const [asked, ask] = useState<'withdraw' | 'return' | null>(null);
  const { ids } = selection;
  const all = players.slice(0, MAX_TOGETHER);
  const isAll = all.length > 0 && ids.size >= all.length;
  const isTooMany = ids.size > MAX_TOGETHER;
  const selected = players.filter(({ id }) => ids.has(id));
  const present = selected.filter(({ isOut }) => !isOut);
  const withdrawn = selected.filter(({ isOut }) => isOut);
  const end = () => {
    selection.end();
    onEnd();
  };
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-1 border-accent border-t-2 bg-ground py-2">
      <p role="status" className="mr-2 font-medium">
        {ids.size} selected
        {isTooMany && ` (at most ${MAX_TOGETHER} at a time)`}
      </p>
      <Button size="sm" onClick={() => selection.set(isAll ? [] : all.map(({ id }) => id))}>
        {isAll ? 'None' : all.length < players.length ? `First ${MAX_TOGETHER}` : 'All'}
      </Button>
      <Button size="sm" disabled={present.length === 0 || isTooMany} onClick={() => ask('withdraw')}>
        <UserMinus aria-hidden size={14} /> Withdraw
      </Button>
      {withdrawn.length > 0 && (
        <Button size="sm" disabled={isTooMany} onClick={() => ask('return')}>
          <UserPlus aria-hidden size={14} /> Return
        </Button>
      )}
      <Button size="sm" variant="primary" className="ml-auto" onClick={end}>
        Done
      </Button>
      {asked && (
        <TogetherDialog
          {...{ client, view }}
          players={asked === 'withdraw' ? present : withdrawn}
          isOut={asked === 'withdraw'}
          onDone={() => {
            ask(null);
            end();
          }}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
}

interface TogetherDialogProps extends EventPart {
  players: readonly PlayerView[];
  isOut: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Takes several players out of the event, or back in. */
function TogetherDialog({ client, view, players, isOut, onDone, onClose }: TogetherDialogProps) {
  const count = counted(players.length, 'player');
  const verb = isOut ? 'Withdraw' : 'Return';
  return (
    <AskDialog
      {...{ client, verb, onDone, onClose }}
      title={`${verb} ${count}`}
      revision={view.changed}
      command={() => ({ act: 'drop', player: players.map(({ id }) => id), isOut })}
      done={isOut ? `${count} withdrawn.` : `${count} returned to the event.`}
    >
      <p>
        {isOut
          ? 'They are not paired from the next round on. Results so far stay, and each player can return.'
          : 'They are paired again from the next round on.'}{' '}
        A round that is paired but has not started is paired again.
        {isOut &&
          !isFrom('locked', view) &&
          ' If a player has not returned when the lists are locked, their list is not revealed.'}
      </p>
    </AskDialog>
  );
}
