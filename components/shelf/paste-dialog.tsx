'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField } from '@/components/ui/text-field';
import { fileOfText } from './drop-target';

interface PasteDialogProps {
  take: (files: readonly File[]) => void;
  onClose: () => void;
}

/** A field for what would be pasted, for where there is no key to do it. */
export function PasteDialog({ take, onClose }: PasteDialogProps) {
  const form = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setError('There is nothing in it yet.');
    onClose();
    take([fileOfText(text)]);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Paste a list or link"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary">
            Open
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextAreaField
          data-autofocus
          label="Roster or link"
          hint="The text of a roster file, a link to a roster, or several of them, a line each."
          error={error}
          rows={6}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
