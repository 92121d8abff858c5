import { dequal } from 'dequal/lite';
import { type Dispatch, type SetStateAction, type SubmitEvent, useEffect, useState } from 'react';
import { keepInTab, readTab } from '@/components/shared/setting';
import { Button } from '@/components/ui/button';
import { AlertText } from '@/components/ui/notes';
import { makeEvent, type NewEvent, newEvent, openSession } from '../client/calls';
import { secretLink } from '../client/places';
import { problemSentence } from '../client/problem';
import { type MadeEvent, NEW_EVENT_DRAFT, rememberEvent } from '../client/remembered';
import { keepLink } from '../client/secrets';
import {
  type DraftErrors,
  errorsIn,
  newDraft,
  readDraft,
  type SettingsDraft,
  useShownErrors,
} from '../settings/draft';
import { SettingsForm } from '../settings/settings-form';
import { ServerKeyField } from './import-event';

interface NewEventFormProps {
  server: string;
  needsKey: boolean;
  onMade: (made: MadeEvent) => void;
  onCancel: () => void;
}

/** The form that makes an event. */
export function NewEventForm({ server, needsKey, onMade, onCancel }: NewEventFormProps) {
  const { draft, made, setDraft } = useNewEventDraft();
  const [serverKey, setServerKey] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isKeyMissing = needsKey && serverKey.trim() === '';
  const { form, errors, isMarked, show } = useShownErrors<DraftErrors & { key: string }>(() => ({
    ...errorsIn(readDraft(draft, Date.now())),
    ...(isKeyMissing ? { key: 'Enter the server key.' } : {}),
  }));
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [form]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const read = readDraft(draft, Date.now());
    if ('errors' in read || isKeyMissing || isMarked()) return show();
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

/** The form of a new event, as it is filled in. */
interface NewEventDraft {
  draft: SettingsDraft;
  /** The same for each attempt: a request whose answer was lost makes no second event. */
  made: NewEvent;
}

/** Forgets the form, once the event is made or given up. */
const forgetNewEventDraft = () => keepInTab(NEW_EVENT_DRAFT, null);

/** Keeps what is filled in while this tab is open, until it is forgotten. */
function useNewEventDraft(): NewEventDraft & { setDraft: Dispatch<SetStateAction<SettingsDraft>> } {
  const [kept] = useState(
    () => readTab<NewEventDraft>(NEW_EVENT_DRAFT) ?? { draft: newDraft(), made: newEvent() },
  );
  const [draft, setDraft] = useState<SettingsDraft>(() => ({ ...newDraft(), ...kept.draft }));
  const { made } = kept;
  useEffect(
    () => keepInTab(NEW_EVENT_DRAFT, dequal(draft, newDraft()) ? null : { draft, made }),
    [draft, made],
  );
  return { draft, made, setDraft };
}
