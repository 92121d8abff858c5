import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Mends } from '@/components/builder/mends';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SelectField } from '@/components/ui/select-field';
import { useToast } from '@/components/ui/toast';
import { removeUnit } from '@/lib/systems/forge-of-war/edit-remove';
import { figuresText } from '@/lib/systems/forge-of-war/text';
import { mended } from '../mended';
import { useEdit, useReckoning } from '../use-force';

/** Takes units out where the pack allows fewer. */
export function TooMany() {
  const edit = useEdit();
  const toast = useToast();
  const { force, pack, units } = useReckoning();
  const [chosen, setChosen] = useState('');
  const most = pack?.maxElements;
  if (most === undefined || units.length <= most) return null;
  const unit = units.find(({ id }) => id === chosen) ?? units.at(-1);
  const remove = () => {
    if (unit === undefined) return;
    const { force: without, restore } = removeUnit(force, unit.id);
    edit(() => without);
    toast({ message: `${unit.label} removed.`, action: { label: 'Undo', onAction: () => edit(restore) } });
  };
  return (
    <Mends rules={mended.tooMany}>
      <Section title="Units" level={3} aside={`${units.length} of ${most}`}>
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            label="Unit to take out"
            className="w-60 max-w-full"
            value={unit?.id ?? ''}
            onChange={({ target }) => setChosen(target.value)}
          >
            {units.map(({ id, label, source }) => (
              <option key={id} value={id}>
                {label} · {figuresText(source.figures)}
              </option>
            ))}
          </SelectField>
          <Button onClick={remove}>
            <Trash2 aria-hidden size={16} /> Remove
          </Button>
        </div>
      </Section>
    </Mends>
  );
}
