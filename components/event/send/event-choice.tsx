import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLoaded } from '@/components/shell/use-loaded';
import { Button } from '@/components/ui/button';
import { StatusText } from '@/components/ui/live-text';
import { Options, SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { nameOfGame } from '@/lib/roster/game-names';
import type { EventClient } from '../client/event-client';
import { eventOfLink, type OwnEvent, ownEvents, playerOf } from './own-events';

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
  const [link, setLink] = useState('');
  const [error, setError] = useState('');
  const [isOpening, setOpening] = useState(false);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (isOpening) return;
    setOpening(true);
    try {
      onOpened(await eventOfLink(link, game));
      setLink('');
      setError('');
    } catch (failure) {
      setError((failure as Error).message);
    }
    setOpening(false);
  };
  return (
    <form noValidate className="flex flex-wrap items-start gap-2" onSubmit={(event) => void open(event)}>
      <TextField
        label="Another event, by your link"
        hint="The link to your page that you got when you entered."
        className="min-w-0 flex-1 basis-60"
        type="url"
        spellCheck={false}
        value={link}
        error={error}
        onChange={({ target }) => {
          setLink(target.value);
          setError('');
        }}
      />
      <Button type="submit" busy={isOpening} className="mt-6">
        Use this link
      </Button>
    </form>
  );
}
