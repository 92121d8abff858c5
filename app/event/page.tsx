import type { Metadata } from 'next';
import { Suspense } from 'react';
import { EventPage, LoadingEvent } from '@/components/event/event-page';

export const metadata: Metadata = { title: 'Events' };

/** All events of this browser, or one of the pages of an event. */
export default function Event() {
  return (
    <Suspense fallback={<LoadingEvent />}>
      <EventPage />
    </Suspense>
  );
}
