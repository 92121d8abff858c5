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
  /** Values without a field. */
  without?: readonly (keyof Profile)[];
  /** Appended to each label ("on foot"), to tell the fields from those of the mounted values. */
  suffix?: string;
  errorOf: (key: keyof Profile) => string | undefined;
  onChange: (key: keyof Profile, value: number) => void;
};

/** A field for each value of a profile (3.1). */
export function ProfileFields({ profile, without = [], suffix, errorOf, onChange }: ProfileFieldsProps) {
  return fields
    .filter(({ key }) => !without.includes(key))
    .map(({ key, label }) => (
      <NumberField
        key={key}
        compact
        label={suffix === undefined ? label : `${label} ${suffix}`}
        hint={key === 'facing' ? 'front +, rear −' : key === 'attacks' ? undefined : valueNames[key]}
        min={-99}
        max={99}
        error={errorOf(key)}
        value={profile[key]}
        onChange={(value) => onChange(key, value)}
      />
    ));
}
