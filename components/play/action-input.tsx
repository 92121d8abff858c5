import { CheckField } from '@/components/ui/fields/check-field';
import type { Input, Option } from '@/lib/play/model';
import type { AnySide } from '@/lib/play/setup';
import { ChoiceMark, NamedStepper, TrackerLabel } from './marks';

/** What was given for the inputs of an action, by id. */
export type Given = Record<string, string | number | boolean | readonly string[]>;

interface ActionInputProps {
  input: Input<AnySide>;
  options: readonly Option[];
  value: Given[string] | undefined;
  onGive: (value: Given[string]) => void;
}

/** What an action asks for. */
export function ActionInput({ input: { label, kind, least = 0 }, options, value, onGive }: ActionInputProps) {
  if (kind === 'number') {
    const number = typeof value === 'number' ? value : least;
    return (
      <NamedStepper
        label={label}
        value={number}
        least={least}
        onAdd={(by) => onGive(Math.max(least, number + by))}
      >
        <TrackerLabel label={label} page="" />
      </NamedStepper>
    );
  }
  if (kind === 'yes')
    return (
      <CheckField
        label={label}
        checked={value === true}
        onChange={({ currentTarget }) => onGive(currentTarget.checked)}
      />
    );
  if (kind === 'pick')
    return (
      <ChoiceMark
        tracker={{
          id: '',
          kind: 'choice',
          label,
          page: null,
          least: 0,
          most: null,
          bars: [],
          start: options[0]?.id ?? '',
          options,
        }}
        page=""
        value={typeof value === 'string' ? value : ''}
        onSet={onGive}
      />
    );
  const picked = Array.isArray(value) ? (value as readonly string[]) : [];
  const countOf = (id: string) => picked.filter((each) => each === id).length;
  const add = (id: string, by: number) => {
    const others = picked.filter((each) => each !== id);
    onGive([...others, ...Array<string>(Math.max(0, countOf(id) + by)).fill(id)]);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{label}</legend>
      {options.map((option) => (
        <NamedStepper
          key={option.id}
          label={option.label}
          value={countOf(option.id)}
          least={0}
          onAdd={(by) => add(option.id, by)}
        >
          <TrackerLabel label={option.label} page="" />
        </NamedStepper>
      ))}
    </fieldset>
  );
}
