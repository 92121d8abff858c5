import { Plus, X } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Button, IconButton } from '@/components/ui/button';
import { CheckField } from '@/components/ui/fields/check-field';
import { Segmented } from '@/components/ui/fields/segmented';
import { TextField } from '@/components/ui/fields/text-field';
import { Form } from '@/components/ui/form/form';
import { FormField } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import { LIST_SIZE, NAME_LENGTH } from '@/lib/roster/limits';
import type { PackList } from '@/lib/roster/pack/fields';
import { givenNameSchema, typedSchema } from '@/lib/roster/roster';

/** Longer lists have a search field. */
const SEARCHABLE_ABOVE = 20;

interface ListControlProps {
  field: PackList;
  /** Undefined if the pack does not set it. */
  value: readonly string[] | undefined;
  onChange: (value: readonly string[] | undefined) => void;
}

/** Edits a set of options with check boxes; things made by players are added by name. */
export function ListControl({ field, value, onChange }: ListControlProps) {
  const id = useId();
  const { label, about, options, unsaid, own } = field;
  const chosen = new Set(value);
  const known = new Set(options.map((option) => option.id));
  return (
    <fieldset aria-describedby={id} className="@container min-w-0">
      <legend className="font-medium">{label}</legend>
      <p id={id} className="mb-1 text-muted text-sm">
        {about}
      </p>
      {unsaid !== undefined && (
        <Segmented
          hideLabel
          label={label}
          value={value === undefined ? 'unsaid' : 'these'}
          options={[
            { value: 'unsaid', label: unsaid },
            { value: 'these', label: 'The pack chooses' },
          ]}
          onChange={(next) => onChange(next === 'unsaid' ? undefined : [])}
        />
      )}
      {(unsaid === undefined || value !== undefined) && (
        <Options
          options={options}
          label={label}
          chosen={chosen}
          choose={(option, on) =>
            onChange(on ? [...chosen, option] : [...chosen].filter((each) => each !== option))
          }
        />
      )}
      {own !== undefined && (
        <OwnNames
          label={own}
          names={[...chosen].filter((each) => !known.has(each))}
          full={chosen.size >= LIST_SIZE}
          onAdd={(name) => onChange([...new Set([...chosen, name])])}
          onRemove={(name) => onChange([...chosen].filter((each) => each !== name))}
        />
      )}
    </fieldset>
  );
}

interface OptionsProps {
  options: PackList['options'];
  label: string;
  chosen: ReadonlySet<string>;
  choose: (id: string, on: boolean) => void;
}

function Options({ options, label, chosen, choose }: OptionsProps) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  // Chosen options stay visible whatever the search.
  const shown = options.filter(({ id, name }) => chosen.has(id) || name.toLowerCase().includes(wanted));
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <div className="grid gap-3">
      {options.length > SEARCHABLE_ABOVE && (
        <TextField
          compact
          type="search"
          label={`Find in ${label.toLowerCase()}`}
          className="mt-2 max-w-xs"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {groups.map((group) => (
        <div key={group ?? ''}>
          {group !== undefined && <p className="label-caps text-muted">{group}</p>}
          <div className="grid gap-x-6 @lg:grid-cols-2 @3xl:grid-cols-3">
            {shown
              .filter((option) => option.group === group)
              .map(({ id, name }) => (
                <CheckField
                  key={id}
                  label={name}
                  checked={chosen.has(id)}
                  onChange={(event) => choose(id, event.target.checked)}
                />
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface OwnNamesProps {
  label: string;
  names: readonly string[];
  /** Whether the list is full. */
  full: boolean;
  onAdd: (name: string) => void;
  onRemove: (name: string) => void;
}

/** Edits a list of names of things made by players. */
function OwnNames({ label, names, full, onAdd, onRemove }: OwnNamesProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-2">
      {names.length > 0 && (
        <ul className="mb-2">
          {names.map((name) => (
            <li key={name} className="flex items-center gap-2">
              <bdi className="min-w-0 break-words">{name}</bdi>
              <IconButton
                size="sm"
                label={`Remove ${name}`}
                icon={<X aria-hidden size={16} />}
                onClick={() => {
                  field.current?.focus();
                  onRemove(name);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <AddName ref={field} {...{ label, full, onAdd }} />
    </div>
  );
}

interface AddNameProps {
  /** Label of the field: "Id of another card". */
  label: string;
  /** Whether the list is full. */
  full: boolean;
  onAdd: (name: string) => void;
  ref?: Ref<HTMLInputElement>;
}

const FULL = `A pack has at most ${LIST_SIZE} in this list.`;

const addForm = z.object({ name: typedSchema(givenNameSchema) });

/** A form that adds something made by players to a list, by its name. */
export function AddName({ label, full, onAdd, ref }: AddNameProps) {
  const form = useZodForm(addForm, { name: '' });
  const { control, reset } = form;
  return (
    <Form
      form={form}
      onSubmit={({ name }) => {
        if (full) return form.setError('name', { message: FULL });
        onAdd(name);
        reset();
      }}
      className="flex min-w-0 flex-wrap items-end gap-2"
    >
      <FormField control={control} name="name">
        {({ value, onChange, error }) => (
          <TextField
            ref={ref}
            compact
            label={label}
            error={full && value !== '' ? FULL : error}
            className="max-w-xs"
            maxLength={NAME_LENGTH}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormField>
      <Button type="submit" size="sm">
        <Plus aria-hidden size={16} /> Add<span className="sr-only"> to {label.toLowerCase()}</span>
      </Button>
    </Form>
  );
}
