import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { Section } from '@/components/ui/section';

/** Maximum entries in a list of a card. */
const MAX_ENTRIES = 50;

type ListEditorProps<Item> = {
  title: string;
  aside?: string;
  /** Name of one entry: "weapon". */
  noun: string;
  note?: string;
  items: readonly Item[];
  labelOf: (item: Item) => string;
  blank: () => Item;
  onChange: (items: Item[]) => void;
  children: (item: Item, change: (fields: Partial<Item>) => void, index: number) => ReactNode;
};

/** Class names of an entry's first row, which leaves room for the remove button. */
export const firstRow = 'flex flex-wrap items-start gap-x-3 gap-y-3 pr-11';

/** A list of a card whose entries are edited in place, added and removed. */
export function ListEditor<Item extends object>(props: ListEditorProps<Item>) {
  const { title, aside, noun, note, items, labelOf, blank, onChange, children } = props;
  const host = useRef<HTMLDivElement>(null);
  const remove = (index: number) => {
    onChange(items.toSpliced(index, 1));
    host.current?.focus();
  };
  const add = () => {
    onChange([...items, blank()]);
    requestAnimationFrame(() => host.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  return (
    <Section
      title={title}
      level={3}
      aside={aside}
      actions={
        <Button size="sm" disabled={items.length >= MAX_ENTRIES} onClick={add}>
          <Plus aria-hidden size={16} /> Add<span className="sr-only"> {noun}</span>
        </Button>
      }
    >
      <div ref={host} tabIndex={-1} className="outline-none">
        {note && items.length > 0 && <p className="mb-2 text-muted text-xs">{note}</p>}
        {items.length === 0 ? (
          <p className="text-muted text-sm">None.</p>
        ) : (
          <ul className="divide-y divide-line border-line border-y">
            {items.map((item, index) => (
              <li key={index} className="relative py-3">
                {children(item, (fields) => onChange(items.with(index, { ...item, ...fields })), index)}
                <IconButton
                  size="sm"
                  className="absolute top-3 right-0"
                  label={`Remove ${labelOf(item)}`}
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

/** The names of the other entries, which this one may not have. */
export const otherNames = (items: readonly { name: string }[], index: number): string[] =>
  items.filter((_, at) => at !== index).map(({ name }) => name);

/** "Officer", "Officer 2": a name that no entry has yet. */
export function freshName(base: string, items: readonly { name: string }[]): string {
  const taken = new Set(items.map(({ name }) => name));
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base} ${number}`;
    if (!taken.has(name)) return name;
  }
}
