import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '@/components/shared/form-dialog';
import { eventDetails, placeLabel } from '@/lib/play/event-words';
import { type ActIntent, eventsOf, targetOf } from '@/lib/play/intent';
import type { Path } from '@/lib/play/mark';
import type { Action, Input } from '@/lib/play/model';
import { type AnySide, placeAt } from '@/lib/play/setup';
import { extended } from '@/lib/play/state';
import { placeValues, standingOf } from '@/lib/play/text';
import { statText } from '@/lib/play/values';
import { capitalised } from '@/lib/roster/text/words';
import { pageText } from '@/lib/roster/verdict';
import { ActionInput, type Given } from './action-input';
import { usePlay, usePlayed } from './context';
import { Parts } from './texts';

interface ActionDialogProps {
  action: Action<AnySide>;
  path: Path;
  onClose: () => void;
}

/** Asks for what an action needs, and says what it will mark. */
export function ActionDialog({ action, path, onClose }: ActionDialogProps) {
  const { session, tap } = usePlay();
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
      <Outcome intent={intent} places={[path]} />
      {action.help && <p className="text-sm">{action.help}</p>}
    </FormDialog>
  );
}

interface OutcomeProps {
  intent: ActIntent;
  /** The rows of which it says how they stand after it. */
  places: readonly Path[];
}

/** What an action will mark, and how its rows stand after it. */
export function Outcome({ intent, places }: OutcomeProps) {
  const { session } = usePlay();
  const { state } = usePlayed();
  const { setup } = session;
  const [event] = useMemo(() => eventsOf(setup, state, intent, 0), [setup, state, intent]);
  const details =
    event && 'changes' in event ? eventDetails(setup, state.free, { ...event, dice: undefined }) : [];
  const standing = useMemo(
    () => standingOf(setup, event ? extended(state, [event]) : state),
    [setup, state, event],
  );
  return (
    <div role="status" className="min-h-24">
      <p>{details.length > 0 ? `${capitalised(details.join(' · '))}.` : 'This marks nothing yet.'}</p>
      {places.map((path) => {
        const after = placeValues(standing, path);
        return (
          after &&
          'stats' in after && (
            <p key={path.join('/')}>
              {places.length > 1 && <bdi>{`${placeLabel(setup, [...path, ''])}: `}</bdi>}
              <span className="font-semibold">
                <Parts whole={after.stats.map(statText)} others={after.states} />
              </span>
            </p>
          )
        );
      })}
    </div>
  );
}
