import { NumberField } from '@/components/ui/fields/number-field';
import { Segmented } from '@/components/ui/fields/segmented';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import type { PackField, PackPair, PackRulings, PackSwitch } from '@/lib/roster/pack/fields';
import type { Pack } from '@/lib/roster/pack/pack';
import type { RulingValue } from '@/lib/roster/ruling';
import { capitalised } from '@/lib/roster/text/words';
import { pageText } from '@/lib/roster/verdict';
import { CountsControl } from './counts-control';
import { ListControl } from './list-control';

const UNSET_LABEL = 'Each force chooses';

type ControlProps<Field, Value> = {
  field: Field;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

/** The control of one field of a pack. */
export function PackControl(props: ControlProps<PackField, unknown> & { pack: Pack }) {
  const { field, value, pack, onChange } = props;
  switch (field.kind) {
    case 'number':
      return (
        <NumberField
          label={field.label}
          hint={field.about}
          error={value === undefined ? undefined : field.clash?.(value as number, pack)}
          min={0}
          max={field.most}
          allowEmpty
          value={(value as number | undefined) ?? null}
          onChange={(next) => onChange(next ?? undefined)}
        />
      );
    case 'switch':
      return <SwitchControl field={field} value={value as boolean | undefined} onChange={onChange} />;
    case 'list':
      return <ListControl field={field} value={value as string[] | undefined} onChange={onChange} />;
    case 'counts':
      return (
        <CountsControl
          field={field}
          value={value as Record<string, number> | undefined}
          onChange={onChange}
        />
      );
    case 'pair':
      return <PairControl field={field} value={value as Pair | undefined} onChange={onChange} />;
    case 'rulings':
      return <RulingsControl field={field} value={value as Chosen | undefined} onChange={onChange} />;
    case 'unused':
      return null;
  }
}

function SwitchControl(props: ControlProps<PackSwitch, boolean>) {
  const {
    field: { label, about, on, off },
    value,
    onChange,
  } = props;
  return (
    <Segmented
      label={label}
      hint={about}
      value={value === undefined ? 'left' : value ? 'on' : 'off'}
      options={[
        { value: 'left', label: UNSET_LABEL },
        { value: 'on', label: capitalised(on) },
        { value: 'off', label: capitalised(off) },
      ]}
      onChange={(next) => onChange(next === 'left' ? undefined : next === 'on')}
    />
  );
}

type Pair = Record<string, string>;

function PairControl({ field: { label, about, parts }, value, onChange }: ControlProps<PackPair, Pair>) {
  const [lead] = parts;
  const choose = (part: string, chosen: string) => {
    if (chosen === '') return onChange(undefined);
    const first = Object.fromEntries(parts.map(({ id, options }) => [id, options[0]?.id ?? '']));
    onChange({ ...(value ?? first), [part]: chosen });
  };
  return (
    <fieldset>
      <legend className="font-medium">{label}</legend>
      <p className="mb-1 text-muted text-sm">{about}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {parts
          .filter((part) => part === lead || value !== undefined)
          .map((part) => (
            <SelectField
              key={part.id}
              label={part.label}
              className="w-64 max-w-full"
              value={value?.[part.id] ?? ''}
              onChange={(event) => choose(part.id, event.target.value)}
            >
              {part === lead && <option value="">{UNSET_LABEL}</option>}
              <Options of={part.options.map(({ id, name }) => [id, name])} />
            </SelectField>
          ))}
      </div>
    </fieldset>
  );
}

type Chosen = Record<string, RulingValue | undefined>;

function RulingsControl(props: ControlProps<PackRulings, Chosen>) {
  const {
    field: { label, about, rulings },
    value = {},
    onChange,
  } = props;
  const choose = (id: string, chosen: RulingValue | undefined) => {
    const { [id]: _, ...others } = value;
    onChange(chosen === undefined ? others : { ...others, [id]: chosen });
  };
  return (
    <fieldset>
      <legend className="font-medium">{label}</legend>
      <p className="mb-2 text-muted text-sm">{about}</p>
      <div className="grid gap-4">
        {rulings.map(({ id, title, question, page, values }) => (
          <SelectField
            key={id}
            label={title}
            className="max-w-xl"
            hint={page === null ? question : `${question} (${pageText(page)})`}
            value={values.findIndex((each) => each.value === value[id])}
            onChange={(event) => choose(id, values[Number(event.target.value)]?.value)}
          >
            <option value={-1}>{UNSET_LABEL}</option>
            <Options of={values.map(({ meaning }, index) => [index, meaning])} />
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}
