import { type ReactNode, useEffect, useRef } from 'react';
import { LinkButton } from '@/components/ui/button';
import type { EventClient } from '../client/event-client';
import { eventAddress } from '../client/places';

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
