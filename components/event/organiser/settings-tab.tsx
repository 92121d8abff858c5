import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AlertText } from '@/components/ui/live-text';
import { isFixed } from '@/lib/events/decide-event';
import { AGAIN, useAsk } from '../client/hooks';
import { type DraftErrors, draftOf, readDraft } from '../settings/draft';
import { SettingsForm } from '../settings/settings-form';
import type { EventPart } from './event-part';
import type { SettingsEdit } from './use-settings-edit';

/** The settings of the event; those that are fixed in its step cannot be edited. */
export function SettingsTab({ client, view, edit }: EventPart & { edit: SettingsEdit }) {
  const { base, draft, isTouched, setBase, setDraft } = edit;
  const [errors, setErrors] = useState<DraftErrors>({});
  const { ask, isBusy, problem, isUnanswered } = useAsk(client);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const now = Date.now() + client.store.snapshot().ahead;
    const read = readDraft(draft, now, base.settings);
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    const { settings: next } = read;
    if (await ask({ act: 'settings', settings: next }, base.changed, 'Settings saved.'))
      setDraft(draftOf(next));
    // After a refusal the next attempt replaces what is there now.
    const { view: newest } = client.store.snapshot();
    if (newest) setBase({ settings: newest.settings, changed: newest.changed });
  };

  const isClosed = view.step === 'closed';
  return (
    <form ref={form} noValidate className="grid max-w-4xl gap-5" onSubmit={(event) => void submit(event)}>
      {isClosed && <p>The event is closed. Go back one step to change its settings.</p>}
      <SettingsForm
        draft={draft}
        errors={errors}
        isFixed={(field) => isClosed || isFixed(field, view)}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      <AlertText>{problem}</AlertText>
      {!isClosed && (
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" busy={isBusy}>
            {isUnanswered ? AGAIN : 'Save the settings'}
          </Button>
          {isTouched && <Button onClick={() => setDraft(draftOf(base.settings))}>Discard changes</Button>}
        </div>
      )}
    </form>
  );
}
