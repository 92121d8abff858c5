import { Mends } from '@/components/builder/mends';
import { NumberField } from '@/components/ui/number-field';
import { Section } from '@/components/ui/section';
import { armourName } from '@/lib/systems/forge-of-war/catalogue';
import { setUnit, setValue } from '@/lib/systems/forge-of-war/edit';
import type { Profile } from '@/lib/systems/forge-of-war/force';
import type { ReckonedUnit } from '@/lib/systems/forge-of-war/reckon-units';
import { wrongValues } from '@/lib/systems/forge-of-war/rules/unit';
import { valueNames } from '@/lib/systems/forge-of-war/text';
import { mended } from '../mended';
import { useEdit } from '../use-force';

const fields: readonly { key: keyof Profile; label: string }[] = [
  { key: 'cv', label: 'CV' },
  { key: 'sv', label: 'SV' },
  { key: 'fv', label: 'FV' },
  { key: 'attacks', label: 'Attacks' },
  { key: 'av', label: 'AV' },
  { key: 'facing', label: 'Facing' },
  { key: 'w', label: 'W' },
];

/** The profile of a unit and its move. */
export function ValueFields({ unit }: { unit: ReckonedUnit }) {
  const edit = useEdit();
  const { id, source, vehicle, move, fv } = unit;
  const { profile } = source;
  const { av, facing } = profile;
  const armour = armourName(av);
  const notes = [
    ...(armour === '' ? [] : [`AV ${av}: ${armour.toLowerCase()}.`]),
    ...(vehicle && facing !== 0 ? [`Front ${av + facing}, sides ${av}, rear ${av - facing}.`] : []),
    ...(fv > profile.fv ? [`Every figure bears a pistol: FV ${fv}.`] : []),
  ];
  const wrong = wrongValues(unit);
  const errorOf = (key: keyof Profile) =>
    key === 'facing' && !vehicle && facing !== 0
      ? '0 but on vehicles'
      : wrong.find((each) => each.key === key)?.range;
  return (
    <Section title="Values" level={3} aside="section 3.1">
      <Mends rules={mended.values}>
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 @md:grid-cols-4">
          {fields.map(({ key, label }) => (
            <NumberField
              key={key}
              compact
              label={label}
              hint={key === 'facing' ? 'front +, rear −' : key === 'attacks' ? undefined : valueNames[key]}
              min={-99}
              max={99}
              error={errorOf(key)}
              value={profile[key]}
              onChange={(value) => edit((force) => setValue(force, id, key, value))}
            />
          ))}
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
      </Mends>
      {notes.length > 0 && <p className="mt-2 text-muted text-sm">{notes.join(' ')}</p>}
    </Section>
  );
}
