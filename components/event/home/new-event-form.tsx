import { dequal } from 'dequal/lite';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { keepInTab, readTab } from '@/components/shared/setting';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form/form';
import { showFaults } from '@/components/ui/form/show-faults';
import { type Keeper, useZodForm } from '@/components/ui/form/use-zod-form';
import { AlertText } from '@/components/ui/notes';
import type { Settings } from '@/lib/events/event';
import { newSettings, typedSettingsSchema } from '@/lib/events/typed-settings';
import { makeEvent, type NewEvent, newEvent, openSession } from '../client/calls';
import { secretLink } from '../client/places';
import { faultsIn, problemSentence } from '../client/problem';
import { type MadeEvent, NEW_EVENT_DRAFT, rememberEvent } from '../client/remembered';
import { keepLink } from '../client/secrets';
import { SettingsForm } from '../settings/settings-form';
import type { SettingsInput } from '../settings/settings-input';
import { ServerKeyField, serverKeySchema } from './import-event';

interface NewEventFormProps {
  server: string;
  needsKey: boolean;
  onMade: (made: MadeEvent) => void;
  onCancel: () => void;
}

interface NewEventInput extends SettingsInput {
  serverKey: string;
}

/** The form that makes an event. */
export function NewEventForm({ server, needsKey, onMade, onCancel }: NewEventFormProps) {
  const [made] = useState(() => readTab<Kept>(NEW_EVENT_DRAFT)?.made ?? newEvent());
  const [schema] = useState(() =>
    z.object({ settings: typedSettingsSchema(Date.now), serverKey: serverKeySchema(needsKey) }),
  );
  const form = useZodForm<NewEventInput, z.output<typeof schema>>(
    schema,
    { settings: newSettings(), serverKey: '' },
    keptInTab(made),
  );
  const [problem, setProblem] = useState('');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  const make = async ({ settings, serverKey }: { settings: Settings; serverKey: string }) => {
    setProblem('');
    try {
      await makeEvent(server, made, settings, serverKey);
    } catch (error) {
      return setProblem(showFaults(form, faultsIn(error)) ? '' : problemSentence(error));
    }
    // Without the answer the link opens the event too.
    const isOpen = await openSession(server, made.id, made.secret).then(
      () => true,
      () => false,
    );
    const place = { server, event: made.id, as: 'organiser' } as const;
    const { name } = settings;
    if (isOpen) rememberEvent(place, name);
    const link = secretLink(server, made.id, made.secret);
    keepLink(place, link);
    forgetNewEvent();
    onMade({ place, link, name });
  };

  return (
    <Form form={form} className="grid max-w-4xl gap-5" onSubmit={make}>
      <div ref={place}>
        <SettingsForm isFixed={() => false} />
      </div>
      {needsKey && <ServerKeyField control={form.control} />}
      <p className="text-muted text-sm">
        Everything can be changed while the event is in preparation. What you enter here is kept while this
        tab is open, also when you go to another page.
      </p>
      <AlertText>{problem}</AlertText>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Make the event
        </Button>
        <Button
          onClick={() => {
            forgetNewEvent();
            onCancel();
          }}
        >
          Cancel
        </Button>
      </div>
    </Form>
  );
}

/** The form of a new event, as it is filled in. */
interface Kept {
  settings: SettingsInput['settings'];
  /** The same for each attempt: a request whose answer was lost makes no second event. */
  made: NewEvent;
}

/** Forgets the form, once the event is made or given up. */
const forgetNewEvent = () => keepInTab(NEW_EVENT_DRAFT, null);

/** Keeps the settings that are filled in, but not the key of the server, while this tab is open. */
const keptInTab = (made: NewEvent): Keeper<NewEventInput> => ({
  read: ({ settings }) => ({ settings: { ...settings, ...readTab<Kept>(NEW_EVENT_DRAFT)?.settings } }),
  write: ({ settings }, start) =>
    keepInTab(NEW_EVENT_DRAFT, dequal(settings, start.settings) ? null : { settings, made }),
});
