import { Plus } from 'lucide-react';
import { type FormEvent, type Ref, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import type { PackOption } from '@/lib/roster/pack-fields';

interface AddChoiceProps {
  label: string;
  /** The options that are not in the list yet. */
  options: readonly PackOption[];
  onAdd: (id: string) => void;
  ref?: Ref<HTMLSelectElement>;
}

/** A form that adds one of the known options to a list. */
export function AddChoice({ label, options, onAdd, ref }: AddChoiceProps) {
  const [chosen, setChosen] = useState('');
  const choice = options.find(({ id }) => id === chosen) ?? options[0];
  const groups = [...new Set(options.map(({ group }) => group))];
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (choice) onAdd(choice.id);
  };
  return (
    <form onSubmit={add} className="flex min-w-0 items-end gap-2">
      <SelectField
        ref={ref}
        compact
        label={label}
        className="w-52 shrink"
        value={choice?.id ?? ''}
        onChange={(event) => setChosen(event.target.value)}
      >
        {options.length === 0 && <option value="">All are in the list</option>}
        {groups.map((group) => {
          const items = options
            .filter((option) => option.group === group)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ));
          return group === undefined ? (
            items
          ) : (
            <optgroup key={group} label={group}>
              {items}
            </optgroup>
          );
        })}
      </SelectField>
      <Button type="submit" size="sm" aria-disabled={options.length === 0}>
        <Plus aria-hidden size={16} /> Add<span className="sr-only"> {choice?.name ?? ''}</span>
      </Button>
    </form>
  );
}
