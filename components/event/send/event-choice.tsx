import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { Button, LinkButton } from '@/components/ui/button';
import { Options, SelectField } from '@/components/ui/fields/select-field';
import { Form } from '@/components/ui/form/form';
import { FormText } from '@/components/ui/form/form-field';
import { useZodForm } from '@/components/ui/form/use-zod-form';
import { StatusText } from '@/components/ui/notes';
import type { EventView, PlayerView } from '@/lib/events/view';
import { nameOfGame } from '@/lib/roster/game-names';
import { openSession } from '../client/calls';
import { EventClient } from '../client/event-client';
import { linkForm, type PastedLink } from '../client/link-form';
import { eventAddress, placeOf, serverOf } from '../client/places';
import { rememberEvent, rememberedEvents } from '../client/remembered';

interface EventChoiceProps {
  /** The id of the game. */
  game: string;
  chosen: EventClient | null;
  /** Whether an event can take what is sent: the only one that can is chosen at once. */
  canTake: (view: OwnEvent['view']) => boolean;
  onChoose: (client: EventClient) => void;
}

/** Chooses one of the events in which this browser has a player, or another one by the player's link. */
export function EventChoice({ game, chosen, canTake, onChoose }: EventChoiceProps) {
  const known = useLoaded(useCallback(() => ownEvents(game), [game]));
  const isUntouched = useRef(true);
  useEffect(() => {
    if (!known || !isUntouched.current || chosen !== null) return;
    isUntouched.current = false;
    const [first, ...others] = known.filter(({ view }) => canTake(view));
    if (first && others.length === 0) onChoose(first.client);
  });
  const [byLink, setByLink] = useState<readonly OwnEvent[]>([]);
  const events = [...byLink, ...(known ?? [])];
  const at = events.findIndex(({ client }) => client === chosen);
  const choose = (index: number) => events[index] && onChoose(events[index].client);
  return (
    <div className="grid gap-4">
      {events.length > 0 && (
        <SelectField
          label="Event"
          value={at}
          data-autofocus
          onChange={({ target }) => choose(Number(target.value))}
        >
          {at < 0 && <option value={-1}>Choose an event</option>}
          <Options of={events.map(({ view }, index) => [index, eventLabel(view)])} />
        </SelectField>
      )}
      <StatusText>
        {known === undefined && 'Looking for your events …'}
        {known !== undefined &&
          events.length === 0 &&
          `This browser knows no event of ${nameOfGame(game)} in which you play.`}
      </StatusText>
      <ByLink
        game={game}
        onOpened={(opened) => {
          setByLink((before) => [opened, ...before]);
          onChoose(opened.client);
        }}
      />
    </div>
  );
}

/** The name of an event and of the player. */
const eventLabel = (view: OwnEvent['view']): string =>
  [view.settings.name, playerOf(view)?.name ?? ''].filter((part) => part !== '').join(' · ');

/** A field for the link of a player. */
function ByLink({ game, onOpened }: { game: string; onOpened: (opened: OwnEvent) => void }) {
  const form = useZodForm(linkForm, { link: '' });
  const { isSubmitting } = useFormState({ control: form.control });
  const open = async ({ link }: { link: PastedLink }) => {
    try {
      onOpened(await eventOfLink(link, game));
      form.reset();
    } catch (failure) {
      form.setError('link', { message: (failure as Error).message });
    }
  };
  return (
    <Form form={form} className="flex flex-wrap items-start gap-2" onSubmit={open}>
      <FormText
        control={form.control}
        name="link"
        label="Another event, by your link"
        hint="The link to your page that you got when you entered."
        className="min-w-0 flex-1 basis-60"
        type="url"
        spellCheck={false}
      />
      <Button type="submit" busy={isSubmitting} className="mt-6">
        Use this link
      </Button>
    </Form>
  );
}

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
async function ownEvents(game: string): Promise<OwnEvent[]> {
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
async function eventOfLink(link: PastedLink, game: string): Promise<OwnEvent> {
  if (link.secret === null) throw new Error('This link opens the public page only. Copy your own link.');
  const server = serverOf(link.server);
  if (server === null)
    throw new Error('This event is on another server. Open the link itself to send there.');
  const { asker } = await openSession(server, link.event, link.secret);
  if (asker.role !== 'player') throw new Error('This is not the link of a player. Copy your own link.');
  const opened = await loaded(new EventClient(placeOf(server, link.event, asker)));
  if (opened === null) throw new Error('The event could not be opened. Try again.');
  const { settings } = opened.view;
  rememberEvent(opened.client.place, settings.name);
  if (settings.system !== game) throw new Error(`This event is for ${nameOfGame(settings.system)}.`);
  return opened;
}

interface SentProps {
  client: EventClient;
  /** What was sent, in a sentence. */
  said: ReactNode;
  children?: ReactNode;
}

/** Shown in place of a form once it is sent: what was sent, and a link to the player's page. */
export function Sent({ client, said, children }: SentProps) {
  const line = useRef<HTMLParagraphElement>(null);
  // It has replaced the pressed button.
  useEffect(() => line.current?.focus(), []);
  return (
    <div className="grid gap-3">
      <p ref={line} tabIndex={-1} className="font-medium text-legal outline-none">
        {said}
      </p>
      {children}
      <LinkButton href={eventAddress(client.place)} className="justify-self-start">
        Go to your page
      </LinkButton>
    </div>
  );
}
