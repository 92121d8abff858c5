import { Disclosure } from '@/components/ui/disclosure';
import { CheckField } from '@/components/ui/fields/check-field';
import { NumberField } from '@/components/ui/fields/number-field';
import { Segmented } from '@/components/ui/fields/segmented';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { distanceUnit } from '@/lib/odds/by-distance';
import { withUnit } from '@/lib/odds/chart';
import type { AttackKind, Situation, SituationField } from '@/lib/odds/model';

interface SituationFieldsProps {
  fields: readonly SituationField[];
  situation: Situation;
  onChange: (field: string, value: number) => void;
}

/** Fields that are always in sight; the rest is folded. */
const FEW = 3;
/** Options that fit in one row. */
const SHORT = 3;

/** What can be set about an attack; the most important in sight, the rest folded, with what is set of it. */
export function SituationFields({ fields, situation, onChange }: SituationFieldsProps) {
  const all = fields.length <= FEW + 1;
  const shown = all ? fields : fields.slice(0, FEW);
  const folded = all ? [] : fields.slice(FEW);
  const fieldsOf = (some: readonly SituationField[]) => (
    <div className="grid gap-x-6 gap-y-2 @md:grid-cols-2">
      {some.map((field) => (
        <OneField
          key={field.id}
          field={field}
          value={situation[field.id] ?? field.start}
          onChange={(value) => onChange(field.id, value)}
        />
      ))}
    </div>
  );
  return (
    <div className="@container grid gap-2">
      {fieldsOf(shown)}
      {folded.length > 0 && (
        <Disclosure title="More settings" aside={setText(folded, situation)}>
          {fieldsOf(folded)}
        </Disclosure>
      )}
    </div>
  );
}

/** What is not as it starts, in words. */
const setText = (fields: readonly SituationField[], situation: Situation): string =>
  fields
    .flatMap(({ id, label, kind, start, options }) => {
      const value = situation[id] ?? start;
      if (value === start) return [];
      if (kind === 'toggle') return [value === 1 ? label : `not ${label}`];
      return [`${label}: ${options?.find((option) => option.value === value)?.label ?? value}`];
    })
    .join(', ');

interface OneFieldProps {
  field: SituationField;
  value: number;
  onChange: (value: number) => void;
}

function OneField({
  field: { label, help, kind, min = 0, max = 99, unit, options },
  value,
  onChange,
}: OneFieldProps) {
  if (kind === 'toggle')
    return (
      <CheckField
        label={label}
        description={help}
        checked={value === 1}
        onChange={({ target }) => onChange(target.checked ? 1 : 0)}
      />
    );
  if (kind === 'number')
    return (
      <NumberField
        label={unit === undefined ? label : `${label} (${unit})`}
        hint={help}
        value={value}
        onChange={onChange}
        {...{ min, max }}
      />
    );
  const all = options ?? [];
  if (all.length > SHORT)
    return (
      <SelectField
        label={label}
        hint={help}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        <Options of={all.map((option) => [option.value, option.label])} />
      </SelectField>
    );
  return (
    <Segmented
      label={label}
      hint={help}
      value={`${value}`}
      options={all.map((option) => ({ value: `${option.value}`, label: option.label }))}
      onChange={(next) => onChange(Number(next))}
      className="@md:col-span-2"
    />
  );
}

interface DistanceFieldProps {
  kind: AttackKind;
  value: number;
  onChange: (value: number) => void;
}

/** The distance of both fighters, always in sight: a slider as long as the charts, and a number that can be more. */
export function DistanceField({ kind, value, onChange }: DistanceFieldProps) {
  const [field] = kind.fields;
  if (field === undefined) return null;
  const { label, min = 0, max = 99 } = field;
  const unit = distanceUnit(kind);
  const longest = kind.byDistance?.at(-1) ?? max;
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-end gap-x-4 gap-y-1 bg-ground py-2">
      <NumberField label={unit === '' ? label : `${label} (${unit})`} {...{ min, max, value, onChange }} />
      <input
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={withUnit(value, unit)}
        min={min}
        max={longest}
        value={Math.min(value, longest)}
        onChange={({ target }) => onChange(Number(target.value))}
        className="min-h-control min-w-[min(10rem,100%)] max-w-xl flex-1 accent-accent"
      />
    </div>
  );
}
