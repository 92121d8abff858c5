import { useMemo } from 'react';
import { Options, SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { timeZones } from '@/lib/events/zoned-time';
import type { SettingsFieldsProps } from './settings-fields';

interface MomentFieldProps extends SettingsFieldsProps {
  field: 'opens' | 'deadline' | 'reveals';
  label: string;
  hint: string;
}

/** A date and time in the event's time zone. */
export function MomentField({ draft, errors, onChange, isFixed, field, label, hint }: MomentFieldProps) {
  const fixed = isFixed(field);
  return (
    <TextField
      label={label}
      type="datetime-local"
      value={draft[field]}
      error={errors[field]}
      disabled={fixed}
      hint={fixed ? 'This can no longer be changed.' : hint}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
}

/** The time zone of the event. */
export function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  // Hundreds of options, which are not compared again with every letter that is typed elsewhere.
  const options = useMemo(
    () => <Options of={timeZones(zone).map((each) => [each, each.replaceAll('_', ' ')])} />,
    [zone],
  );
  return (
    <SelectField
      label="Time zone"
      hint="All times of the event are in this zone."
      value={zone}
      onChange={({ target }) => onChange(target.value)}
    >
      {options}
    </SelectField>
  );
}
