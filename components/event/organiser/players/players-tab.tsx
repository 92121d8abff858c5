import { ListChecks, UserCheck, UserMinus, UserPlus } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { type Selection, useSelection } from '@/components/shared/use-selection';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { EmptyState } from '@/components/ui/notes';
import { isFrom } from '@/lib/events/course';
import { MAX_TOGETHER } from '@/lib/events/event';
import type { EventView, PlayerView } from '@/lib/events/view';
import { counted } from '@/lib/roster/text/words';
import { AskDialog, type EventPart } from '../dialogs';
import { countsOf } from '../step-words';
import { InviteDialog } from './invite-dialog';
import type { PlayerTask } from './player-actions';
import { filteredPlayers, type PlayerFilter, PlayerTools } from './player-filter';
import { PlayerTable } from './player-table';
import { PlayerTaskDialog } from './player-task-dialog';

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

interface WithdrawBarProps extends EventPart {
  selection: Selection;
  /** The players to choose from. */
  players: readonly PlayerView[];
  /** Called when selecting has ended and the bar goes away. */
  onEnd: () => void;
}

/** Withdraws several selected players at once; always visible above them. */
function WithdrawBar({ client, view, selection, players, onEnd }: WithdrawBarProps) {
  const [isAsking, setAsking] = useState(false);
  const { ids } = selection;
  const all = players.slice(0, MAX_TOGETHER);
  const isAll = all.length > 0 && ids.size >= all.length;
  const end = () => {
    selection.end();
    onEnd();
  };
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-1 border-accent border-t-2 bg-ground py-2">
      <p role="status" className="mr-2 font-medium">
        {ids.size} selected
        {ids.size > MAX_TOGETHER && ` (at most ${MAX_TOGETHER} at a time)`}
      </p>
      <Button size="sm" onClick={() => selection.set(isAll ? [] : all.map(({ id }) => id))}>
        {isAll ? 'None' : all.length < players.length ? `First ${MAX_TOGETHER}` : 'All'}
      </Button>
      <Button size="sm" disabled={ids.size === 0 || ids.size > MAX_TOGETHER} onClick={() => setAsking(true)}>
        <UserMinus aria-hidden size={14} /> Withdraw
      </Button>
      <Button size="sm" variant="primary" className="ml-auto" onClick={end}>
        Done
      </Button>
      {isAsking && (
        <AskDialog
          client={client}
          title={`Withdraw ${counted(ids.size, 'player')}`}
          verb="Withdraw"
          revision={view.changed}
          command={() => ({ act: 'drop', player: [...ids], isOut: true })}
          done={`${counted(ids.size, 'player')} withdrawn.`}
          onDone={() => {
            setAsking(false);
            end();
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            They are not paired from the next round on. Results so far stay, and each player can return. A
            round that is paired but has not started is paired again.
            {!isFrom('locked', view) &&
              ' If a player has not returned when the lists are locked, their list is not revealed.'}
          </p>
        </AskDialog>
      )}
    </div>
  );
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
