import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { freeName } from '@/lib/roster/list-edits';
import { capitalised } from '@/lib/roster/words';
import { type AnyField, helpOf } from './any-field';

interface ListFieldsProps {
  field: AnyField;
  max: number;
  items: readonly never[];
  onChange: (items: unknown[]) => void;
  /** Draws the fields of an entry; `others` are the names of the other entries. */
  children: (item: never, index: number, others: readonly string[]) => ReactNode;
}

/** A list whose entries are edited in place, added and removed. */
export function ListFields({ field, max, items, onChange, children }: ListFieldsProps) {
  const { label, noun, blank } = field;
  const host = useRef<HTMLDivElement>(null);
  const names = items.map(nameOf);
  const remove = (index: number) => {
    onChange(items.toSpliced(index, 1));
    host.current?.focus();
  };
  const add = () => {
    onChange([...items, blank(freeName(capitalised(noun), new Set(names)))]);
    requestAnimationFrame(() => host.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
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
                {children(
                  item,
                  index,
                  names.filter((_, at) => at !== index),
                )}
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
