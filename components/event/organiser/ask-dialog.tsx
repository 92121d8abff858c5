import { type ReactNode, useState } from 'react';
import { FormDialog } from '@/components/shell/form-dialog';
import type { DialogSize } from '@/components/ui/dialog';
import { AlertText, StatusText } from '@/components/ui/live-text';
import type { EventClient, EventCommand } from '../client/event-client';
import { AGAIN, useAsk } from '../client/hooks';

interface AskDialogProps {
  client: EventClient;
  title: ReactNode;
  description?: ReactNode;
  /** Label of the button. */
  verb: string;
  size?: DialogSize;
  /** Whether something that it needs is not there yet. */
  isWaiting?: boolean;
  /** The revision of what is changed, as the page shows it now. */
  revision: number;
  /** Returns the change to ask for; null if a field is wrong, which then says so. */
  command: () => EventCommand | null;
  /** The message after the change. */
  done?: string;
  /** Called after the change instead of `onClose`. */
  onDone?: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * A dialog that asks the server for a change of what it was opened for; it stays open if that is refused, and says why.
 * If it was changed elsewhere since the dialog was opened, that is said first, and the next attempt succeeds.
 */
export function AskDialog(props: AskDialogProps) {
  const {
    client,
    title,
    description,
    verb,
    size = 'sm',
    isWaiting = false,
    revision,
    command,
    done,
    onDone,
    onClose,
    children,
  } = props;
  const [seen, setSeen] = useState(revision);
  const { ask, isBusy, problem, isUnanswered } = useAsk(client);
  const submit = async () => {
    const asked = command();
    if (asked === null) return;
    // What had no answer is asked for again as it was, so that the change is made only once.
    const at = problem === '' || isUnanswered ? seen : revision;
    setSeen(at);
    if (await ask(asked, at, done)) (onDone ?? onClose)();
  };
  return (
    <FormDialog
      {...{ title, description, size, isWaiting, onClose }}
      verb={isUnanswered ? AGAIN : verb}
      onSubmit={() => void submit()}
    >
      {children}
      <AlertText>{problem}</AlertText>
      <StatusText>{isBusy && 'Waiting for the server …'}</StatusText>
    </FormDialog>
  );
}
