import { CheckField } from '@/components/ui/check-field';
import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import type { FieldKind } from '@/lib/roster/fields';
import type { AnyField } from './any-field';
import { TextEdit } from './text-edit';

/** The value of a segment for null. */
const EMPTY = '';

interface PlainFieldProps {
  field: AnyField;
  kind: Exclude<FieldKind, { kind: 'list' | 'group' }>;
  value: unknown;
  help?: string | undefined;
  taken: readonly string[] | undefined;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** A number, a text, a flag or a choice. */
export function PlainField({ field, kind, value, help, taken, error, onChange }: PlainFieldProps) {
  const { label, options, empty = 'unknown' } = field;
  if (kind.kind === 'toggle')
    return (
      <CheckField
        label={label}
        description={help}
        error={error}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  if (kind.kind === 'text')
    return (
      <TextEdit
        compact
        isLong={field.isLong}
        className={field.isLong ? 'w-full' : 'w-56 max-w-full'}
        label={label}
        hint={help}
        error={error}
        maxLength={kind.max}
        isOptional={kind.isNullable || !kind.isRequired}
        taken={taken ?? []}
        value={(value ?? '') as string}
        onChange={(text) => onChange(text === '' && kind.isNullable ? null : text)}
      />
    );
  if (kind.kind === 'number' && options === undefined)
    return <NumberOrWord {...{ field, kind, value, help, error, onChange }} />;
  const values = kind.kind === 'choice' ? kind.values : Object.keys(options);
  return (
    <Segmented
      compact
      label={label}
      hint={help}
      error={error}
      value={value === null ? EMPTY : String(value)}
      options={[
        ...values.map((each) => ({ value: each, label: options?.[each] ?? each })),
        ...(kind.isNullable ? [{ value: EMPTY, label: empty.charAt(0).toUpperCase() + empty.slice(1) }] : []),
      ]}
      onChange={(chosen) =>
        onChange(chosen === EMPTY ? null : kind.kind === 'number' ? Number(chosen) : chosen)
      }
    />
  );
}

type NumberOrWordProps = Omit<PlainFieldProps, 'kind' | 'taken'> & {
  kind: Extract<FieldKind, { kind: 'number' }>;
};

/** A number; each word that may stand in its place, such as "nerves of steel", has a checkbox. */
function NumberOrWord({ field, kind, value, help, error, onChange }: NumberOrWordProps) {
  const { label, short, empty = 'unknown', words = {} } = field;
  const isWord = typeof value === 'string';
  const common = { compact: true, label, min: kind.min, max: kind.max, error } as const;
  return (
    <div className="flex flex-wrap items-end gap-x-4">
      {!isWord &&
        (kind.isNullable ? (
          <NumberField
            {...common}
            allowEmpty
            hint={help}
            empty={empty}
            emptyMark={empty === 'unknown' ? '–' : empty}
            value={(value ?? null) as number | null}
            onChange={onChange}
          />
        ) : (
          <NumberField {...common} hint={help} value={value as number} onChange={onChange} />
        ))}
      {kind.words.map((word) => (
        <CheckField
          key={word}
          label={words[word]?.label ?? short ?? word}
          description={words[word]?.help}
          checked={value === word}
          onChange={({ target }) => onChange(target.checked ? word : null)}
        />
      ))}
    </div>
  );
}
