import { type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AlertText } from '@/components/ui/live-text';
import { makeEvent, openSession } from '../client/calls';
import { keepLink } from '../client/kept-link';
import { secretLink } from '../client/places';
import { problemSentence } from '../client/problem';
import { rememberEvent } from '../client/remembered';
import { type DraftErrors, errorsIn, readDraft } from '../settings/draft';
import { SettingsForm } from '../settings/settings-form';
import { useShownErrors } from '../settings/use-shown-errors';
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
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isKeyMissing = needsKey && serverKey.trim() === '';
  const { form, errors, show } = useShownErrors<DraftErrors & { key: string }>(() => ({
    ...errorsIn(readDraft(draft, Date.now())),
    ...(isKeyMissing ? { key: 'Enter the server key.' } : {}),
  }));
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [form]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const read = readDraft(draft, Date.now());
    if ('errors' in read || isKeyMissing) return show();
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
