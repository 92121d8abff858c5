import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { NAME_LENGTH } from '@/lib/roster/roster';
import { useKeptFields } from '../../shell/use-kept-fields';
import { useBuilder, useBuilderState } from '../context';
import { stateLine, timeText } from './state-line';
import { useStepTexts } from './use-step-texts';
import type { useVersions } from './use-versions';

/** Names the roster as it is now, or as it was at an undo step. */
export function VersionForm({ name: saveVersion }: Pick<ReturnType<typeof useVersions>, 'name'>) {
  const { id, store, system } = useBuilder();
  const { steps, at } = useBuilderState(({ history }) => history);
  const pack = useBuilderState((state) => state.pack);
  const { fields, change } = useKeptFields(`version ${id}`, { name: '' });
  const { name } = fields;
  const [chosen, setChosen] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const texts = useStepTexts();
  const step = steps.find((each) => each.step === chosen) ?? steps[at];
  const roster = useMemo(() => step && store.state().history.read(step.roster), [store, step]);
  const line = useMemo(() => roster && stateLine(roster, system, pack), [roster, system, pack]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError('Enter a name of 1 to 120 characters.');
    if (!step || !roster) return setError('This step cannot be read; choose another.');
    const failure = await saveVersion({ name: name.trim(), made: step.made || Date.now(), roster });
    setError(failure);
    if (failure === null) change({ name: '' });
  };
  return (
    <form onSubmit={submit} className="grid gap-3 sm:grid-cols-[1fr_1fr_auto]" noValidate>
      <TextField
        data-autofocus
        label="Name of the version"
        value={name}
        maxLength={NAME_LENGTH}
        error={error}
        hint="Such as “before the club night”"
        onChange={(event) => {
          change({ name: event.target.value });
          setError(null);
        }}
      />
      <SelectField
        label="State to save"
        value={step?.step ?? ''}
        hint={line ?? 'This step cannot be read.'}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {steps
          .map((each, index) => (
            <option key={each.step} value={each.step}>
              {index === at
                ? `Now (step ${index + 1} of ${steps.length})`
                : `Step ${index + 1}, ${timeText(each.made)}`}
              {texts?.has(each.step) && ` · ${texts.get(each.step)}`}
            </option>
          ))
          .reverse()}
      </SelectField>
      <Button type="submit" variant="primary" className="sm:mt-6 sm:self-start">
        Save version
      </Button>
    </form>
  );
}
