import { type ReactNode, useState } from 'react';
import { TextAreaField } from '@/components/ui/text-field';
import { seenText } from '@/lib/roster/visible-text';
import type { EventClient, EventCommand } from '../client/event-client';
import { AskDialog } from './ask-dialog';

/** Most letters of a reason. */
const LENGTH = 500;

interface ReasonDialogProps {
  client: EventClient;
  title: ReactNode;
  verb: string;
  /** The revision of what is changed. */
  revision: number;
  /** Returns the change to ask for with a reason. */
  command: (reason: string) => EventCommand;
  done: string;
  onClose: () => void;
  /** What follows from the change. */
  children?: ReactNode;
}

/** Asks for a change with a reason that everyone can read. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { command, children, ...dialog } = props;
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  return (
    <AskDialog
      {...dialog}
      command={() => {
        if (seenText(reason) !== '') return command(reason.trim());
        setError('Enter a reason.');
        return null;
      }}
    >
      {children}
      <TextAreaField
        data-autofocus
        label="Reason"
        hint="Everyone who sees the event can read it."
        maxLength={LENGTH}
        value={reason}
        error={error}
        onChange={({ target }) => {
          setReason(target.value);
          setError('');
        }}
      />
    </AskDialog>
  );
}
