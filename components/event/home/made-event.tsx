import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { CopyField } from '@/components/shell/copy-field';
import { Button } from '@/components/ui/button';
import { type EventPlace, eventAddress, secretLink } from '../client/places';

export interface MadeEventProps {
  place: EventPlace;
  /** The secret of the organiser's link. */
  secret: string;
  name: string;
}

/** An event that was just made: the organiser's link, which must be kept. */
export function MadeEvent({ place, secret, name }: MadeEventProps) {
  const router = useRouter();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const link = secretLink(place.server, place.event, secret);
  return (
    <div className="grid max-w-3xl gap-4">
      <h1 ref={title} tabIndex={-1} className="font-semibold text-2xl outline-none">
        Keep the organiser’s link
      </h1>
      <p>
        <bdi>{name}</bdi> is made. This link is the only way back to its organiser’s page: there is no account
        and no password, and the server cannot send it again. Anyone who has it can organise the event, so
        give it to no player.
      </p>
      <CopyField label="Organiser’s link" text={link} action="Copy the link">
        <Button onClick={() => router.push(eventAddress(place))}>Go to the event</Button>
      </CopyField>
    </div>
  );
}
