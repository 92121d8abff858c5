import type { Metadata } from 'next';
import { Suspense } from 'react';
import { EventFrame, EventsTitle } from '@/components/event/event-notice';
import { EventPage } from '@/components/event/event-page';
import { StaticAll } from '@/components/frame/static-all';

export const metadata: Metadata = { title: 'Events' };

/** All events of this browser, or one of the pages of an event. */
export default function Event() {
  return (
    <Suspense
      fallback={
        <StaticAll>
          <EventFrame>
            <EventsTitle />
          </EventFrame>
        </StaticAll>
      }
    >
      <EventPage />
    </Suspense>
  );
}
