import { ListChecks, UserCheck, UserPlus } from 'lucide-react';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { useSelection } from '@/components/shared/use-selection';
import { Button } from '@/components/ui/button';
import { EmptyState, LiveRegion } from '@/components/ui/notes';
import { isFrom } from '@/lib/events/course';
import { MAX_TOGETHER } from '@/lib/events/event';
import type { EventView } from '@/lib/events/view';
import { counted } from '@/lib/roster/text/words';
import { AskDialog, type EventPart } from '../dialogs';
import { countsOf } from '../step-words';
import { InviteDialog } from './invite-dialog';
import type { PlayerTask } from './player-actions';
import { PlayerTable } from './player-table';
import { PlayerTaskDialog } from './player-task-dialog';
import { filteredPlayers, type PlayerFilter, PlayerTools, SelectionBar } from './player-tools';

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
  const selection = useSelection(players);
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
          {view.step !== 'closed' && !selection.on && players.length > 0 && (
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
            <SelectionBar {...{ client, view, players, selection }} onEnd={() => counts.current?.focus()} />
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

/**
 * Checks in all players who are in the event and are not yet, after a question: who was checked in one by one cannot be
 * told afterwards.
 */
function CheckInAll({ client, view, onDone }: EventPart & { onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { entered, checkedIn } = countsOf(view);
  const absent = entered - checkedIn;
  const count = Math.min(absent, MAX_TOGETHER);
  if (absent === 0) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <UserCheck aria-hidden size={16} />{' '}
        {count < absent ? `Check in ${count} of ${absent}` : `Check in all (${count})`}
      </Button>
      {isAsking && (
        <AskDialog
          client={client}
          title={`Check in ${counted(count, 'player')}`}
          verb="Check in"
          revision={view.changed}
          command={() => ({ act: 'check-in', player: 'all', isCheckedIn: true })}
          done={`${counted(count, 'player')} checked in.`}
          onDone={() => {
            setAsking(false);
            onDone();
          }}
          onClose={() => setAsking(false)}
        >
          <p>Afterwards each of them can be checked out again, one at a time.</p>
        </AskDialog>
      )}
    </>
  );
}
