import { Plus } from 'lucide-react';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { LIST_SIZE, NAME_LENGTH } from '@/lib/roster/roster';

interface AddNameProps {
  /** Label of the field: "Id of another card". */
  label: string;
  /** Whether the list is full. */
  full: boolean;
  onAdd: (name: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A form that adds something made by players to a list, by its name. */
export function AddName({ label, full, onAdd, ref }: AddNameProps) {
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '' || full) return form.current?.querySelector('input')?.focus();
    onAdd(typed.trim());
    setTyped('');
  };
  return (
    <form ref={form} onSubmit={add} className="flex min-w-0 flex-wrap items-end gap-2">
      <TextField
        ref={ref}
        compact
        label={label}
        error={full && typed !== '' ? `A pack has at most ${LIST_SIZE} in this list.` : undefined}
        className="max-w-xs"
        maxLength={NAME_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="sm">
        <Plus aria-hidden size={16} /> Add<span className="sr-only"> to {label.toLowerCase()}</span>
      </Button>
    </form>
  );
}
