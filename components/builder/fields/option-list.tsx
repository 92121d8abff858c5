import { type ReactNode, useId } from 'react';
import { CheckField } from '@/components/ui/fields/check-field';
import { type FieldKind, fieldKindOf } from '@/lib/roster/fields';
import { type AnyField, noteOf } from './any-field';
import { PackRequirement } from './ban';

interface OptionListProps {
  field: AnyField;
  kind: Extract<FieldKind, { kind: 'list' }>;
  chosen: readonly (string | number)[];
  onChange: (chosen: unknown) => void;
}

/** Any number of some options, each a checkbox with what it is about. */
export function OptionList({ field, kind, chosen, onChange }: OptionListProps) {
  const isNumber = fieldKindOf(kind.item).kind === 'number';
  return (
    <CheckList
      label={field.label}
      hint={field.packField && <PackRequirement field={field.packField} />}
      options={Object.entries<AnyField>(field.options).map(([value, option]) => ({
        value: isNumber ? Number(value) : value,
        label: option.label,
        description: option.help && noteOf(option.help, option.page),
      }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}

interface CheckListProps<Value> {
  label: string;
  options: readonly { value: Value; label: string; description?: ReactNode }[];
  chosen: readonly Value[];
  /** Called with the chosen ones, in the order of the options. */
  onChange: (chosen: Value[]) => void;
  /** What is said below the label, and read after it. */
  hint?: ReactNode;
}

/** Checkboxes to choose any number of options; in columns, under a hidden label, if they have descriptions. */
export function CheckList<Value extends string | number>(props: CheckListProps<Value>) {
  const { label, options, chosen, onChange, hint } = props;
  const hintId = useId();
  const isDescribed = options.some(({ description }) => description);
  return (
    <fieldset className="@container" aria-describedby={hint ? hintId : undefined}>
      <legend className={isDescribed ? 'sr-only' : 'label-caps text-muted'}>{label}</legend>
      {hint && <div id={hintId}>{hint}</div>}
      <div className={isDescribed ? 'grid gap-x-6 gap-y-1 @2xl:grid-cols-2' : 'flex flex-wrap gap-x-5'}>
        {options.map(({ value, label: name, description }) => (
          <CheckField
            key={value}
            label={name}
            description={description}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(
                options
                  .map((each) => each.value)
                  .filter((each) => (each === value ? target.checked : chosen.includes(each))),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
