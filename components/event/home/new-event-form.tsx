import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AlertText } from '@/components/ui/live-text';
import { makeEvent, openSession } from '../client/calls';
import { keepLink } from '../client/kept-link';
import { secretLink } from '../client/places';
import { problemSentence } from '../client/problem';
import { rememberEvent } from '../client/remembered';
import { type DraftErrors, readDraft } from '../settings/draft';
import { SettingsForm } from '../settings/settings-form';
import type { MadeEventProps } from './made-event';
import { ServerKeyField } from './server-key-field';
import { forgetNewEventDraft, useNewEventDraft } from './use-new-event-draft';

interface NewEventFormProps {
  server: string;
  needsKey: boolean;
  onMade: (made: MadeEventProps) => void;
  onCancel: () => void;
}

/** The form that makes an event. */
export function NewEventForm({ server, needsKey, onMade, onCancel }: NewEventFormProps) {
  const { draft, made, setDraft } = useNewEventDraft();
  const [serverKey, setServerKey] = useState('');
  const [errors, setErrors] = useState<DraftErrors & { key?: string }>({});
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const read = readDraft(draft, Date.now());
    const keyError = needsKey && serverKey.trim() === '' ? { key: 'Enter the server key.' } : {};
    setErrors({ ...('errors' in read ? read.errors : {}), ...keyError });
    if ('errors' in read || 'key' in keyError) return;
    setProblem('');
    setBusy(true);
    try {
      await makeEvent(server, made, read.settings, serverKey.trim());
      // Without the answer the link opens the event too.
      const isOpen = await openSession(server, made.id, made.secret).then(
        () => true,
        () => false,
      );
      const place = { server, event: made.id, as: 'organiser' } as const;
      const { name } = read.settings;
      if (isOpen) rememberEvent(place, name);
      const link = secretLink(server, made.id, made.secret);
      keepLink(place, link);
      forgetNewEventDraft();
      onMade({ place, link, name });
    } catch (error) {
      setProblem(problemSentence(error));
      setBusy(false);
    }
  };

  return (
    <form ref={form} noValidate className="grid max-w-4xl gap-5" onSubmit={(event) => void submit(event)}>
      <SettingsForm
        draft={draft}
        errors={errors}
        isFixed={() => false}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      {needsKey && <ServerKeyField value={serverKey} error={errors.key} onChange={setServerKey} />}
      <p className="text-muted text-sm">
        Everything can be changed while the event is in preparation. What you enter here is kept while this
        tab is open, also when you go to another page.
      </p>
      <AlertText>{problem}</AlertText>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isBusy}>
          Make the event
        </Button>
        <Button
          onClick={() => {
            forgetNewEventDraft();
            onCancel();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
