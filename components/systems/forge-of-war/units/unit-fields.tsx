import { Fields } from '@/components/builder/fields/fields';
import { ProblemPlace } from '@/components/builder/problem-place';
import { setUnit, setValue, setValueOnFoot } from '@/lib/systems/forge-of-war/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { profileFields, unitFields } from '@/lib/systems/forge-of-war/fields';
import { type Profile, profileSchema, type Unit, unitSchema } from '@/lib/systems/forge-of-war/force';
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

/** The values of a unit, or those on foot. */
export function ProfileFields({ unit, profile }: { unit: EvaluatedUnit; profile: Profile }) {
  const edit = useEdit();
  const { id, source } = unit;
  const isMounted = profile === source.profile;
  const set = isMounted ? setValue : setValueOnFoot;
  return (
    <ProblemPlace path={['units', id, ...(isMounted ? [] : ['onFoot']), 'profile']}>
      <Fields
        shape={profileSchema.shape}
        fields={profileFields}
        value={profile}
        root={unit}
        {...(!isMounted && { suffix: 'on foot' })}
        onChange={(fields) =>
          edit((force) =>
            (Object.entries(fields) as [keyof Profile, number][]).reduce(
              (now, [key, value]) => set(now, id, key, value),
              force,
            ),
          )
        }
      />
    </ProblemPlace>
  );
}
