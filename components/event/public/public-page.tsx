import { Monitor } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { EventClient } from '../client/event-client';
import { useEventView, useIsOld } from '../client/hooks';
import type { ViewStore } from '../client/view-store';
import { screenAddress } from '../screen/screen-address';
import { ConnectionLine } from '../shared/connection-line';
import { EventHead } from '../shared/event-head';
import { Notices } from '../shared/notices';
import { EntryForm } from './entry-form';
import { EventFacts } from './event-facts';
import { Players } from './players';
import { RoundsAndStandings } from './rounds-and-standings';
import { VerifyLists } from './verify-lists';

interface PublicPageProps {
  client: EventClient;
  store: ViewStore;
}

/** What everyone may see of an event: what it is, who has entered, the lists after the reveal, rounds and standings. */
export function PublicPage({ client, store }: PublicPageProps) {
  const view = useEventView(store);
  const isOld = useIsOld(client);
  return (
    <>
      <EventHead view={view} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 content-start gap-8">
          <ConnectionLine store={store} />
          {!isOld && <EntryForm client={client} view={view} />}
          <RoundsAndStandings view={view} store={store} />
          <Players client={client} view={view} />
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <Section
            title="The event"
            actions={
              <LinkButton size="sm" variant="quiet" href={screenAddress(client.place)}>
                <Monitor aria-hidden size={16} /> For a projector
              </LinkButton>
            }
          >
            <EventFacts view={view} store={store} />
          </Section>
          {view.notices.length > 0 && (
            <Section title="Notices">
              <Notices view={view} />
            </Section>
          )}
          <VerifyLists client={client} view={view} />
        </div>
      </div>
    </>
  );
}
