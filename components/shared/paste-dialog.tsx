import { useState } from 'react';
import * as z from 'zod/mini';
import { FormTextArea } from '@/components/ui/form/form-field';
import { forgetKept, keptUnder, useZodForm } from '@/components/ui/form/use-zod-form';
import type { Fault } from '@/lib/roster/report';
import { FormDialog } from './form-dialog';
import { FaultList } from './import/fault-list';

interface PasteDialogProps {
  title: string;
  /** Label of the submit button. */
  verb: string;
  label: string;
  /** What may be pasted. */
  hint: string;
  rows: number;
  /** The text to start with. */
  start?: string;
  /** Takes the text, which is not blank. If it returns faults, the dialog stays open with the text and shows them. */
  take: (text: string) => Promise<readonly Fault[]> | undefined;
  onClose: () => void;
}

const pasteForm = z.object({
  text: z.string().check(z.refine((text) => text.trim() !== '', 'There is nothing in it yet.')),
});

/** A dialog to paste text into, for devices without a paste key. */
export function PasteDialog({ title, verb, take, onClose, start = '', ...field }: PasteDialogProps) {
  const kept = `paste ${title}`;
  const form = useZodForm(pasteForm, { text: start }, keptUnder(kept));
  const [isReading, setReading] = useState(false);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const submit = async ({ text }: { text: string }) => {
    setReading(true);
    setFaults([]);
    const found = (await take(text)) ?? [];
    setReading(false);
    if (found.length === 0) {
      forgetKept(kept);
      return onClose();
    }
    form.setError('text', { message: 'The text could not be read.' });
    setFaults(found);
  };
  return (
    <FormDialog {...{ title, verb, form, kept, onClose }} isWaiting={isReading} onSubmit={submit}>
      <FormTextArea {...field} control={form.control} name="text" data-autofocus spellCheck={false} />
      {faults.length > 0 && (
        <div role="alert">
          <FaultList faults={faults} whole="the text" />
        </div>
      )}
    </FormDialog>
  );
}
