import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField } from '@/components/ui/text-field';

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
  const form = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setError('There is nothing in it yet.');
    onClose();
    take(text);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary">
            {verb}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextAreaField
          {...field}
          data-autofocus
          error={error}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
