import { Archive } from 'lucide-react';
import * as z from 'zod/mini';
import { usePartForm } from '@/components/builder/use-part-form';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { TextField } from '@/components/ui/text-field';
import { nameSchema } from '@/lib/roster/roster';
import { setUnit } from '@/lib/systems/forge-of-war/edit';
import type { Role } from '@/lib/systems/forge-of-war/force';
import type { ReckonedUnit } from '@/lib/systems/forge-of-war/reckon-units';
import { type StoredTroop, toStoredTroop } from '@/lib/systems/forge-of-war/stored';
import { kindName, roleNames } from '@/lib/systems/forge-of-war/text';
import { useEdit, useReckoning } from '../use-force';
import { useOwnLibrary } from '../use-own-library';

const schema = z.object({ name: nameSchema });

/** Name and role of a unit, with a button that saves it for other forces. */
export function UnitHead({ unit }: { unit: ReckonedUnit }) {
  const edit = useEdit();
  const { id, source, label } = unit;
  const { force } = useReckoning();
  const { save } = useOwnLibrary<StoredTroop>('troop');
  const form = usePartForm(schema, { name: source.name }, ({ name }) =>
    edit((now) => setUnit(now, id, { name })),
  );
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Name"
          className="min-w-48 flex-1"
          placeholder={kindName(source)}
          error={form.formState.errors.name?.message}
          {...form.register('name')}
        />
        <Button onClick={() => void save(label, toStoredTroop(force, source, label))}>
          <Archive aria-hidden size={16} /> Save for other forces
        </Button>
      </div>
      <Segmented<Role>
        compact
        label="Role"
        value={source.role}
        options={(Object.keys(roleNames) as Role[]).map((value) => ({ value, label: roleNames[value] }))}
        onChange={(role) => edit((now) => setUnit(now, id, { role }))}
      />
    </div>
  );
}
