import { Users } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { EventClient } from '../client/event-client';
import { useEventView, useIsOld } from '../client/hooks';
import { eventAddress } from '../client/places';
import type { ViewStore } from '../client/view-store';
import { EventFacts } from '../public/event-facts';
import { RoundsAndStandings } from '../public/rounds-and-standings';
import { EventHead, Notices } from '../shared/event-head';
import { ConnectionLine } from '../shared/times';
import { CheckIn, canCheckIn, OwnEntry } from './own-entry';
import { OwnList } from './own-list';
import { OwnRound } from './own-round';

interface PlayerPageProps {
  client: EventClient;
  store: ViewStore;
}

/** The page of a player: the round that is played, the list, the entry, and what everybody sees. */
export function PlayerPage({ client, store }: PlayerPageProps) {
  const view = useEventView(store);
  const isOld = useIsOld(client);
  const { you } = view;
  const me = view.players.find(({ id }) => you.role === 'player' && id === you.id);
  if (!me) return <p role="status">Opening your page …</p>;
  const parts = { client, view, me };
  return (
    <>
      <EventHead view={view} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 content-start gap-8">
          <ConnectionLine store={store} />
          {canCheckIn(view, me) && !me.isCheckedIn && !isOld && (
            <Section title="Check-in">
              <CheckIn client={client} me={me} />
            </Section>
          )}
          <OwnRound {...parts} />
          <OwnList {...parts} />
          <RoundsAndStandings view={view} store={store} own={me.id} />
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <OwnEntry {...parts} />
          <Section
            title="The event"
            actions={
              <LinkButton size="sm" variant="quiet" href={eventAddress({ ...client.place, as: 'public' })}>
                <Users aria-hidden size={16} /> Public page
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
        </div>
      </div>
    </>
  );
}
