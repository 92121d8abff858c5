import { UserCheck } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { AlertText } from '@/components/ui/live-text';
import { isFrom } from '@/lib/events/course';
import type { EventView, PlayerView } from '@/lib/events/view';
import type { EventClient } from '../client/event-client';
import { useAsk } from '../client/hooks';

/** Whether players check in now, and this one is in the event. */
export const canCheckIn = (view: Pick<EventView, 'step'>, { isOut }: Pick<PlayerView, 'isOut'>): boolean =>
  !isOut && isFrom('locked', view) && view.step !== 'closed';

/** Marks that the player is at the event, or not. */
export function CheckIn({ client, me }: { client: EventClient; me: PlayerView }) {
  const { ask, isBusy, problem } = useAsk(client);
  const { isCheckedIn } = me;
  const change = () =>
    void ask(
      { act: 'check-in', isCheckedIn: !isCheckedIn },
      me.revision,
      isCheckedIn ? 'You are no longer checked in.' : 'You are checked in.',
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p>
        {isCheckedIn ? 'You are checked in.' : 'Check in once you are at the event, so that you are paired.'}
      </p>
      <Button variant={isCheckedIn ? 'secondary' : 'primary'} busy={isBusy} onClick={change}>
        <UserCheck aria-hidden size={16} /> {isCheckedIn ? 'Undo the check-in' : 'Check in'}
      </Button>
      <AlertText className="w-full">{problem}</AlertText>
    </div>
  );
}
