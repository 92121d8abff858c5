'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { openSession } from '@/components/event/client/calls';
import { problemSentence } from '@/components/event/client/problem';
import { lazyComponent } from '@/components/ui/lazy-part';
import { EventClient } from './client/event-client';
import { useSnapshot } from './client/hooks';
import { type EventPlace, eventQuery, placeOf, readPlace, SCREEN, secretIn } from './client/places';
import { dropView, keepView, keptView, rememberEvent } from './client/remembered';
import { ClosedEvent, EventFrame, EventNotice, EventsTitle, RefusedEvent } from './event-notice';

const EventsHome = lazyComponent(
  async () => (await import('./home/events-home')).EventsHome,
  <EventsTitle />,
);
const loadPage = {
  organiser: async () => (await import('./organiser/organiser-page')).OrganiserPage,
  player: async () => (await import('./player/player-page')).PlayerPage,
  public: async () => (await import('./public/public-page')).PublicPage,
};
const OrganiserPage = lazyComponent(loadPage.organiser);
const PlayerPage = lazyComponent(loadPage.player);
const PublicPage = lazyComponent(loadPage.public);
const ScreenPage = lazyComponent(async () => (await import('./screen-page')).ScreenPage);

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
function LoadingEvent({ isOffline = false }: { isOffline?: boolean }) {
  return (
    <EventFrame>
      <h1 className="sr-only">Events</h1>
      <p role="status">
        {isOffline ? 'The server does not answer. Trying again every few seconds …' : 'Opening the event …'}
      </p>
    </EventFrame>
  );
}

/** Milliseconds between two times that a view is kept: it can be large, and changes with every player. */
const KEEP_EVERY = 5000;
/** Milliseconds without an answer after which the kept view is shown. */
const PATIENCE = 3000;

/** Keeps the view of a page in this browser, and shows it again while the server does not answer. */
export function useKeptView({ place, store }: EventClient) {
  const { view, asOf, closed, problem, connection } = useSnapshot(store);
  const kept = useRef(0);
  useEffect(() => {
    if (view === null || asOf !== null) return;
    const keep = () => {
      kept.current = Date.now();
      keepView(place, view);
    };
    const timer = setTimeout(keep, Math.max(0, kept.current + KEEP_EVERY - Date.now()));
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [place, view, asOf]);

  const isRefused = closed !== null || problem !== null;
  const isWaiting = view === null && !isRefused;
  const isOffline = connection === 'offline';
  useEffect(() => {
    if (isRefused) dropView(place);
    if (!isWaiting) return;
    let isCurrent = true;
    const recall = async () => {
      const before = await keptView(place);
      if (before && isCurrent) store.recall(before);
    };
    const timer = setTimeout(() => void recall(), isOffline ? 0 : PATIENCE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [place, store, isRefused, isWaiting, isOffline]);
}

/** What happens with the secret of a link in the address: "none" if there is none, or once it is exchanged. */
export type SecretLink =
  | { kind: 'none' | 'opening' }
  | { kind: 'refused'; sentence: string; again: () => void };

const currentSecret = (): string | null =>
  typeof window === 'undefined' ? null : secretIn(window.location.hash);

/** Exchanges the secret of a link for a cookie, then replaces the address by that of the page without the secret. */
export function useSecretLink(place: EventPlace | 'elsewhere' | null): SecretLink {
  const [secret, setSecret] = useState(currentSecret);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The query of the page that a link has opened, until the router is there. */
  const [opened, setOpened] = useState<string | null>(null);
  const again = useCallback(() => {
    setRefusal(null);
    setAttempt((before) => before + 1);
  }, []);

  useEffect(() => {
    // Another link can be pasted into the address bar.
    const read = () => {
      setSecret(currentSecret());
      again();
    };
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [again]);

  const isEvent = place !== null && place !== 'elsewhere';
  const [server, event] = isEvent ? [place.server, place.event] : [null, null];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each attempt
  useEffect(() => {
    if (server === null || secret === null) return;
    let current = true;
    openSession(server, event, secret).then(
      ({ asker }) => {
        if (!current) return;
        const next = eventQuery(placeOf(server, event, asker));
        window.history.replaceState(null, '', window.location.pathname + next);
        setSecret(null);
        setOpened(next);
      },
      (error) => current && setRefusal(problemSentence(error)),
    );
    return () => {
      current = false;
    };
  }, [server, event, secret, attempt]);

  if (!isEvent) return { kind: 'none' };
  if (opened === eventQuery(place)) setOpened(null);
  else if (opened !== null) return { kind: 'opening' };
  if (secret === null) return { kind: 'none' };
  return refusal === null ? { kind: 'opening' } : { kind: 'refused', sentence: refusal, again };
}
