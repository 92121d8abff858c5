import { useEffect, useState } from 'react';
import { SeverityMark } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { dateText } from '@/lib/roster/text/dates';
import { counted } from '@/lib/roster/text/words';
import { storageSentence } from '@/lib/storage/db';
import {
  deleteExpired,
  deleteSuspected,
  keepExpired,
  type SuspectedExpiry as Old,
} from '@/lib/storage/expiry';
import { whenIdle } from '../shared/loading/when-idle';

const DAY = 24 * 60 * 60 * 1000;

/** Runs once per page load; its result is shown whenever the shelf is, until the user answers. */
let pending: Promise<Old | null> | undefined;

/** Deletes what is over 30 days old; asks first if the clock may be wrong. */
export function ExpiredItemsPrompt() {
  const [old, setOld] = useState<Old | null>(null);
  const toast = useToast();
  useEffect(() => {
    let current = true;
    pending ??= new Promise<void>((resolve) => whenIdle(resolve))
      .then(() => deleteExpired(Date.now()))
      .catch(() => null);
    void pending.then((found) => current && setOld(found));
    return () => {
      current = false;
    };
  }, []);
  if (old === null) return null;
  const answer = async (work: (now: number) => unknown, message: string) => {
    pending = Promise.resolve(null);
    setOld(null);
    document.querySelector('main')?.focus();
    try {
      await work(old.now);
      toast({ message });
    } catch (error) {
      toast({ message: storageSentence(error) });
    }
  };
  const what = [
    old.rosters > 0 && `${counted(old.rosters, 'roster')} in the bin`,
    old.steps > 0 && counted(old.steps, 'undo step'),
  ].filter(Boolean);
  return (
    <div role="alert" className="mb-6 border-warning border-y py-2">
      <p className="max-w-prose">
        <SeverityMark severity="warning">Is the date on this device correct?</SeverityMark> This device says
        it is {dateText(old.now, 'date')}, {counted(Math.floor((old.now - old.seen) / DAY), 'day')} after
        Muster was last used here. By that date, {what.join(' and ')}{' '}
        {old.rosters + old.steps === 1 ? 'is' : 'are'} over 30 days old and would be deleted.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void answer(keepExpired, 'Kept for 30 days more.')}>
          Keep for 30 days more
        </Button>
        <Button variant="danger" onClick={() => void answer(deleteSuspected, 'Permanently deleted.')}>
          Delete permanently
        </Button>
      </div>
    </div>
  );
}
