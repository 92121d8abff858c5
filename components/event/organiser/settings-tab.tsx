import { useCallback, useEffect, useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { askBeforeLeaving } from '@/components/shared/leaving';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form/form';
import { useZodForm, type ZodForm } from '@/components/ui/form/use-zod-form';
import { AlertText } from '@/components/ui/notes';
import { isFixed } from '@/lib/events/course';
import type { Settings } from '@/lib/events/event';
import { typedSettings, typedSettingsSchema } from '@/lib/events/typed-settings';
import type { EventView } from '@/lib/events/view';
import type { EventClient } from '../client/event-client';
import { AGAIN, useAsk } from '../client/hooks';
import { SettingsForm } from '../settings/settings-form';
import type { SettingsInput } from '../settings/settings-input';
import type { EventPart } from './dialogs';

/** The settings of the event; those that are fixed in its step cannot be edited. */
export function SettingsTab({ client, view, edit }: EventPart & { edit: SettingsEdit }) {
  const { form, base, isTouched, setBase } = edit;
  const { ask, isBusy, problem, isUnanswered } = useAsk(client, form);
  const save = async ({ settings: next }: { settings: Settings }) => {
    if (await ask({ act: 'settings', settings: next }, base.changed, 'Settings saved.'))
      form.reset({ settings: typedSettings(next) });
    // After a refusal the next attempt replaces what is there now.
    const { view: newest } = client.store.snapshot();
    if (newest) setBase({ settings: newest.settings, changed: newest.changed });
  };

  const isClosed = view.step === 'closed';
  return (
    <Form form={form} className="grid max-w-4xl gap-5" onSubmit={save}>
      {isClosed && <p>The event is closed. Go back one step to change its settings.</p>}
      <SettingsForm isFixed={(field) => isClosed || isFixed(field, view)} />
      <AlertText>{problem}</AlertText>
      {!isClosed && (
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" busy={isBusy}>
            {isUnanswered ? AGAIN : 'Save the settings'}
          </Button>
          {isTouched && (
            <Button onClick={() => form.reset({ settings: typedSettings(base.settings) })}>
              Discard changes
            </Button>
          )}
        </div>
      )}
    </Form>
  );
}

type Base = Pick<EventView, 'settings' | 'changed'>;

/** The settings of an event while they are edited. */
export interface SettingsEdit {
  form: ZodForm<SettingsInput, { settings: Settings }>;
  /** The settings that are edited, and the revision they are of. */
  base: Base;
  /** Whether something is not saved. */
  isTouched: boolean;
  setBase: (base: Base) => void;
}

/** Keeps the edited settings while other parts of the page are shown, and asks before the page is left without saving. */
export function useSettingsEdit(client: EventClient, { settings, changed }: EventView): SettingsEdit {
  const [base, setBase] = useState<Base>({ settings, changed });
  const now = useCallback(() => Date.now() + client.store.snapshot().ahead, [client]);
  const schema = useMemo(
    () => z.object({ settings: typedSettingsSchema(now, base.settings) }),
    [now, base.settings],
  );
  const form = useZodForm<SettingsInput, { settings: Settings }>(schema, {
    settings: typedSettings(settings),
  });
  const { isDirty: isTouched } = useFormState({ control: form.control });
  const { reset } = form;
  useEffect(() => {
    // What another organiser saves appears, unless something is being edited here.
    if (base.changed === changed || (isTouched && base.settings !== settings)) return;
    setBase({ settings, changed });
    if (!isTouched) reset({ settings: typedSettings(settings) });
  }, [base, settings, changed, isTouched, reset]);
  useEffect(() => {
    askBeforeLeaving(isTouched);
    return () => askBeforeLeaving(false);
  }, [isTouched]);
  return { form, base, isTouched, setBase };
}
