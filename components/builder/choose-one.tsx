import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Options, SelectField } from '@/components/ui/select-field';

interface ChooseOneProps {
  label: string;
  options: readonly { id: string; text: string }[];
  /** The text of the button. */
  verb: string;
  onChoose: (id: string) => void;
  className?: string;
}

/** A list to choose one from, with a button that adds it; renders nothing if there is none to choose. */
export function ChooseOne({ label, options, verb, onChoose, className }: ChooseOneProps) {
  const [chosen, setChosen] = useState('');
  const { id } = options.find((option) => option.id === chosen) ?? options[0] ?? {};
  if (id === undefined) return null;
  return (
    <div className={classes('flex flex-wrap items-end gap-2', className)}>
      <SelectField
        label={label}
        className="w-72 max-w-full"
        value={id}
        onChange={({ target }) => setChosen(target.value)}
      >
        <Options of={options.map((option) => [option.id, option.text])} />
      </SelectField>
      <Button onClick={() => onChoose(id)}>
        <Plus aria-hidden size={16} /> {verb}
      </Button>
    </div>
  );
}
