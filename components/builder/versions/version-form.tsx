import { useCallback, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { useStored } from '@/components/shared/stored/use-stored';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { Form } from '@/components/ui/form/form';
import { FormField, FormText } from '@/components/ui/form/form-field';
import { forgetKept, keptUnder, useZodForm } from '@/components/ui/form/use-zod-form';
import { useToast } from '@/components/ui/toast';
import { stepText } from '@/lib/fixes/differences';
import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import { NAME_LENGTH } from '@/lib/roster/limits';
import { givenNameSchema, type Roster, typedSchema } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { cutInMiddle } from '@/lib/roster/text/words';
import { runInSlices } from '@/lib/roster/time-slices';
import { storageSentence } from '@/lib/storage/db';
import { deleteLibraryItem, writeLibraryItem } from '@/lib/storage/library';
import { nameVersion, readVersions, type StoredVersion, versionRecord } from '@/lib/storage/versions';
import { useBuilder, useBuilderState } from '../context';
import { useOfferUndo } from '../edits';
import type { History } from '../history';
import { stateLine, timeText } from './version-row';

/** The step that stands for the roster as it is now. */
const NOW = '';

const versionForm = z.object({ name: typedSchema(givenNameSchema), step: z.string() });

/** Names the roster as it is now, or as it was at an undo step. */
export function VersionForm({ name: saveVersion }: Pick<ReturnType<typeof useVersions>, 'name'>) {
  const { id, store, system } = useBuilder();
  const { steps, at } = useBuilderState(({ history }) => history);
  const pack = useBuilderState((state) => state.pack);
  const kept = `version ${id}`;
  const form = useZodForm(versionForm, { name: '', step: NOW }, keptUnder(kept));
  const chosen = useWatch({ control: form.control, name: 'step' });
  const texts = useStepTexts();
  const step = steps.find((each) => `${each.step}` === chosen) ?? steps[at];
  const roster = useMemo(() => step && store.state().history.read(step.roster), [store, step]);
  const line = useMemo(() => roster && stateLine(roster, system, pack), [roster, system, pack]);
  const submit = async ({ name }: { name: string }) => {
    if (!step || !roster)
      return form.setError('step', { message: 'This step cannot be read; choose another.' });
    const failure = await saveVersion({ name, made: step.made || Date.now(), roster });
    if (failure !== null) return form.setError('name', { message: failure });
    form.reset({ name: '', step: chosen });
    forgetKept(kept);
  };
  return (
    <Form form={form} onSubmit={submit} className="grid gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <FormText
        control={form.control}
        name="name"
        data-autofocus
        label="Name of the version"
        maxLength={NAME_LENGTH}
        hint="Such as “before the club night”"
      />
      <FormField control={form.control} name="step">
        {({ onChange, error }) => (
          <SelectField
            label="State to save"
            value={step?.step ?? ''}
            hint={line ?? 'This step cannot be read.'}
            error={error}
            onChange={(event) => onChange(event.target.value)}
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
        )}
      </FormField>
      <Button type="submit" variant="primary" className="sm:mt-6 sm:self-start">
        Save version
      </Button>
    </Form>
  );
}

/** Returns what each undo step of the roster changed, by its number; undefined or null until that is known. */
function useStepTexts(): ReadonlyMap<number, string> | null | undefined {
  const { store, system } = useBuilder();
  const steps = useBuilderState(({ history }) => history.steps);
  const load = useCallback(async () => {
    const catalogue = await system.editCatalogue?.();
    if (!catalogue) return null;
    const texts = textsOf(steps, store.state().history.read, system, catalogue);
    return (await runInSlices(texts, () => false)) ?? null;
  }, [steps, store, system]);
  return useLoaded(load);
}

/** Maximum number of characters of what a step did. */
const MAX_DONE = 100;

/** The first step has none, and neither has one next to a step that cannot be read. */
function* textsOf(
  steps: History['steps'],
  read: History['read'],
  system: AnyGameSystem,
  catalogue: AnyEditCatalogue,
): Generator<undefined, Map<number, string>> {
  const texts = new Map<number, string>();
  let before: Roster | null = null;
  for (const { step, roster, done } of steps) {
    const now = read(roster);
    const changes: string = now && before ? stepText(now, before, system, catalogue) : '';
    const text = changes && done ? cutInMiddle(done, MAX_DONE) : changes;
    if (text !== '') texts.set(step, text);
    before = now;
    yield;
  }
  return texts;
}

/** Returns the named versions of the open roster, and functions that change them. */
export function useVersions() {
  const { id, system, store } = useBuilder();
  const toast = useToast();
  const offerUndo = useOfferUndo();
  const read = useCallback(() => readVersions(system.id, id), [system, id]);
  const { value: versions, failure } = useStored(read);
  const attempt = (work: Promise<unknown>, done: () => void) =>
    work.then(done, (error) => toast({ message: storageSentence(error) }));
  const write = (version: StoredVersion) => writeLibraryItem(versionRecord(system.id, version));
  return {
    versions,
    failure,
    /** Saves a state as a named version; returns the reason if it fails, as a sentence, or null. */
    name: (state: Pick<StoredVersion, 'name' | 'made' | 'roster'>): Promise<string | null> =>
      nameVersion(system.id, { of: id, ...state }).catch(storageSentence),
    rename: (version: StoredVersion, name: string) =>
      attempt(write({ ...version, name }), () =>
        toast({
          message: `“${version.name}” renamed to “${name}”.`,
          action: { label: 'Undo', onAction: () => void write(version) },
        }),
      ),
    remove: (version: StoredVersion) =>
      attempt(deleteLibraryItem(versionRecord(system.id, version)), () =>
        toast({
          message: `“${version.name}” is deleted.`,
          action: { label: 'Undo', onAction: () => void write(version) },
        }),
      ),
    /** Restores the roster to a version, in one undo step. */
    restore: ({ name, roster }: StoredVersion) => {
      const step = store.edit(() => roster, `“${name}” restored`);
      offerUndo(step, step ? `“${name}” is restored.` : `The roster already matches “${name}”.`);
    },
  };
}
