import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useBuilder } from '@/components/builder/context';
import { isBeside } from '@/components/builder/use-media';
import { Button, IconButton } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { freeName } from '@/lib/roster/edits/list-edits';
import type { FieldKind } from '@/lib/roster/fields';
import { packName, quotedPack } from '@/lib/roster/pack/pack';
import { packOverrideText } from '@/lib/roster/pack/text';
import type { Page } from '@/lib/roster/rule';
import { capitalised } from '@/lib/roster/text/words';
import { pageText } from '@/lib/roster/verdict';
import { PackRequirement, SetElsewhere, usePack } from './ban';
import { PageNote } from './notes';

/** A field whose types only its game knows. */
// biome-ignore lint/suspicious/noExplicitAny: `Fields` ties each field to its schema where it is declared
export type AnyField = any;

/** What a part of a field is for an owner, if it depends on that. */
export const partOf = <Part,>(
  part: Part | ((owner: unknown, root: unknown) => Part),
  owner?: unknown,
  root?: unknown,
) => (typeof part === 'function' ? (part as (owner: unknown, root: unknown) => Part)(owner, root) : part);

/** The help of a field with its page: "Never tests (p.75)." */
export function helpOf(field: AnyField, owner?: unknown, root?: unknown): string | undefined {
  const page = partOf(field.page, owner, root);
  const help: string | undefined = partOf(field.help, owner, root);
  if (page === undefined || page === null) return help;
  return help === undefined ? pageText(page) : `${help.replace(/\.$/, '')} (${pageText(page)}).`;
}

/** The same where there is room: the page as a note, and what the pack says. */
export function hintOf(field: AnyField, help: string | undefined, page: Page | undefined): ReactNode {
  const note = help && noteOf(help, page);
  if (!field.packField) return note;
  return (
    <>
      {note}
      <PackRequirement field={field.packField} />
    </>
  );
}

/** A text with its page as a note. */
export const noteOf = (text: string, page: Page = null): ReactNode => (
  <>
    {text} <PageNote page={page} />
  </>
);

/** What the control of a number takes, where that is more or less than the schema allows. */
export const rangeOf = (
  kind: Extract<FieldKind, { kind: 'number' }>,
  { least, most }: AnyField,
  { value, owner, root }: { value: unknown; owner: unknown; root: unknown },
) => ({
  ...kind,
  min: least?.(owner, root) ?? kind.min,
  max: most === undefined ? kind.max : Math.max(most, Number(value)),
});

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

interface UnlessPackedProps {
  /** The pack's field: its id, or `rulings.` and a ruling's. */
  field: string;
  label?: string;
  /** The control of the setting. */
  children: ReactNode;
}

/** A setting of the force; if the pack sets it, the pack's value in place of the control. */
export function PackOverridable({ field, label, children }: UnlessPackedProps) {
  const { system, open } = useBuilder();
  const pack = usePack();
  const set = packOverrideText(pack, field, system);
  if (pack === null || set === '') return children;
  const go = () => {
    // On a narrow screen the open panel covers the head of the force.
    if (!isBeside()) flushSync(() => open(null));
    const choice = document.querySelector<HTMLElement>('[data-for-pack]');
    choice?.closest('details')?.setAttribute('open', '');
    choice?.focus();
  };
  return (
    <SetElsewhere label={label} place="Go to the pack" onGo={go}>
      <b className="font-semibold">{set}</b>, set by <bdi>{quotedPack(packName(pack))}</bdi>.
    </SetElsewhere>
  );
}
