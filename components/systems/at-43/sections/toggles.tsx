import { CheckField } from '@/components/ui/check-field';

type TogglesProps<Value> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (value: Value, on: boolean) => void;
};

/** A row of checkboxes to choose any number of options. */
export function Toggles<Value extends string | number>({
  label,
  options,
  chosen,
  onChange,
}: TogglesProps<Value>) {
  return (
    <fieldset>
      <legend className="label-caps text-muted">{label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {options.map(({ value, label: name }) => (
          <CheckField
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={(event) => onChange(value, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
