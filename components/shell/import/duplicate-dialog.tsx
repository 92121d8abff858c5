import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { nameOf } from '../rosters/actions';
import { saveRoster } from '../rosters/save-roster';
import type { Duplicate } from './import';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface DuplicateDialogProps {
  duplicate: Duplicate;
  onClose: () => void;
  open: (id: string) => void;
}

/** Asks whether to open the existing roster or to save a second copy, when a file holds an identical roster. */
export function DuplicateDialog({ duplicate: { source, there, copy }, onClose, open }: DuplicateDialogProps) {
  const saveCopy = async () => {
    await saveRoster(copy).catch(() => undefined);
    open(copy.id);
  };
  const binned = there.binned !== null;
  return (
    <Dialog
      open
      alert
      size="sm"
      onClose={onClose}
      title={binned ? 'This roster is in the bin' : 'This roster is already saved'}
      description={<bdi>{source}</bdi>}
      footer={
        <>
          <Button onClick={() => void saveCopy()}>Keep a second copy</Button>
          <Button variant="primary" onClick={() => open(there.id)} data-autofocus>
            {binned ? 'Restore and open it' : 'Open the saved roster'}
          </Button>
        </>
      }
    >
      <p className="break-words">
        <bdi className="font-semibold">{nameOf(there.roster)}</bdi> is identical; it was last changed on{' '}
        {dates.format(there.changed)}.
      </p>
    </Dialog>
  );
}
