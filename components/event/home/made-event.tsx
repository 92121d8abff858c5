import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { CopyField } from '@/components/shared/share/copy-field';
import { Button } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { linkReachSentence } from '@/lib/roster/text/link-reach';
import { eventAddress } from '../client/places';
import { keepMade, type MadeEvent } from '../client/remembered';

/** An event that was just made: the organiser's link, which must be kept. A reload shows it again. */
export function MadeEventPage({ place, link, name }: MadeEvent) {
  const router = useRouter();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => keepMade({ place, link, name }), [place, link, name]);
  const open = () => {
    keepMade(null);
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
