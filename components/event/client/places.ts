import { EVENTS_SERVER, siteAddress } from '@/components/shared/addresses';
import type { Asker } from '@/lib/events/course';

/** The servers that this page may use: those named when it was built, and the one it came from. */
const servers = (): string[] => [
  ...new Set([
    ...EVENTS_SERVER.split(/\s+/)
      .filter(Boolean)
      .map((server) => server.replace(/\/+$/, '')),
    siteAddress(),
  ]),
];

/** The server on which events are made: its address without a slash at the end. */
export const mainServer = (): string => servers()[0] ?? siteAddress();

/**
 * Returns the server that an address of an event names.
 * @param given the query's `s`; null for the main server
 * @returns null for a server that this page may not use
 */
export function serverOf(given: string | null): string | null {
  if (given === null) return mainServer();
  return servers().find((server) => server === given.replace(/\/+$/, '')) ?? null;
}

/** One of the pages of an event, and the server that has the event. */
export type EventPlace = { server: string; event: string } & (
  | { as: 'organiser' | 'public' }
  | { as: 'player'; player: string }
);

/** The part of the API that answers a page: the base of its requests, and the path of its cookie. */
export function baseOf(place: EventPlace): string {
  const event = `${place.server}/api/events/${encodeURIComponent(place.event)}`;
  return place.as === 'player'
    ? `${event}/players/${encodeURIComponent(place.player)}`
    : `${event}/${place.as}`;
}

/** The page of an asker whose link was opened. */
export function placeOf(server: string, event: string, asker: Asker): EventPlace {
  if (asker.role === 'player') return { server, event, as: 'player', player: asker.id };
  return { server, event, as: asker.role === 'organiser' ? 'organiser' : 'public' };
}

/** The query of a page, such as `?e=abc&as=organiser`. */
export function eventQuery(place: EventPlace): string {
  const params = new URLSearchParams({ e: place.event });
  if (place.server !== mainServer()) params.set('s', place.server);
  if (place.as === 'organiser') params.set('as', 'organiser');
  if (place.as === 'player') params.set('p', place.player);
  return `?${params}`;
}

/** The address of a page within the app. */
export const eventAddress = (place: EventPlace): string => `/event${eventQuery(place)}`;

/** The link that opens an event with a secret, to be kept or sent. */
export const secretLink = (server: string, event: string, secret: string): string =>
  `${siteAddress()}/event${eventQuery({ server, event, as: 'public' })}#k=${secret}`;

/** The link to the public page of an event, where players enter. */
export const publicLink = (server: string, event: string): string =>
  siteAddress() + eventAddress({ server, event, as: 'public' });

/**
 * Reads the query of the event page.
 * @returns null if it names no event; "elsewhere" if it names a server that this page may not use
 */
export function readPlace(params: Pick<URLSearchParams, 'get'>): EventPlace | 'elsewhere' | null {
  const event = params.get('e');
  if (!event) return null;
  const server = serverOf(params.get('s'));
  if (server === null) return 'elsewhere';
  const player = params.get('p');
  if (player) return { server, event, as: 'player', player };
  return { server, event, as: params.get('as') === 'organiser' ? 'organiser' : 'public' };
}

/** The secret in the part of an address after the #; null if there is none. */
export const secretIn = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('k') || null;

/** What a link to an event names. */
export interface LinkParts {
  event: string;
  /** Null in a link to the public page. */
  secret: string | null;
}

/** Reads a link to an event, whatever server it is on; null if it is none. */
export function linkParts(text: string): LinkParts | null {
  const link = text.trim();
  if (!URL.canParse(link)) return null;
  const { searchParams, hash } = new URL(link);
  const event = searchParams.get('e');
  return event ? { event, secret: secretIn(hash) } : null;
}

/** The name in the query of the address that asks for the page for a projector. */
export const SCREEN = 'screen';

/** The address of the page of an event for a projector. */
export const screenAddress = ({ server, event }: EventPlace): string =>
  `${eventAddress({ server, event, as: 'public' })}&${SCREEN}=1`;
