import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLoaded } from '@/components/shell/use-loaded';
import { Button } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import { type Here, here } from '../client/calls';
import { mainServer } from '../client/servers';
import { ImportEvent } from './import-event';
import { lastMade, MadeEvent, type MadeEventProps } from './made-event';
import { NewEventForm } from './new-event-form';
import { OpenLink } from './open-link';
import { RememberedEvents } from './remembered-events';
import { hasNewEventDraft } from './use-new-event-draft';

/** All events of this browser, and how to make one. */
export function EventsHome() {
  const [isMaking, setMaking] = useState(hasNewEventDraft);
  const [made, setMade] = useState(lastMade);
  const server = mainServer();
  const answer = useLoaded(useCallback(async () => ({ here: await here(server) }), [server]));
  if (made) return <MadeEvent {...made} />;
  return (
    <>
      <PageTitle lead="An event collects the lists of its players, checks them, locks and reveals them, and pairs the rounds. It is the one place where a list leaves this browser: it is sent to the event’s server.">
        Events
      </PageTitle>
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
  onMade: (made: MadeEventProps) => void;
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
