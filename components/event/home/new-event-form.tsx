import { dequal } from 'dequal/lite';
import { useRouter } from 'next/navigation';
import { type Dispatch, type SetStateAction, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { CopyField } from '@/components/shared/share/copy-field';
import { keepInTab, readTab } from '@/components/shared/tab-memory';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { AlertText } from '@/components/ui/live-region';
import { PageTitle } from '@/components/ui/page-title';
import { linkReachSentence } from '@/lib/roster/text/link-reach';
import { makeEvent, type NewEvent, newEvent, openSession } from '../client/calls';
import { type EventPlace, eventAddress, secretLink } from '../client/places';
import { problemSentence } from '../client/problem';
import { rememberEvent } from '../client/remembered';
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

const DRAFT_KEY = 'muster-new-event';

/** The form of a new event, as it is filled in. */
interface NewEventDraft {
  draft: SettingsDraft;
  /** The same for each attempt: a request whose answer was lost makes no second event. */
  made: NewEvent;
}

/** Whether this tab keeps a form that was begun. */
export const hasNewEventDraft = (): boolean => readTab(DRAFT_KEY) !== null;

/** Forgets the form, once the event is made or given up. */
const forgetNewEventDraft = () => keepInTab(DRAFT_KEY, null);

/** Keeps what is filled in while this tab is open, until it is forgotten. */
function useNewEventDraft(): NewEventDraft & { setDraft: Dispatch<SetStateAction<SettingsDraft>> } {
  const [kept] = useState(() => readTab<NewEventDraft>(DRAFT_KEY) ?? { draft: newDraft(), made: newEvent() });
  const [draft, setDraft] = useState<SettingsDraft>(() => ({ ...newDraft(), ...kept.draft }));
  const { made } = kept;
  useEffect(() => keepInTab(DRAFT_KEY, dequal(draft, newDraft()) ? null : { draft, made }), [draft, made]);
  return { draft, made, setDraft };
}

interface ServerKeyFieldProps {
  value: string;
  error: string | undefined;
  onChange: (key: string) => void;
}

/** The key that a server on the internet wants before it makes an event. */
export const ServerKeyField = ({ value, error, onChange }: ServerKeyFieldProps) => (
  <TextField
    label="Server key"
    type="password"
    className="max-w-md"
    hint="The server printed it when it was first started, or it was set there as MUSTER_KEY."
    autoComplete="off"
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
);

export interface MadeEventProps {
  place: EventPlace;
  /** The organiser's link. */
  link: string;
  name: string;
}

const MADE_KEY = 'muster-made-event';

/** The event that was made last in this tab, until its page is opened from here. */
export const lastMade = (): MadeEventProps | null => readTab(MADE_KEY);

/** An event that was just made: the organiser's link, which must be kept. A reload shows it again. */
export function MadeEvent({ place, link, name }: MadeEventProps) {
  const router = useRouter();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => keepInTab(MADE_KEY, { place, link, name }), [place, link, name]);
  const open = () => {
    keepInTab(MADE_KEY, null);
    router.push(eventAddress(place));
  };
  return (
    <div className="grid max-w-3xl gap-4">
      <PageTitle ref={title} tabIndex={-1}>
        Keep the organiser’s link
      </PageTitle>
      <p>
        <bdi>{name}</bdi> has been made. This link is the only way back to its organiser’s page: events have
        no accounts or passwords, and the server cannot send it again. Anyone who has it can organise the
        event, so give it to no player. While this tab is open, you also find it on that page under “Links and
        file”; there you can make another one at any time.
      </p>
      <CopyField label="Organiser’s link" text={link} action="Copy the link" hint={linkReachSentence(link)}>
        <Button onClick={open}>Go to the event</Button>
      </CopyField>
    </div>
  );
}
