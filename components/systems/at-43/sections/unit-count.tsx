import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useBuilder } from '@/components/builder/context';
import { Mends } from '@/components/builder/mends';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { SelectField } from '@/components/ui/select-field';
import { useToast } from '@/components/ui/toast';
import { removeUnit } from '@/lib/systems/at-43/edit';
import { mended } from '../mended';
import { useEdit, useReckoning } from '../use-force';

/** Adds the first unit, and takes units out where the pack allows fewer; nothing where neither is needed. */
export function UnitCount() {
  const { open } = useBuilder();
  const { pack, units } = useReckoning();
  const most = pack?.maxElements ?? null;
  if (units.length === 0)
    return (
      <Mends rules={mended.add}>
        <EmptyState
          title="No units yet"
          actions={
            <Button variant="primary" onClick={() => open({ kind: 'picker' })}>
              <Plus aria-hidden size={16} /> Add the first unit
            </Button>
          }
        >
          A company has one unit at least.
        </EmptyState>
      </Mends>
    );
  return most !== null && units.length > most ? <TooMany most={most} /> : null;
}

function TooMany({ most }: { most: number }) {
  const edit = useEdit();
  const toast = useToast();
  const { force, units } = useReckoning();
  const [chosen, setChosen] = useState('');
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
            {units.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
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
