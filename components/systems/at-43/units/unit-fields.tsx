import { Fields } from '@/components/builder/fields/fields';
import { setUnit } from '@/lib/systems/at-43/edits/edit-unit';
import type { EvaluatedUnit } from '@/lib/systems/at-43/evaluate/evaluate-unit';
import { unitFields } from '@/lib/systems/at-43/fields';
import { type Unit, unitSchema } from '@/lib/systems/at-43/force';
import { useEdit } from '../use-force';

interface UnitFieldsProps {
  unit: EvaluatedUnit;
  only: readonly (keyof Unit)[];
  className?: string;
  /** Where their problems are, if not at each field. */
  path?: undefined;
}

/** Plain fields of a unit. */
export function UnitFields({ unit, ...rest }: UnitFieldsProps) {
  const edit = useEdit();
  return (
    <Fields
      compact={false}
      path={['units', unit.id]}
      {...rest}
      shape={unitSchema.shape}
      fields={unitFields}
      value={unit.source}
      root={unit}
      onChange={(fields) => edit((force) => setUnit(force, unit.id, fields))}
    />
  );
}
