import type { ReactNode } from 'react';
import { CheckField } from '@/components/ui/fields/check-field';
import { type AnySchema, type FieldKind, type Fields as FieldsOf, fieldKindOf } from '@/lib/roster/fields';
import type { Path } from '@/lib/roster/rule';
import { ProblemPlace } from '../verdict/problems';
import { type AnyField, helpOf, ListFields, PackOverridable, partOf, rangeOf } from './any-field';
import { type Named, NamedField, useSteady } from './named-field';
import { OptionList } from './option-list';
import { PlainField } from './plain-field';

interface FieldsProps<Value extends object, Root> {
  /** The schemas of the fields, which give kinds, bounds and options. */
  shape: Readonly<Record<string, AnySchema>>;
  fields: FieldsOf<Value, Root>;
  value: Value;
  /** The outermost object, if `value` is inside another. */
  root?: Root;
  /** Which fields to draw, in this order; all if omitted. */
  only?: readonly (keyof Value)[];
  /** Sets some fields. */
  onChange: (fields: Partial<Value>) => void;
  /** Where the value is in the force, to mark its fields that have problems. */
  path?: Path | undefined;
  /** What follows an entry of a list, by the list's field. */
  after?: Partial<Record<string, (item: never) => ReactNode>>;
  /** Follows each label, to tell the fields from others of the same name: "on foot". */
  suffix?: string;
  /** Values that a text may not have, by its field. */
  taken?: Partial<Record<keyof Value, readonly string[]>>;
  /** Whether there are many; without it, controls and labels are larger, and help says its page in a note. */
  compact?: boolean;
  /** How the fields are laid out; side by side by default. */
  className?: string;
}

/** The plain fields of an object in the file: a control for each, with its label, help and error. */
export function Fields<Value extends object, Root = Value>(props: FieldsProps<Value, Root>) {
  const { shape, fields, value, onChange, path, after, suffix, taken, compact = true } = props;
  const root = props.root ?? value;
  const keys = (props.only ?? Object.keys(fields)) as (keyof Value & string)[];
  const set = useSteady((key: string, next: unknown) => onChange({ [key]: next } as Partial<Value>));
  return (
    <div className={props.className ?? 'flex flex-wrap items-start gap-x-4 gap-y-3'}>
      {keys.map((key) => {
        const declared: AnyField = fields[key];
        const field = suffix ? { ...declared, label: `${declared.label} ${suffix}` } : declared;
        if (field.isShown && !field.isShown(value, root)) return null;
        const override = field.isOverridable ? key : undefined;
        const kind = fieldKindOf(shape[key] as AnySchema);
        const control = controlOf(
          { field, kind, owner: value, root, after: after?.[key], taken: taken?.[key], compact, override },
          value[key],
          { name: key, error: field.error?.(value, root), set },
        );
        const isWide = (kind.kind === 'list' && !field.options) || kind.kind === 'group' || field.isLong;
        return path === undefined ? (
          <div key={key} className={isWide ? 'mt-2 w-full' : 'max-w-full'}>
            {control}
          </div>
        ) : (
          <ProblemPlace key={key} path={[...path, key]} className={isWide ? 'mt-2 w-full' : 'max-w-full'}>
            {control}
          </ProblemPlace>
        );
      })}
    </div>
  );
}

interface Described {
  field: AnyField;
  kind: FieldKind;
  owner: unknown;
  root: unknown;
  after: ((item: never) => ReactNode) | undefined;
  taken: readonly string[] | undefined;
  compact: boolean;
  /** The pack's field whose value takes its place. */
  override: string | undefined;
}

interface Edited {
  error: string | undefined;
  onChange: (value: unknown) => void;
}

function controlOf(
  { field, kind, owner, root, after, taken, compact, override }: Described,
  value: unknown,
  named: Named,
): ReactNode {
  const edited = {
    error: named.error,
    onChange: (next: unknown) => named.set(named.name, next ?? kind.nothing),
  };
  if (kind.kind === 'list' && field.options)
    return (
      <OptionList {...{ field, kind }} chosen={value as (string | number)[]} onChange={edited.onChange} />
    );
  if (kind.kind === 'list') {
    const items = value as readonly never[];
    const set = (index: number, item: unknown) =>
      edited.onChange((items as readonly unknown[]).with(index, item));
    return (
      <ListFields field={field} max={kind.max} items={items} onChange={edited.onChange}>
        {(item, index, others) => (
          <>
            <div className="pr-11">
              <Entry
                {...{ field: field.fields, schema: kind.item, item, root, others }}
                onChange={(next) => set(index, next)}
              />
            </div>
            {after?.(item)}
          </>
        )}
      </ListFields>
    );
  }
  if (kind.kind === 'group')
    return (
      <GroupFields
        {...{ field, kind, root }}
        help={helpOf(field, owner, root)}
        value={value as object | null | undefined}
        {...edited}
      />
    );
  const control = (
    <NamedField
      {...{ field, value, taken, compact, ...named }}
      kind={kind.kind === 'number' ? rangeOf(kind, field, { value, owner, root }) : kind}
      options={partOf(field.options, owner, root)}
      placeholder={field.placeholder?.(owner, root)}
      help={compact ? helpOf(field, owner, root) : partOf(field.help, owner, root)}
      page={compact ? null : (partOf(field.page, owner, root) ?? null)}
    />
  );
  return override === undefined ? (
    control
  ) : (
    <PackOverridable field={override} label={field.label}>
      {control}
    </PackOverridable>
  );
}

interface EntryProps {
  /** The fields of an entry, or the one field of a text. */
  field: AnyField;
  schema: AnySchema;
  item: never;
  root: unknown;
  others: readonly string[];
  onChange: (item: unknown) => void;
}

/** An entry of a list. */
function Entry({ field, schema, item, root, others, onChange }: EntryProps) {
  const kind = fieldKindOf(schema);
  if (kind.kind === 'list') return null;
  if (kind.kind !== 'group')
    return (
      <PlainField
        {...{ field, kind, onChange }}
        value={item}
        taken={[]}
        error={undefined}
        options={undefined}
      />
    );
  return (
    <Fields<Record<string, unknown>, unknown>
      shape={kind.shape}
      fields={field}
      value={item}
      root={root}
      taken={field.name?.isUnique ? { name: others } : {}}
      onChange={(change) => onChange({ ...(item as object), ...change })}
    />
  );
}

interface GroupFieldsProps extends Edited {
  field: AnyField;
  help: string | undefined;
  kind: Extract<FieldKind, { kind: 'group' }>;
  value: object | null | undefined;
  root: unknown;
}

/** An object inside another; a checkbox switches it on if it may be unknown or absent. */
function GroupFields({ field, help, kind, value, root, error, onChange }: GroupFieldsProps) {
  return (
    <div className="space-y-2">
      {kind.isNullable && (
        <CheckField
          label={field.label}
          description={help}
          error={error}
          checked={value != null}
          onChange={({ target }) => onChange(target.checked ? field.blank : null)}
        />
      )}
      {value && (
        <Fields<Record<string, unknown>, unknown>
          shape={kind.shape}
          fields={field.fields}
          value={value as Record<string, unknown>}
          root={root}
          onChange={(fields) => {
            const next = { ...value, ...fields };
            onChange(field.adjusted?.(next, Object.keys(fields)[0], root) ?? next);
          }}
        />
      )}
    </div>
  );
}
