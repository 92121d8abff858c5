import { ProblemPlace } from '@/components/builder/problem-place';
import { CheckField } from '@/components/ui/check-field';
import { SelectField } from '@/components/ui/select-field';
import { setWeapon } from '@/lib/systems/forge-of-war/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import type { Mount } from '@/lib/systems/forge-of-war/force';
import { mountNames } from '@/lib/systems/forge-of-war/paper/text';
import { useEdit } from '../use-force';

const NONE = '';

type MountFieldsProps = {
  unit: EvaluatedUnit;
  /** Index of the entry in the unit's weapons. */
  index: number;
  /** Name of the weapon. */
  name: string;
};

/** How a unit built like a vehicle mounts a weapon, and whether the weapon has its own crew (8.2, 10.2). */
export function MountFields({ unit: { id, source, features }, index, name }: MountFieldsProps) {
  const edit = useEdit();
  const entry = source.weapons[index];
  if (entry === undefined) return null;
  const { mount, crewed } = entry;
  const isSet = mount !== undefined || crewed;
  if (!features && !isSet) return null;
  const fields = (
    <div className="mt-1 flex flex-wrap items-start gap-x-4 gap-y-1">
      <SelectField
        compact
        label={
          <>
            Mount<span className="sr-only"> of {name}</span>
          </>
        }
        className="w-36"
        error={!features && mount !== undefined ? 'For vehicles only' : undefined}
        value={mount ?? NONE}
        onChange={({ target }) =>
          edit((force) =>
            setWeapon(force, id, index, {
              mount: target.value === NONE ? undefined : (target.value as Mount),
            }),
          )
        }
      >
        <option value={NONE}>Not set</option>
        {(Object.keys(mountNames) as Mount[]).map((each) => (
          <option key={each} value={each}>
            {mountNames[each]}
          </option>
        ))}
      </SelectField>
      <CheckField
        className="pt-5"
        label={
          <>
            Crewed<span className="sr-only">: {name}</span>
          </>
        }
        error={!features && crewed ? 'For vehicles only' : undefined}
        checked={crewed}
        onChange={({ target }) => edit((force) => setWeapon(force, id, index, { crewed: target.checked }))}
      />
    </div>
  );
  return features ? fields : <ProblemPlace path={['units', id, 'mounts']}>{fields}</ProblemPlace>;
}
