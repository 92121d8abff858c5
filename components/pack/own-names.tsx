'use client';

import { Plus, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { MOST_BANS } from '@/lib/roster/pack';
import { NAME_LENGTH } from '@/lib/roster/roster';

interface OwnNamesProps {
  label: string;
  names: readonly string[];
  /** No more fit. */
  full: boolean;
  onAdd: (name: string) => void;
  onRemove: (name: string) => void;
}

/** What players made for themselves, by name: typed in and taken out one by one. */
export function OwnNames({ label, names, full, onAdd, onRemove }: OwnNamesProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '' || full) return field.current?.focus();
    onAdd(typed.trim());
    setTyped('');
  };
  return (
    <div className="mt-2">
      {names.length > 0 && (
        <ul className="mb-2">
          {names.map((name) => (
            <li key={name} className="flex items-center gap-2">
              <bdi className="min-w-0 break-words">{name}</bdi>
              <IconButton
                size="sm"
                label={`Take out ${name}`}
                icon={<X aria-hidden size={16} />}
                onClick={() => {
                  field.current?.focus();
                  onRemove(name);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className="flex flex-wrap items-end gap-2">
        <TextField
          ref={field}
          compact
          label={label}
          error={full && typed !== '' ? `A pack has at most ${MOST_BANS} in this list.` : undefined}
          className="max-w-xs"
          maxLength={NAME_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" size="sm">
          <Plus aria-hidden size={16} /> Add<span className="sr-only"> to {label.toLowerCase()}</span>
        </Button>
      </form>
    </div>
  );
}
