'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { NAME_LENGTH } from '@/lib/roster/roster';
import type { StoredRoster } from '@/lib/storage/db';
import { nameOf, rename } from '../shell/rosters/actions';
import { useRowActions } from './use-row-actions';

/** Renames a roster without opening it. */
export function RenameDialog({ stored, onClose }: { stored: StoredRoster; onClose: () => void }) {
  const { id, roster } = stored;
  const form = useId();
  const [name, setName] = useState(roster.name);
  const { attempt } = useRowActions();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    if (name === roster.name) return;
    const undo = () => rename(id, roster.name);
    void attempt(() => rename(id, name), `${nameOf(roster)} is ${nameOf({ name })} now.`, undo);
  };
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title="Rename"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary">
            Rename
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          data-autofocus
          label="Name"
          value={name}
          maxLength={NAME_LENGTH}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
