import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { type AnySchema, fieldKindOf } from '@/lib/roster/fields';
import { capitalised } from '@/lib/roster/words';
import { type AnyField, Fields, helpOf } from './fields';
import { PlainField } from './plain-field';

interface ListFieldsProps {
  field: AnyField;
  /** The schema of an entry. */
  schema: AnySchema;
  max: number;
  items: readonly never[];
  root: unknown;
  after: ((item: never) => ReactNode) | undefined;
  onChange: (items: unknown[]) => void;
}

/** A list whose entries are edited in place, added and removed. */
export function ListFields({ field, schema, max, items, root, after, onChange }: ListFieldsProps) {
  const { label, noun, fields, blank } = field;
  const host = useRef<HTMLDivElement>(null);
  const names = items.map(nameOf);
  const remove = (index: number) => {
    onChange(items.toSpliced(index, 1));
    host.current?.focus();
  };
  const add = () => {
    onChange([...items, blank(freeName(capitalised(noun), names))]);
    requestAnimationFrame(() => host.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const entry = (item: never, index: number) => {
    const kind = fieldKindOf(schema);
    const set = (next: unknown) => onChange((items as readonly unknown[]).with(index, next));
    if (kind.kind !== 'group')
      return (
        <PlainField
          field={fields}
          kind={kind as never}
          value={item}
          taken={[]}
          error={undefined}
          onChange={set}
        />
      );
    const others = names.filter((_, at) => at !== index);
    return (
      <Fields<Record<string, unknown>, unknown>
        {...{ fields, root }}
        shape={kind.shape}
        value={item}
        taken={fields.name?.isUnique ? { name: others } : {}}
        onChange={(change) => set({ ...(item as object), ...change })}
      />
    );
  };
  return (
    <Section
      title={label}
      level={3}
      aside={helpOf(field)}
      actions={
        <Button size="sm" disabled={items.length >= max} onClick={add}>
          <Plus aria-hidden size={16} /> Add<span className="sr-only"> {noun}</span>
        </Button>
      }
    >
      <div ref={host} tabIndex={-1} className="outline-none">
        {items.length === 0 ? (
          <p className="text-muted text-sm">None.</p>
        ) : (
          <ul className="divide-y divide-line border-line border-y">
            {items.map((item, index) => (
              <li key={index} className="relative space-y-2 py-3">
                <div className="pr-11">{entry(item, index)}</div>
                {after?.(item)}
                <IconButton
                  size="sm"
                  className="absolute top-3 right-0"
                  label={`Remove ${names[index]}`}
                  icon={<Trash2 aria-hidden size={16} />}
                  onClick={() => remove(index)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

const nameOf = (item: string | { name?: string }): string =>
  typeof item === 'string' ? item : (item.name ?? '');

/** "Officer", "Officer 2": a name that no entry has yet. */
function freeName(base: string, names: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base} ${number}`;
    if (!names.includes(name)) return name;
  }
}
