import { useState } from 'react';
import { CopyField } from '@/components/shared/share/copy-field';
import { Button, LinkButton } from '@/components/ui/button';
import { Form } from '@/components/ui/form/form';
import { AlertText } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import type { EventView } from '@/lib/events/view';
import { linkReachSentence } from '@/lib/roster/text/link-reach';
import { openSession } from '../client/calls';
import type { EventClient } from '../client/event-client';
import { AGAIN, useAsk } from '../client/hooks';
import { type EventPlace, eventAddress, secretLink } from '../client/places';
import { rememberEvent } from '../client/remembered';
import { hashOfSecret, keepLink, newEventId, newSecret } from '../client/secrets';
import { LinkNote } from '../player/own-link';
import { EntryFields, type EntryInput, useEntryForm } from '../shared/entry-fields';
import { Moment } from '../shared/times';

interface EntryFormProps {
  client: EventClient;
  view: EventView;
}

/** A player who entered in this tab: their page, and the link to it. */
interface Entered {
  place: EventPlace;
  link: string;
  /** Whether this browser opens the page without the link. */
  isRemembered: boolean;
}

/** Enters somebody into an event that players enter themselves, and shows the link to their page. */
export function EntryForm({ client, view }: EntryFormProps) {
  const [entered, setEntered] = useState<Entered | null>(null);
  const { settings, step, players } = view;
  const present = players.filter(({ isOut }) => !isOut).length;
  if (entered) return <YourLink name={settings.name} entered={entered} />;
  if (settings.entry !== 'public') return null;
  if (step === 'draft')
    return (
      <Section title="Enter">
        <p>
          Entry is not open yet.{' '}
          {settings.opens === null ? (
            'The organiser opens it.'
          ) : (
            <>
              It opens on <Moment at={settings.opens} zone={settings.zone} />.
            </>
          )}
        </p>
      </Section>
    );
  if (step !== 'open') return null;
  return (
    <Section title="Enter">
      {present >= settings.maxPlayers ? (
        <p>The event is full: {present} players have entered. Ask the organiser about a place.</p>
      ) : (
        <Entering client={client} view={view} onEntered={setEntered} />
      )}
    </Section>
  );
}

function Entering({ client, view, onEntered }: EntryFormProps & { onEntered: (entered: Entered) => void }) {
  // The same ones for every attempt, so that a repeated one is the same entry.
  const [{ player, secret }] = useState(() => ({ player: newEventId(), secret: newSecret() }));
  // An attempt without an answer may have been made.
  const form = useEntryForm({ name: '', team: '' }, view.players, player);
  const { ask, isBusy, problem, isUnanswered } = useAsk(client, form);
  const enter = async ({ name, team }: EntryInput) => {
    const { server, event } = client.place;
    const sent = await ask({ act: 'enter', player, name, team, link: hashOfSecret(secret) }, 0);
    if (!sent) return;
    const place: EventPlace = { server, event, as: 'player', player };
    const link = secretLink(server, event, secret);
    keepLink(place, link);
    const isRemembered = await openSession(server, event, secret).then(
      () => true,
      () => false,
    );
    if (isRemembered) rememberEvent(place, view.settings.name);
    onEntered({ place, link, isRemembered });
  };
  return (
    <Form form={form} className="grid max-w-md gap-4" onSubmit={enter}>
      <EntryFields form={form} />
      <p className="text-muted text-sm">
        Name and team are stored on the server of the event, and{' '}
        {view.settings.isPrivate ? 'everyone with a link to it' : 'everyone'} can read them. You then get a
        link to your page, where you send your list.
      </p>
      <AlertText>{problem}</AlertText>
      <Button type="submit" variant="primary" busy={isBusy} className="justify-self-start">
        {isUnanswered ? AGAIN : 'Enter the event'}
      </Button>
    </Form>
  );
}

/** The link of a player who has just entered. */
function YourLink({ name, entered: { place, link, isRemembered } }: { name: string; entered: Entered }) {
  return (
    <Section title="Your link">
      <div className="grid gap-4">
        <p role="status" className="font-medium">
          You have entered <bdi>{name}</bdi>.
        </p>
        <LinkNote />
        <CopyField
          label="Your link"
          action="Copy your link"
          text={link}
          hint={`${linkHint(isRemembered)} ${linkReachSentence(link)}`.trim()}
        >
          <LinkButton href={isRemembered ? eventAddress(place) : link}>Go to your page</LinkButton>
        </CopyField>
      </div>
    </Section>
  );
}

const linkHint = (isRemembered: boolean): string =>
  isRemembered
    ? 'This browser remembers your page. It is listed under Events.'
    : 'This browser could not remember your page: keep the link.';
