import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { Selection } from '@/components/shell/use-selection';
import { Button } from '@/components/ui/button';
import { isFrom } from '@/lib/events/course';
import { MAX_TOGETHER } from '@/lib/events/event';
import type { PlayerView } from '@/lib/events/view';
import { counted } from '@/lib/roster/words';
import { AskDialog } from '../ask-dialog';
import type { EventPart } from '../event-part';

interface WithdrawBarProps extends EventPart {
  selection: Selection;
  /** The players to choose from. */
  players: readonly PlayerView[];
  /** Called when selecting has ended and the bar goes away. */
  onEnd: () => void;
}

/** Withdraws several selected players at once; always visible above them. */
export function WithdrawBar({ client, view, selection, players, onEnd }: WithdrawBarProps) {
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
