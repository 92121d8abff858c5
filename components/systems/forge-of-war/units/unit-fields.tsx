import { Fields } from '@/components/builder/fields/fields';
import { setUnit } from '@/lib/systems/forge-of-war/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { unitFields } from '@/lib/systems/forge-of-war/fields';
import { type Unit, unitSchema } from '@/lib/systems/forge-of-war/force';
import { useEdit } from '../use-force';

interface UnitFieldsProps {
  unit: EvaluatedUnit;
  only: readonly Exclude<keyof Unit, 'id' | 'profile' | 'weapons' | 'passengers' | 'onFoot'>[];
  compact?: boolean;
  className?: string;
}

/** Plain fields of a unit. */
export function UnitFields({ unit, ...rest }: UnitFieldsProps) {
  const edit = useEdit();
  return (
    <Fields
      {...rest}
      shape={unitSchema.shape}
      fields={unitFields}
      value={unit.source}
      root={unit}
      path={['units', unit.id]}
      onChange={(fields) => edit((force) => setUnit(force, unit.id, fields))}
    />
  );
}
