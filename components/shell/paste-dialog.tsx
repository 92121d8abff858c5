'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField } from '@/components/ui/text-field';

interface PasteDialogProps {
  title: string;
  /** What the button says that hands the text over. */
  verb: string;
  label: string;
  /** What may be pasted. */
  hint: string;
  rows: number;
  /** Takes the text, which is not blank. */
  take: (text: string) => void;
  onClose: () => void;
}

/** A field for what would be pasted, for where there is no key to do it. */
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
