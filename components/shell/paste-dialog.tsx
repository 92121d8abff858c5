import { useState } from 'react';
import { TextAreaField } from '@/components/ui/text-field';
import { FormDialog } from './form-dialog';

interface PasteDialogProps {
  title: string;
  /** Label of the submit button. */
  verb: string;
  label: string;
  /** What may be pasted. */
  hint: string;
  rows: number;
  /** Takes the text, which is not blank. */
  take: (text: string) => void;
  onClose: () => void;
}

/** A dialog to paste text into, for devices without a paste key. */
export function PasteDialog({ title, verb, take, onClose, ...field }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const submit = () => {
    if (text.trim() === '') return setError('There is nothing in it yet.');
    onClose();
    take(text);
  };
  return (
    <FormDialog {...{ title, verb, onClose }} onSubmit={submit}>
      <TextAreaField
        {...field}
        data-autofocus
        error={error}
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
