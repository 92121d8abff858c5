import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { MAX_TOGETHER } from '@/lib/events/event';
import { counted } from '@/lib/roster/words';
import { AskDialog } from '../ask-dialog';
import type { EventPart } from '../event-part';
import { countsOf } from '../step-words';

/**
 * Checks in all players who are in the event and are not yet, after a question: who was checked in one by one cannot be
 * told afterwards.
 */
export function CheckInAll({ client, view, onDone }: EventPart & { onDone: () => void }) {
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
