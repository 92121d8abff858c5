import { Plus, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { Button, IconButton, PageLink } from '@/components/ui/button';
import { Form } from '@/components/ui/form/form';
import { FormText } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import { lazyComponent } from '@/components/ui/lazy-part';
import { Section } from '@/components/ui/section';
import { useToast } from '@/components/ui/toast';
import { type Here, here, openSession } from '../client/calls';
import { linkForm } from '../client/link-form';
import { type EventPlace, eventAddress, type LinkParts, mainServer, placeOf } from '../client/places';
import { problemSentence } from '../client/problem';
import {
  forgetEvent,
  hasNewEventDraft,
  lastMade,
  type MadeEvent,
  rememberEvent,
  rememberedEvents,
} from '../client/remembered';
import { EventsTitle } from '../event-notice';
import { ImportEvent } from './import-event';

const NewEventForm = lazyComponent(async () => (await import('./new-event-form')).NewEventForm);
const MadeEventPage = lazyComponent(async () => (await import('./made-event')).MadeEventPage);

/** All events of this browser, and how to make one. */
export function EventsHome() {
  const [isMaking, setMaking] = useState(hasNewEventDraft);
  const [made, setMade] = useState(lastMade);
  const server = mainServer();
  const answer = useLoaded(useCallback(async () => ({ here: await here(server) }), [server]));
  if (made) return <MadeEventPage {...made} />;
  return (
    <>
      <EventsTitle />
      <div className="grid gap-10">
        <RememberedEvents />
        {answer === undefined && <p role="status">Asking the server …</p>}
        {answer === null && (
          <p role="alert">
            The server did not answer, so no event can be made or opened now. Check your connection and reload
            the page.
          </p>
        )}
        {answer?.here === null && <NoEvents />}
        {answer?.here && (
          <MakeOrOpen
            here={answer.here}
            server={server}
            isMaking={isMaking}
            setMaking={setMaking}
            onMade={setMade}
          />
        )}
      </div>
    </>
  );
}

/** Shown where Muster is served as files alone. */
const NoEvents = () => (
  <p className="max-w-prose">
    Muster has no events at this address: they need its server. Start one with <code>npm start</code> on a
    computer that your players can reach, and open the Events page there. If you were sent a link to an event,
    open that link.
  </p>
);

interface MakeOrOpenProps {
  here: Here;
  server: string;
  isMaking: boolean;
  setMaking: (isMaking: boolean) => void;
  onMade: (made: MadeEvent) => void;
}

/** Makes an event, or opens one by its link or its file. */
function MakeOrOpen({ here: { needsKey }, server, isMaking, setMaking, onMade }: MakeOrOpenProps) {
  if (isMaking)
    return (
      <Section title="New event">
        <NewEventForm {...{ server, needsKey, onMade }} onCancel={() => setMaking(false)} />
      </Section>
    );
  return (
    <>
      <Section title="New event">
        <p className="mb-3 max-w-prose">
          You give the event a name, a game and a pack. You get a link to organise it and a link for the
          players.
        </p>
        <Button variant="primary" onClick={() => setMaking(true)}>
          <Plus aria-hidden size={16} /> Make an event
        </Button>
      </Section>
      <Section title="Open an event">
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
          <OpenLink server={server} />
          <ImportEvent {...{ server, needsKey }} />
        </div>
      </Section>
    </>
  );
}

/** Opens an event of this server by a link to it, which may name another address of the server. */
export function OpenLink({ server }: { server: string }) {
  const router = useRouter();
  const form = useZodForm(linkForm, { link: '' });
  const { isSubmitting } = useFormState({ control: form.control });
  const open = async ({ event, secret }: LinkParts) => {
    if (secret === null) return router.push(eventAddress({ server, event, as: 'public' }));
    const { asker } = await openSession(server, event, secret);
    router.push(eventAddress(placeOf(server, event, asker)));
  };
  return (
    <Form
      form={form}
      className="grid max-w-xl content-start gap-3"
      onSubmit={({ link }) =>
        open(link).catch((problem) => form.setError('link', { message: problemSentence(problem) }))
      }
    >
      <FormText
        control={form.control}
        name="link"
        label="Link to an event"
        hint="The whole link that you kept or were sent."
        spellCheck={false}
      />
      <div>
        <Button type="submit" busy={isSubmitting}>
          Open the link
        </Button>
      </div>
    </Form>
  );
}

const roles: Record<EventPlace['as'], string> = {
  organiser: 'Organiser',
  player: 'Player',
  public: 'Public page',
};

/** The events that were opened in this browser; nothing if there are none. */
export function RememberedEvents() {
  const toast = useToast();
  const [events, setEvents] = useState(rememberedEvents);
  if (events.length === 0) return null;
  const main = mainServer();
  const forget = (event: (typeof events)[number]) => {
    forgetEvent(event);
    setEvents(rememberedEvents());
    toast({
      message: `${event.name} removed from this list.`,
      action: {
        label: 'Undo',
        onAction: () => {
          rememberEvent(event.place, event.name);
          setEvents(rememberedEvents());
        },
      },
    });
  };
  return (
    <Section title="Events on this device">
      <ul className="max-w-3xl divide-y divide-line border-line border-y">
        {events.map((event) => (
          <li key={JSON.stringify(event.place)} className="flex min-h-11 items-center gap-3">
            <span className="min-w-0 flex-1 py-1">
              <PageLink href={eventAddress(event.place)} className="font-semibold">
                <bdi className="wrap-anywhere">{event.name}</bdi>
              </PageLink>{' '}
              <span className="text-muted text-sm">
                {roles[event.place.as]}
                {event.place.server !== main && `, on ${new URL(event.place.server).host}`}
              </span>
            </span>
            <IconButton
              label={`Remove ${event.name} (${roles[event.place.as]}) from this list`}
              icon={<X aria-hidden size={16} />}
              onClick={() => forget(event)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
