import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { counted } from '@/lib/roster/words';

interface ClearDialogProps {
  count: number;
  clear: () => void;
  onClose: () => void;
}

/** Asks for confirmation before all lists are removed. */
export function ClearDialog({ count, clear, onClose }: ClearDialogProps) {
  const confirm = () => {
    onClose();
    clear();
  };
  return (
    <Dialog
      open
      alert
      size="sm"
      onClose={onClose}
      title={`Clear ${counted(count, 'roster')}?`}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button variant="primary" onClick={confirm}>
            Clear all
          </Button>
        </>
      }
    >
      <p>Their verdicts are removed from this page. The files they came from stay as they are.</p>
    </Dialog>
  );
}
