import { UserCheck } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { MAX_CHECK_INS } from '@/lib/events/event';
import { counted } from '@/lib/roster/words';
import { useAsk } from '../../client/hooks';
import type { EventPart } from '../event-part';
import { countsOf } from '../step-words';

/** Checks in all players who are in the event and are not yet; many of them in several presses. */
export function CheckInAll({ client, view, onDone }: EventPart & { onDone: () => void }) {
  const { ask, isBusy, problem } = useAsk(client);
  const { entered, checkedIn } = countsOf(view);
  const absent = entered - checkedIn;
  const count = Math.min(absent, MAX_CHECK_INS);
  const checkIn = async () => {
    const done = `${counted(count, 'player')} checked in.`;
    if (await ask({ act: 'check-in', player: 'all', isCheckedIn: true }, view.changed, done)) onDone();
  };
  if (absent === 0) return null;
  return (
    <>
      <Button busy={isBusy} onClick={() => void checkIn()}>
        <UserCheck aria-hidden size={16} />{' '}
        {count < absent ? `Check in ${count} of ${absent}` : `Check in all (${count})`}
      </Button>
      <p role="alert" className="basis-full font-medium text-error empty:hidden">
        {problem}
      </p>
    </>
  );
}
