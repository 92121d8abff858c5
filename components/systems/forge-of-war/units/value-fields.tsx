import { ProblemPlace } from '@/components/builder/problem-place';
import { NumberField } from '@/components/ui/number-field';
import { Section } from '@/components/ui/section';
import { armourName } from '@/lib/systems/forge-of-war/catalogue';
import { setUnit, setValue } from '@/lib/systems/forge-of-war/edit';
import type { Profile } from '@/lib/systems/forge-of-war/force';
import type { ReckonedUnit } from '@/lib/systems/forge-of-war/reckon-units';
import { facingFault, wrongValues } from '@/lib/systems/forge-of-war/rules/unit';
import { useEdit } from '../use-force';
import { ProfileFields } from './profile-fields';

/** The profile of a unit and its move. */
export function ValueFields({ unit }: { unit: ReckonedUnit }) {
  const edit = useEdit();
  const { id, source, features, move, fv } = unit;
  const { profile } = source;
  const { av, facing } = profile;
  const armour = armourName(av);
  const notes = [
    ...(armour === '' ? [] : [`AV ${av}: ${armour.toLowerCase()}.`]),
    ...(features && facing !== 0 ? [`Front ${av + facing}, sides ${av}, rear ${av - facing}.`] : []),
    ...(fv > profile.fv ? [`Every figure carries a pistol: FV ${fv}.`] : []),
  ];
  const wrong = wrongValues(unit);
  const fault = facingFault(unit);
  const errorOf = (key: keyof Profile) =>
    key === 'facing' && fault !== null
      ? fault === 'type'
        ? '0 but on vehicles'
        : 'front and rear 0 or more'
      : wrong.find((each) => each.key === key)?.range;
  return (
    <Section title="Values" level={3} aside="section 3.1">
      <ProblemPlace path={['units', id, 'profile']}>
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 @md:grid-cols-4">
          <ProfileFields
            profile={profile}
            errorOf={errorOf}
            onChange={(key, value) => edit((force) => setValue(force, id, key, value))}
          />
          <NumberField
            compact
            allowEmpty
            label="Own move"
            hint={`moves ${move}"`}
            min={0}
            max={99}
            value={source.move ?? null}
            onChange={(value) => edit((force) => setUnit(force, id, { move: value ?? undefined }))}
          />
        </div>
      </ProblemPlace>
      {notes.length > 0 && <p className="mt-2 text-muted text-sm">{notes.join(' ')}</p>}
    </Section>
  );
}
