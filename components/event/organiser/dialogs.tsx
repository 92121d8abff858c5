import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog } from '@/components/shared/form-dialog';
import { saveFile } from '@/components/shared/import/files';
import { CopyField } from '@/components/shared/share/copy-field';
import { QrPicture } from '@/components/shared/share/qr-picture';
import { Button } from '@/components/ui/button';
import { Dialog, type DialogSize } from '@/components/ui/dialog';
import { FormTextArea } from '@/components/ui/form/form-field';
import { useZodForm, type ZodForm } from '@/components/ui/form/use-zod-form';
import { AlertText, StatusText } from '@/components/ui/notes';
import { useToast } from '@/components/ui/toast';
import { askedReasonSchema, REASON_LENGTH } from '@/lib/events/acts';
import type { EventView } from '@/lib/events/view';
import { fileName } from '@/lib/roster/file';
import { typedSchema } from '@/lib/roster/roster';
import { linkReachSentence } from '@/lib/roster/text/link-reach';
import type { EventClient, EventCommand } from '../client/event-client';
import { AGAIN, useAsk } from '../client/hooks';
import { problemSentence } from '../client/problem';

/** What a part of the organiser's page is given. */
export interface EventPart {
  client: EventClient;
  view: EventView;
}

/** What a dialog of the organiser's page is given. */
export interface EventDialog extends EventPart {
  onClose: () => void;
}

interface AskDialogProps<In extends FieldValues, Out> {
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
  /** The form of its fields, if it has any. */
  form?: ZodForm<In, Out>;
  /** Returns the change to ask for, with what was filled in. */
  command: (values: Out) => EventCommand;
  /** The message after the change. */
  done?: string;
  /** Called after the change instead of `onClose`. */
  onDone?: (values: Out) => void;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * A dialog that asks the server for a change of what it was opened for; it stays open if that is refused, and says why.
 * If it was changed elsewhere since the dialog was opened, that is said first, and the next attempt succeeds.
 */
export function AskDialog<In extends FieldValues = object, Out = In>(props: AskDialogProps<In, Out>) {
  const without = useForm<In, unknown, Out>();
  const {
    form = without,
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
  const { ask, isBusy, problem, isUnanswered } = useAsk(client, form);
  const submit = async (values: Out) => {
    // What had no answer is asked for again as it was, so that the change is made only once.
    const at = problem === '' || isUnanswered ? seen : revision;
    setSeen(at);
    if (await ask(command(values), at, done)) onDone === undefined ? onClose() : onDone(values);
  };
  return (
    <FormDialog
      {...{ form, title, description, size, isWaiting, onClose }}
      verb={isUnanswered ? AGAIN : verb}
      onSubmit={submit}
    >
      {children}
      <AlertText>{problem}</AlertText>
      <StatusText>{isBusy && 'Waiting for the server …'}</StatusText>
    </FormDialog>
  );
}

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

const reasonForm = z.object({ reason: typedSchema(askedReasonSchema) });

/** Asks for a change with a reason that everyone can read. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { command, children, ...dialog } = props;
  const form = useZodForm(reasonForm, { reason: '' });
  return (
    <AskDialog {...dialog} form={form} command={({ reason }) => command(reason)}>
      {children}
      <FormTextArea
        control={form.control}
        name="reason"
        data-autofocus
        label="Reason"
        hint="Everyone who sees the event can read it."
        maxLength={REASON_LENGTH}
      />
    </AskDialog>
  );
}

interface LinkDialogProps {
  title: ReactNode;
  label: string;
  link: string;
  /** Name for the picture of the link. */
  name: string;
  onClose: () => void;
  children?: ReactNode;
}

/** A link to copy, and as a QR code. */
export const LinkDialog = ({ title, label, link, name, onClose, children }: LinkDialogProps) => (
  <Dialog open size="sm" title={title} onClose={onClose}>
    <div className="grid gap-4">
      {children}
      <CopyField label={label} text={link} action="Copy the link" hint={linkReachSentence(link)} />
      <QrPicture text={link} name={name} what="event" />
    </div>
  </Dialog>
);

interface SaveEventFileProps {
  client: EventClient;
  /** The name of the event. */
  name: string;
  variant?: 'primary' | 'secondary';
}

/** A button that saves the whole event to a file, with which it can go on on another server. */
export function SaveEventFile({ client, name, variant = 'secondary' }: SaveEventFileProps) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setBusy(true);
    try {
      const file = fileName(name, 'event.json');
      saveFile(file, JSON.stringify(await client.file()), 'application/json');
      toast({ message: `${file} saved.` });
    } catch (error) {
      toast({ message: problemSentence(error) });
    }
    setBusy(false);
  };
  return (
    <Button variant={variant} busy={isBusy} onClick={() => void save()}>
      <Download aria-hidden size={16} /> Save to a file
    </Button>
  );
}
