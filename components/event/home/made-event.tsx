import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { CopyField } from '@/components/shell/copy-field';
import { keepInTab, readTab } from '@/components/shell/tab-memory';
import { Button } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { linkReachSentence } from '@/lib/roster/link-reach';
import { type EventPlace, eventAddress } from '../client/places';

export interface MadeEventProps {
  place: EventPlace;
  /** The organiser's link. */
  link: string;
  name: string;
}

const KEY = 'muster-made-event';

/** The event that was made last in this tab, until its page is opened from here. */
export const lastMade = (): MadeEventProps | null => readTab(KEY);

/** An event that was just made: the organiser's link, which must be kept. A reload shows it again. */
export function MadeEvent({ place, link, name }: MadeEventProps) {
  const router = useRouter();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => keepInTab(KEY, { place, link, name }), [place, link, name]);
  const open = () => {
    keepInTab(KEY, null);
    router.push(eventAddress(place));
  };
  return (
    <div className="grid max-w-3xl gap-4">
      <PageTitle ref={title} tabIndex={-1}>
        Keep the organiser’s link
      </PageTitle>
      <p>
        <bdi>{name}</bdi> has been made. This link is the only way back to its organiser’s page: events have
        no accounts or passwords, and the server cannot send it again. Anyone who has it can organise the
        event, so give it to no player. While this tab is open, you also find it on that page under “Links and
        file”; there you can make another one at any time.
      </p>
      <CopyField label="Organiser’s link" text={link} action="Copy the link" hint={linkReachSentence(link)}>
        <Button onClick={open}>Go to the event</Button>
      </CopyField>
    </div>
  );
}
