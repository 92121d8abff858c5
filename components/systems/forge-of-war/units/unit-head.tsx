import { Archive } from 'lucide-react';
import { TextEdit } from '@/components/builder/fields/text-edit';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { setUnit } from '@/lib/systems/forge-of-war/edits/edit';
import { type StoredTroop, toStoredTroop } from '@/lib/systems/forge-of-war/edits/stored';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import type { Role } from '@/lib/systems/forge-of-war/force';
import { kindName, roleNames } from '@/lib/systems/forge-of-war/paper/text';
import { useEdit, useEvaluation } from '../use-force';
import { useOwnLibrary } from '../use-own-library';

/** Name and role of a unit, with a button that saves it for other forces. */
export function UnitHead({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { id, source, label } = unit;
  const { force } = useEvaluation();
  const { save } = useOwnLibrary<StoredTroop>('troop');
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextEdit
          isOptional
          label="Name"
          className="min-w-48 flex-1"
          placeholder={kindName(source)}
          value={source.name}
          onChange={(name) => edit((now) => setUnit(now, id, { name }))}
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
