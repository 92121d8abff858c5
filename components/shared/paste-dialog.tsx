import { useState } from 'react';
import { TextAreaField } from '@/components/ui/fields/text-field';
import type { Fault } from '@/lib/roster/report';
import { FormDialog, useKeptFields } from './form-dialog';
import { FaultList } from './import/fault-list';

interface PasteDialogProps {
  title: string;
  /** Label of the submit button. */
  verb: string;
  label: string;
  /** What may be pasted. */
  hint: string;
  rows: number;
  /** Takes the text, which is not blank. If it returns faults, the dialog stays open with the text and shows them. */
  take: (text: string) => Promise<readonly Fault[]> | undefined;
  onClose: () => void;
}

/** A dialog to paste text into, for devices without a paste key. */
export function PasteDialog({ title, verb, take, onClose, ...field }: PasteDialogProps) {
  const { fields, change, forget } = useKeptFields(`paste ${title}`, { text: '' });
  const { text } = fields;
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState('');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const submit = async () => {
    if (text.trim() === '') return setError('There is nothing in it yet.');
    setReading(true);
    const found = (await take(text)) ?? [];
    setReading(false);
    if (found.length === 0) {
      forget();
      return onClose();
    }
    setError('The text could not be read.');
    setFaults(found);
  };
  return (
    <FormDialog
      {...{ title, verb, onClose }}
      isWaiting={isReading}
      onSubmit={() => void submit()}
      onCancel={forget}
    >
      <TextAreaField
        {...field}
        data-autofocus
        error={error}
        value={text}
        spellCheck={false}
        onChange={(event) => change({ text: event.target.value })}
      />
      {faults.length > 0 && (
        <div role="alert">
          <FaultList faults={faults} whole="the text" />
        </div>
      )}
    </FormDialog>
  );
}
