'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField } from '@/components/ui/text-field';
import { PASTED } from '@/lib/check/pasted';
import { foundText } from './gather';
import type { Found } from './messages';

interface PasteListsProps {
  take: (files: Found[]) => void;
  onClose: () => void;
}

/** A field for links and lists, as a chat or a mail has them. */
export function PasteLists({ take, onClose }: PasteListsProps) {
  const form = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setError('There is nothing in it yet.');
    onClose();
    take([foundText(text, PASTED)]);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Paste links or lists"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary">
            Check
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextAreaField
          data-autofocus
          label="Links or lists"
          hint="Links to rosters, with any words around them, or the text of roster files, a line each."
          error={error}
          rows={8}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
