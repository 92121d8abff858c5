'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SelectField } from '@/components/ui/select-field';
import { capitalised } from '@/lib/roster/words';
import { useBuilder, useBuilderState } from './context';
import { Mends } from './mends';
import { elementsOf } from './no-elements';
import { useElementEdits } from './use-element-edits';

/** Takes elements out where more are in the force than the pack allows; nothing where there are not. */
export function TooMany({ rules, most }: { rules: readonly string[]; most: number | null | undefined }) {
  const { editor } = useBuilder();
  const { noun, plural, list } = elementsOf(editor);
  const elements = list(useBuilderState((state) => state.reckoning));
  const { remove } = useElementEdits();
  const [chosen, setChosen] = useState('');
  if (most === null || most === undefined || elements.length <= most) return null;
  const element = elements.find(({ id }) => id === chosen) ?? elements.at(-1);
  return (
    <Mends rules={rules}>
      <Section title={capitalised(plural)} level={3} aside={`${elements.length} of ${most}`}>
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            label={`${capitalised(noun)} to take out`}
            className="w-60 max-w-full"
            value={element?.id ?? ''}
            onChange={({ target }) => setChosen(target.value)}
          >
            {elements.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
          <Button onClick={() => element && remove(element.id)}>
            <Trash2 aria-hidden size={16} /> Remove
          </Button>
        </div>
      </Section>
    </Mends>
  );
}
