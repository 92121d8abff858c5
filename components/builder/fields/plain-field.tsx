import type { ReactNode } from 'react';
import { CheckField } from '@/components/ui/fields/check-field';
import { NumberField } from '@/components/ui/fields/number-field';
import { Segmented } from '@/components/ui/fields/segmented';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import type { FieldKind } from '@/lib/roster/fields';
import type { Page } from '@/lib/roster/rule';
import { capitalised } from '@/lib/roster/text/words';
import { type AnyField, hintOf } from './any-field';
import { TextEdit } from './text-edit';

/** The value of a segment for null. */
const EMPTY = '';

export interface PlainFieldProps {
  field: AnyField;
  kind: Exclude<FieldKind, { kind: 'list' | 'group' }>;
  value: unknown;
  help?: string | undefined;
  /** The page of the help, as a note after it. */
  page?: Page;
  /** The label of each option, if it is a choice. */
  options: Readonly<Record<string, string>> | undefined;
  placeholder?: string | undefined;
  compact?: boolean;
  taken: readonly string[] | undefined;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** A number, a text, a flag or a choice. */
export function PlainField(props: PlainFieldProps) {
  const { field, kind, value, options, placeholder, compact = true, taken, error, onChange } = props;
  const { label, empty = 'unknown' } = field;
  const help = compact ? props.help : hintOf(field, props.help, props.page);
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
        compact={compact}
        isLong={field.isLong}
        className={field.isLong ? 'w-full' : compact ? 'w-56 max-w-full' : ''}
        placeholder={placeholder}
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
    return <NumberOrWord {...{ field, kind, value, help, compact, error, onChange }} />;
  const offered = [
    ...Object.entries(options ?? (kind.kind === 'choice' ? namedAsInFile(kind.values) : {})).map(
      ([value, label]) => ({ value, label }),
    ),
    ...(kind.isNullable ? [{ value: EMPTY, label: capitalised(empty) }] : []),
  ];
  const choice = {
    compact,
    label,
    hint: help,
    error,
    value: value == null ? EMPTY : String(value),
  };
  const choose = (chosen: string) =>
    onChange(chosen === EMPTY ? null : kind.kind === 'number' ? Number(chosen) : chosen);
  if (!field.isSelect) return <Segmented {...choice} options={offered} onChange={choose} />;
  return (
    <SelectField {...choice} className="max-w-sm" onChange={({ target }) => choose(target.value)}>
      <Options of={offered.map(({ value, label }) => [value, label])} />
    </SelectField>
  );
}

/** The values of a choice without labels. */
const namedAsInFile = (values: readonly string[]) => Object.fromEntries(values.map((each) => [each, each]));

type NumberOrWordProps = Omit<PlainFieldProps, 'kind' | 'taken' | 'options' | 'help' | 'page'> & {
  help: ReactNode;
  kind: Extract<FieldKind, { kind: 'number' }>;
};

/** A number; each word that may stand in its place, such as "nerves of steel", has a checkbox. */
function NumberOrWord({ field, kind, value, help, compact, error, onChange }: NumberOrWordProps) {
  const { label, short, empty = 'unknown', words = {} } = field;
  const isWord = typeof value === 'string';
  const common = { compact, label, min: kind.min, max: kind.max, error } as const;
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
