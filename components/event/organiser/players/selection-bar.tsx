import { UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Selection } from '@/components/shared/use-selection';
import { Button } from '@/components/ui/button';
import { isFrom } from '@/lib/events/course';
import { MAX_TOGETHER } from '@/lib/events/event';
import type { PlayerView } from '@/lib/events/view';
import { counted } from '@/lib/roster/text/words';
import { AskDialog, type EventPart } from '../dialogs';

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
