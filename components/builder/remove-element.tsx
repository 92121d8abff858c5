import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Options, SelectField } from '@/components/ui/select-field';
import { capitalised } from '@/lib/roster/words';
import { elementsOf, useBuilder } from './context';
import type { Listed } from './system-editor';
import { useElementEdits } from './use-element-edits';

/** Removes one of these elements, by default the last; shown if there are too many, or one is not allowed. */
export function RemoveElement({ elements }: { elements: readonly Listed[] }) {
  const { editor } = useBuilder();
  const { remove } = useElementEdits();
  const [chosen, setChosen] = useState('');
  const element = elements.find(({ id }) => id === chosen) ?? elements.at(-1);
  if (element === undefined) return null;
  if (elements.length === 1)
    return (
      <Button onClick={() => remove(element.id)}>
        <Trash2 aria-hidden size={16} /> Remove {element.label}
      </Button>
    );
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label={`${capitalised(elementsOf(editor).noun)} to remove`}
        className="w-60 max-w-full"
        value={element.id}
        onChange={({ target }) => setChosen(target.value)}
      >
        <Options of={elements.map(({ id, label }) => [id, label])} />
      </SelectField>
      <Button onClick={() => remove(element.id)}>
        <Trash2 aria-hidden size={16} /> Remove
      </Button>
    </div>
  );
}
