import { ChartNoAxesColumn, Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Dialog } from '@/components/ui/dialog';
import type { Pack } from '@/lib/roster/pack/pack';
import { counted } from '@/lib/roster/text/words';
import type { Checking, CheckState } from './checking';
import { SaveDialog } from './save-dialog';
import { defaultView } from './view';

/** Fits three buttons side by side in 320 px. */
const NARROW = 'max-sm:gap-1 max-sm:px-2';

interface ResultActionsProps {
  checking: Checking;
  now: CheckState;
  pack: Pack | null;
  /** Number of lists that are shown. */
  count: number;
  /** Goes to the numbers, where they are below the lists; null if there are none. */
  toSummary: (() => void) | null;
}

/** The buttons over the results, and their dialogs. */
export function ResultActions({ checking, now, pack, count, toSummary }: ResultActionsProps) {
  const [dialog, setDialog] = useState<'save' | 'clear' | null>(null);
  const { lines, state } = now;
  const working = state === 'working';
  const close = () => setDialog(null);
  return (
    <>
      <Button
        className={NARROW}
        onClick={lines.length > 1 ? () => setDialog('clear') : checking.clear}
        disabled={working}
      >
        <Eraser aria-hidden size={16} /> Clear
      </Button>
      <Button
        variant="primary"
        className={NARROW}
        disabled={working || count === 0}
        onClick={() => setDialog('save')}
      >
        <Download aria-hidden size={16} />
        <span>
          Save<span className="max-sm:sr-only"> the verdicts</span>
        </span>
      </Button>
      {toSummary && (
        <Button className={classes(NARROW, 'xl:hidden')} onClick={toSummary}>
          <ChartNoAxesColumn aria-hidden size={16} /> Summary
        </Button>
      )}
      {dialog === 'clear' && <ClearDialog count={lines.length} clear={checking.clear} onClose={close} />}
      {dialog === 'save' && (
        <SaveDialog
          checking={checking}
          shown={count}
          all={lines.length}
          packName={pack?.name.trim() ?? ''}
          showAll={() => checking.show(defaultView)}
          onClose={close}
        />
      )}
    </>
  );
}

interface ClearDialogProps {
  count: number;
  clear: () => void;
  onClose: () => void;
}

/** Asks for confirmation before all lists are removed. */
function ClearDialog({ count, clear, onClose }: ClearDialogProps) {
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
