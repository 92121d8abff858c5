import { NumberField } from '@/components/ui/number-field';
import type { Profile } from '@/lib/systems/forge-of-war/force';
import { valueNames } from '@/lib/systems/forge-of-war/text';

const fields: readonly { key: keyof Profile; label: string }[] = [
  { key: 'cv', label: 'CV' },
  { key: 'sv', label: 'SV' },
  { key: 'fv', label: 'FV' },
  { key: 'attacks', label: 'Attacks' },
  { key: 'av', label: 'AV' },
  { key: 'facing', label: 'Facing' },
  { key: 'w', label: 'W' },
];

type ProfileFieldsProps = {
  profile: Profile;
  /** Values that are not asked for. */
  without?: readonly (keyof Profile)[];
  /** "on foot" behind each label, where the mounted values have the short ones. */
  where?: string;
  errorOf: (key: keyof Profile) => string | undefined;
  onChange: (key: keyof Profile, value: number) => void;
};

/** A field for each value of a profile (3.1). */
export function ProfileFields({ profile, without = [], where, errorOf, onChange }: ProfileFieldsProps) {
  return fields
    .filter(({ key }) => !without.includes(key))
    .map(({ key, label }) => (
      <NumberField
        key={key}
        compact
        label={where === undefined ? label : `${label} ${where}`}
        hint={key === 'facing' ? 'front +, rear −' : key === 'attacks' ? undefined : valueNames[key]}
        min={-99}
        max={99}
        error={errorOf(key)}
        value={profile[key]}
        onChange={(value) => onChange(key, value)}
      />
    ));
}
