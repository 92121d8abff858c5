import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '@/components/shared/form-dialog';
import { CheckField } from '@/components/ui/fields/check-field';
import { eventDetails, placeLabel } from '@/lib/play/event-words';
import { type ActIntent, eventsOf, targetOf } from '@/lib/play/intent';
import type { Path } from '@/lib/play/mark';
import type { Action, Input } from '@/lib/play/model';
import { type AnySide, placeAt } from '@/lib/play/setup';
import { extended } from '@/lib/play/state';
import { type Standing, standingOf } from '@/lib/play/text';
import { statText } from '@/lib/play/values';
import { pageText } from '@/lib/roster/verdict';
import { usePlay, usePlayed } from './context';
import { ChoiceMark, NamedStepper, TrackerLabel } from './marks';
import { Parts } from './texts';

interface ActionDialogProps {
  action: Action<AnySide>;
  path: Path;
  onClose: () => void;
}

type Given = Record<string, string | number | boolean | readonly string[]>;

/** Asks for what an action needs, and says what it will mark. */
export function ActionDialog({ action, path, onClose }: ActionDialogProps) {
  const { session, tap } = usePlay();
  const { state } = usePlayed();
  const { setup } = session;
  const place = placeAt(setup, path);
  const inputs = (action.inputs ?? []) as readonly Input<AnySide>[];
  const form = useForm<{ given: Given }>({
    defaultValues: {
      given: Object.fromEntries(inputs.flatMap(({ id, kind }) => (kind === 'yes' ? [[id, true]] : []))),
    },
  });
  const given = useWatch({ control: form.control, name: 'given' }) as Given;
  const intent: ActIntent = useMemo(
    () => ({ act: action.id, ...targetOf(path), input: given }),
    [action, path, given],
  );
  const [event] = useMemo(() => eventsOf(setup, state, intent, 0), [setup, state, intent]);
  const details = event && 'changes' in event ? eventDetails(setup, state.free, event) : [];
  const after = useMemo(
    () => rowAt(standingOf(setup, event ? extended(state, [event]) : state), path),
    [setup, state, event, path],
  );
  const give = (id: string, value: Given[string]) =>
    form.setValue('given', { ...form.getValues('given'), [id]: value });
  return (
    <FormDialog
      title={action.label}
      description={
        <bdi>{[placeLabel(setup, [...path, '']), pageText(action.page)].filter(Boolean).join(' · ')}</bdi>
      }
      size="sm"
      verb="Mark"
      form={form}
      onClose={onClose}
      onSubmit={() => {
        tap(intent);
        onClose();
      }}
    >
      {inputs.map((input) => (
        <ActionInput
          key={input.id}
          input={input}
          options={input.options?.(place) ?? []}
          value={given[input.id]}
          onGive={(value) => give(input.id, value)}
        />
      ))}
      <div role="status" className="min-h-24">
        <p>{details.length > 0 ? `${details.join(' · ')}.` : 'This marks nothing yet.'}</p>
        {after && (
          <p className="font-semibold">
            <Parts whole={after.values.stats.map(statText)} others={after.values.states} />
          </p>
        )}
      </div>
      {action.help && <p className="text-sm">{action.help}</p>}
    </FormDialog>
  );
}

const rowAt = ({ sides }: Standing, [side, row]: Path) =>
  sides.find(({ id }) => id === side)?.rows.find((each) => each.row.id === row);

interface ActionInputProps {
  input: Input<AnySide>;
  options: readonly { id: string; label: string }[];
  value: Given[string] | undefined;
  onGive: (value: Given[string]) => void;
}

function ActionInput({ input: { label, kind, least = 0 }, options, value, onGive }: ActionInputProps) {
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
