import type { EventView, PlayerView } from '@/lib/events/view';
import { nameOfGame } from '@/lib/roster/game-names';
import { openSession } from '../client/calls';
import { EventClient } from '../client/event-client';
import { linkParts, placeOf } from '../client/places';
import { rememberEvent, rememberedEvents } from '../client/remembered';
import { serverOf } from '../client/servers';

/** Most events of this browser that are asked for, the ones opened last. */
const MAX_ASKED = 10;

/** The player whose page a client is of. */
export function playerOf({ you, players }: EventView): PlayerView | undefined {
  return you.role === 'player' ? players.find(({ id }) => id === you.id) : undefined;
}

/** An event of this browser, as its player sees it. */
export interface OwnEvent {
  client: EventClient;
  view: EventView;
}

/**
 * Returns the events of a game in which this browser has a player, the one opened last first; those that are closed,
 * or that cannot be reached, are left out.
 */
export async function ownEvents(game: string): Promise<OwnEvent[]> {
  const places = rememberedEvents()
    .map(({ place }) => place)
    .filter(({ as }) => as === 'player')
    .slice(0, MAX_ASKED);
  const found = await Promise.all(places.map((place) => loaded(new EventClient(place)).catch(() => null)));
  return found.filter(
    (each) => each !== null && each.view.settings.system === game && each.view.step !== 'closed',
  ) as OwnEvent[];
}

async function loaded(client: EventClient): Promise<OwnEvent | null> {
  await client.load();
  const { view } = client.store.snapshot();
  return view && { client, view };
}

/**
 * Opens the page of a player by its link, which this browser then remembers. Rejects with an error whose message is a
 * sentence for the user.
 */
export async function eventOfLink(link: string, game: string): Promise<OwnEvent> {
  const parts = linkParts(link);
  if (parts === null) throw new Error('This is not a link to an event. Copy your whole link.');
  if (parts.secret === null) throw new Error('This link opens the public page only. Copy your own link.');
  const server = serverOf(new URL(link.trim()).searchParams.get('s'));
  if (server === null)
    throw new Error('This event is on another server. Open the link itself to send there.');
  const { asker } = await openSession(server, parts.event, parts.secret);
  if (asker.role !== 'player') throw new Error('This is not the link of a player. Copy your own link.');
  const opened = await loaded(new EventClient(placeOf(server, parts.event, asker)));
  if (opened === null) throw new Error('The event could not be opened. Try again.');
  const { settings } = opened.view;
  rememberEvent(opened.client.place, settings.name);
  if (settings.system !== game) throw new Error(`This event is for ${nameOfGame(settings.system)}.`);
  return opened;
}
