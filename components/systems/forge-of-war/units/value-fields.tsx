import { Fields } from '@/components/builder/fields/fields';
import { ProblemPlace } from '@/components/builder/problem-place';
import { Section } from '@/components/ui/section';
import { armourName } from '@/lib/systems/forge-of-war/catalogue';
import { setUnit, setValue } from '@/lib/systems/forge-of-war/edits/edit';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { profileFields, unitFields } from '@/lib/systems/forge-of-war/fields';
import { type Profile, profileSchema, unitSchema } from '@/lib/systems/forge-of-war/force';
import { useEdit } from '../use-force';

/** The profile of a unit and its move. */
export function ValueFields({ unit }: { unit: EvaluatedUnit }) {
  const edit = useEdit();
  const { id, source, features, fv } = unit;
  const { profile } = source;
  const { av, facing } = profile;
  const armour = armourName(av);
  const notes = [
    ...(armour === '' ? [] : [`AV ${av}: ${armour.toLowerCase()}.`]),
    ...(features && facing !== 0 ? [`Front ${av + facing}, sides ${av}, rear ${av - facing}.`] : []),
    ...(fv > profile.fv ? [`Every figure carries a pistol: FV ${fv}.`] : []),
  ];
  return (
    <Section title="Values" level={3} aside="section 3.1">
      <ProblemPlace path={['units', id, 'profile']}>
        <Fields
          shape={profileSchema.shape}
          fields={profileFields}
          value={profile}
          root={unit}
          onChange={(fields) =>
            edit((force) =>
              entriesOf(fields).reduce((now, [key, value]) => setValue(now, id, key, value), force),
            )
          }
        />
      </ProblemPlace>
      <Fields
        shape={unitSchema.shape}
        fields={unitFields}
        only={['move']}
        value={source}
        root={unit}
        path={['units', id]}
        onChange={(fields) => edit((force) => setUnit(force, id, fields))}
      />
      {notes.length > 0 && <p className="mt-2 text-muted text-sm">{notes.join(' ')}</p>}
    </Section>
  );
}

/** The values that a field sets, by their keys. */
export const entriesOf = (fields: Partial<Profile>) => Object.entries(fields) as [keyof Profile, number][];
