import { ListChecks, UserPlus } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSelection } from '@/components/shell/use-selection';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LiveRegion } from '@/components/ui/live-region';
import { isFrom } from '@/lib/events/course';
import type { EventView } from '@/lib/events/view';
import { counted } from '@/lib/roster/words';
import type { EventPart } from '../event-part';
import { countsOf } from '../step-words';
import { CheckInAll } from './check-in-all';
import { InviteDialog } from './invite-dialog';
import type { PlayerTask } from './player-actions';
import { filteredPlayers, type PlayerFilter } from './player-filter';
import { PlayerTable } from './player-table';
import { PlayerTaskDialog } from './player-task-dialog';
import { PlayerTools } from './player-tools';
import { WithdrawBar } from './withdraw-bar';

const NO_FILTER: PlayerFilter = { query: '', show: 'all' };

/** The players of an event as a live table, with what can be done for each. */
export function PlayersTab({ client, view }: EventPart) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [isInviting, setInviting] = useState(false);
  const [opened, setOpened] = useState<{ id: string; task: PlayerTask } | null>(null);
  const counts = useRef<HTMLParagraphElement>(null);
  const hasCheckIn = isFrom('locked', view) && view.step !== 'closed';
  const open = useCallback((id: string, task: PlayerTask) => setOpened({ id, task }), []);
  // Typing goes first.
  const players = filteredPlayers(view.players, useDeferredValue(filter));
  const present = useMemo(() => players.filter(({ isOut }) => !isOut), [players]);
  const selection = useSelection(present);
  const player = opened && view.players.find(({ id }) => id === opened.id);
  const shown =
    players.length === view.players.length
      ? counted(players.length, 'player')
      : `${players.length} of ${counted(view.players.length, 'player')}`;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p ref={counts} tabIndex={-1} className="tabular-nums outline-none">
          {countsText(view)}
        </p>
        <div className="flex flex-wrap gap-2">
          {hasCheckIn && (
            // The pressed button goes away: what it changed is read instead.
            <CheckInAll client={client} view={view} onDone={() => counts.current?.focus()} />
          )}
          {view.step !== 'closed' && !selection.on && present.length > 0 && (
            <Button
              onClick={() => {
                selection.start();
                counts.current?.focus();
              }}
            >
              <ListChecks aria-hidden size={16} /> Select
            </Button>
          )}
          <Button disabled={view.step === 'closed'} onClick={() => setInviting(true)}>
            <UserPlus aria-hidden size={16} /> Add a player
          </Button>
        </div>
      </div>
      {view.players.length === 0 ? (
        <EmptyState title="No players yet">
          <p>
            {view.step === 'draft'
              ? 'Players can enter once the event is open. You can already add some by hand.'
              : 'Send the entry link to your players, or add them by hand.'}
          </p>
        </EmptyState>
      ) : (
        <>
          <PlayerTools filter={filter} view={view} onChange={setFilter} />
          {selection.on && (
            <WithdrawBar
              {...{ client, view, selection }}
              players={present}
              onEnd={() => counts.current?.focus()}
            />
          )}
          {players.length > 0 ? (
            <PlayerTable {...{ client, view, players, open, selection }} />
          ) : (
            <EmptyState
              title="No player matches"
              actions={<Button onClick={() => setFilter(NO_FILTER)}>Show all</Button>}
            >
              <p>None of {counted(view.players.length, 'player')} matches.</p>
            </EmptyState>
          )}
        </>
      )}
      <LiveRegion text={shown} />
      {isInviting && <InviteDialog client={client} view={view} onClose={() => setInviting(false)} />}
      {opened && player && (
        <PlayerTaskDialog
          client={client}
          view={view}
          player={player}
          task={opened.task}
          open={open}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function countsText(view: EventView): string {
  const { entered, withdrawn, lists, illegal, checkedIn } = countsOf(view);
  return [
    `${entered} of ${counted(view.settings.maxPlayers, 'player')}`,
    ...(withdrawn > 0 ? [`${withdrawn} withdrawn`] : []),
    counted(lists, 'list'),
    ...(illegal > 0 ? [`${illegal} not legal`] : []),
    ...(isFrom('locked', view) ? [`${checkedIn} checked in`] : []),
  ].join(' · ');
}
