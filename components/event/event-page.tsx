'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { lazyComponent } from '@/components/ui/lazy-part';
import { EventClient } from './client/event-client';
import { useSnapshot } from './client/hooks';
import { type EventPlace, readPlace } from './client/places';
import { rememberEvent } from './client/remembered';
import { useKeptView } from './client/use-kept-view';
import { useSecretLink } from './client/use-secret-link';
import { EventFrame } from './event-frame';
import { ClosedEvent, EventNotice, RefusedEvent } from './event-notice';
import { SCREEN } from './screen/screen-address';

const EventsHome = lazyComponent(async () => (await import('./home/events-home')).EventsHome);
const loadPage = {
  organiser: async () => (await import('./organiser/organiser-page')).OrganiserPage,
  player: async () => (await import('./player/player-page')).PlayerPage,
  public: async () => (await import('./public/public-page')).PublicPage,
};
const OrganiserPage = lazyComponent(loadPage.organiser);
const PlayerPage = lazyComponent(loadPage.player);
const PublicPage = lazyComponent(loadPage.public);
const ScreenPage = lazyComponent(async () => (await import('./screen/screen-page')).ScreenPage);

/** The page of an event that the address names (`?e=`), or all events of this browser. */
export function EventPage() {
  const query = useSearchParams().toString();
  const place = useMemo(() => readPlace(new URLSearchParams(query)), [query]);
  const link = useSecretLink(place);
  if (place === null)
    return (
      <EventFrame>
        <EventsHome />
      </EventFrame>
    );
  if (place === 'elsewhere')
    return (
      <EventNotice title="This event is on another server">
        <p>This page may not open it. Open the link on the site that sent it to you.</p>
      </EventNotice>
    );
  if (link.kind === 'opening') return <LoadingEvent />;
  if (link.kind === 'refused')
    return (
      <EventNotice title="This link does not open the event" again={link.again}>
        <p>{link.sentence}</p>
      </EventNotice>
    );
  const isScreen = new URLSearchParams(query).has(SCREEN);
  return <OneEvent key={JSON.stringify(place)} place={place} isScreen={isScreen} />;
}

/** A page of one event, live. `isScreen`: the public page for a projector. */
function OneEvent({ place, isScreen }: { place: EventPlace; isScreen: boolean }) {
  // It is keyed by its place; other parts of the address may change.
  const [client] = useState(() => new EventClient(place));
  const { store, start } = client;
  useEffect(start, [start]);
  useKeptView(client);
  // Together with the event, not after it.
  useEffect(() => void loadPage[client.place.as]().catch(() => undefined), [client]);
  const { view, closed, problem, connection } = useSnapshot(store);
  const name = view?.settings.name;
  useEffect(() => {
    if (name !== undefined) rememberEvent(client.place, name);
  }, [client, name]);
  if (problem) return <RefusedEvent place={place} problem={problem} />;
  if (closed) return <ClosedEvent name={closed.name} />;
  if (view === null) return <LoadingEvent isOffline={connection === 'offline'} />;
  if (isScreen && place.as === 'public') return <ScreenPage client={client} store={store} />;
  return (
    <EventFrame width={place.as === 'organiser' ? 'full' : 'page'}>
      {place.as === 'organiser' ? (
        <OrganiserPage client={client} store={store} />
      ) : place.as === 'player' ? (
        <PlayerPage client={client} store={store} />
      ) : (
        <PublicPage client={client} store={store} />
      )}
    </EventFrame>
  );
}

/** Shown while an event is loading. */
export function LoadingEvent({ isOffline = false }: { isOffline?: boolean }) {
  return (
    <EventFrame>
      <h1 className="sr-only">Events</h1>
      <p role="status">
        {isOffline ? 'The server does not answer. Trying again every few seconds …' : 'Opening the event …'}
      </p>
    </EventFrame>
  );
}
