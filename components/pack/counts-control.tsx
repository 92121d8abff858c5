import { Plus, X } from 'lucide-react';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button, IconButton } from '@/components/ui/button';
import { NumberField } from '@/components/ui/fields/number-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { Form } from '@/components/ui/form/form';
import { FormField } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import { LIST_SIZE } from '@/lib/roster/limits';
import type { PackCounts, PackOption } from '@/lib/roster/pack/fields';
import { AddName } from './list-control';

type Counts = Readonly<Record<string, number>>;

interface CountsControlProps {
  field: PackCounts;
  /** Undefined if the pack does not set it. */
  value: Counts | undefined;
  onChange: (value: Counts | undefined) => void;
}

/** Edits maximum numbers by type: a row for each, and forms to add more by choice or by name. */
export function CountsControl({ field, value = {}, onChange }: CountsControlProps) {
  const id = useId();
  const { label, about, options, most, own } = field;
  const rows = useRef<HTMLUListElement>(null);
  const addSelect = useRef<HTMLSelectElement>(null);
  const [added, setAdded] = useState<{ type: string } | null>(null);
  const types = Object.keys(value);
  const names = new Map(options.map((option) => [option.id, option.name]));
  useEffect(() => {
    if (added === null) return;
    const all = [...(rows.current?.querySelectorAll<HTMLElement>('[data-type]') ?? [])];
    all
      .find((row) => row.dataset.type === added.type)
      ?.querySelector('input')
      ?.focus();
  }, [added]);
  // Sort by the order of the options, so that packs with the same content are equal.
  const change = (next: Map<string, number>) => {
    const order = [...options.map((option) => option.id), ...next.keys()].filter((each) => next.has(each));
    const ordered = [...new Set(order)].map((each) => [each, next.get(each) as number]);
    onChange(ordered.length === 0 ? undefined : Object.fromEntries(ordered));
  };
  const set = (type: string, count: number) => change(new Map([...Object.entries(value), [type, count]]));
  const add = (type: string) => {
    if (!Object.hasOwn(value, type)) set(type, 1);
    setAdded({ type });
  };
  const remove = (type: string) => {
    addSelect.current?.focus();
    change(new Map(Object.entries(value).filter(([each]) => each !== type)));
  };
  const full = types.length >= LIST_SIZE;
  return (
    <fieldset aria-describedby={id} className="@container min-w-0">
      <legend className="font-medium">{label}</legend>
      <p id={id} className="mb-2 text-muted text-sm">
        {about}
      </p>
      {types.length > 0 && (
        <ul ref={rows} className="mb-3 max-w-xl divide-y divide-line border-line border-y">
          {types.map((type) => {
            const name = names.get(type) ?? type;
            return (
              <li
                key={type}
                data-type={type}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 py-1.5 @md:grid-cols-[minmax(0,1fr)_13rem_auto]"
              >
                <bdi className="flex min-h-8 min-w-0 items-center break-words @max-md:col-span-2 @md:min-h-control">
                  {name}
                </bdi>
                <NumberField
                  hideLabel
                  label={`Maximum, ${name}`}
                  min={0}
                  max={most}
                  value={value[type] ?? 0}
                  onChange={(count) => set(type, count)}
                />
                <IconButton
                  label={`Remove ${name}`}
                  icon={<X aria-hidden size={16} />}
                  onClick={() => remove(type)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <AddChoice
          ref={addSelect}
          label={types.length === 0 ? 'Limit a type' : 'Limit another type'}
          options={options.filter((option) => !Object.hasOwn(value, option.id))}
          onAdd={add}
        />
        {own !== undefined && <AddName label={own} full={full} onAdd={add} />}
      </div>
    </fieldset>
  );
}

interface AddChoiceProps {
  label: string;
  /** The options that are not in the list yet. */
  options: readonly PackOption[];
  onAdd: (id: string) => void;
  ref?: Ref<HTMLSelectElement>;
}

/** The id of an option that was chosen; the first one if it is not offered any more. */
const choiceForm = z.object({ id: z.string() });

/** A form that adds one of the known options to a list. */
function AddChoice({ label, options, onAdd, ref }: AddChoiceProps) {
  const form = useZodForm(choiceForm, { id: '' });
  const chosen = useWatch({ control: form.control, name: 'id' });
  const choice = options.find(({ id }) => id === chosen) ?? options[0];
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <Form form={form} onSubmit={() => choice && onAdd(choice.id)} className="flex min-w-0 items-end gap-2">
      <FormField control={form.control} name="id">
        {({ onChange }) => (
          <SelectField
            ref={ref}
            compact
            label={label}
            className="w-52 shrink"
            value={choice?.id ?? ''}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.length === 0 && <option value="">All are in the list</option>}
            {groups.map((group) => {
              const items = options
                .filter((option) => option.group === group)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ));
              return group === undefined ? (
                items
              ) : (
                <optgroup key={group} label={group}>
                  {items}
                </optgroup>
              );
            })}
          </SelectField>
        )}
      </FormField>
      <Button type="submit" size="sm" aria-disabled={options.length === 0}>
        <Plus aria-hidden size={16} /> Add<span className="sr-only"> {choice?.name ?? ''}</span>
      </Button>
    </Form>
  );
}
