import type { ReactNode } from 'react';
import type { FrameWidth } from '@/components/frame/app-frame';
import { NoticePage } from '@/components/frame/notice-page';
import { PageFrame } from '@/components/frame/page-frame';
import { Button, LinkButton } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { type EventPlace, eventAddress } from './client/places';
import type { EventProblem } from './client/problem';

interface EventNoticeProps {
  /** The HTTP status that it is about. */
  number?: number;
  title: string;
  /** Tries again what failed. */
  again?: () => void;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page with why an event cannot be shown. */
export const EventNotice = ({ number = 403, title, again, actions, children }: EventNoticeProps) => (
  <EventFrame>
    <NoticePage
      number={`${number}`}
      title={title}
      actions={
        <>
          {again && (
            <Button variant="primary" onClick={again}>
              Try again
            </Button>
          )}
          {actions}
          <LinkButton href="/event">Go to your events</LinkButton>
        </>
      }
    >
      {children}
    </NoticePage>
  </EventFrame>
);

/** Shown for a private event without a link to it. */
export const ClosedEvent = ({ name }: { name: string }) => (
  <EventNotice title="This event is private">
    <p>
      <bdi>{name}</bdi> can be seen only with a link. Ask the organiser for one, and open the whole link.
    </p>
  </EventNotice>
);

const missing: Record<EventPlace['as'], string> = {
  organiser: 'Open the organiser’s link that you kept when the event was made.',
  player: 'Open the link that you got when you entered. The organiser can make you a new one.',
  public: 'Ask the organiser for a link.',
};

/** Shown if the server refuses a page: the link was withdrawn or never opened here, or the event does not exist. */
export function RefusedEvent({ place, problem }: { place: EventPlace; problem: EventProblem }) {
  if (problem.kind === 'unknown')
    return (
      <EventNotice number={404} title="Event not found">
        <p>{problem.message}</p>
        <p>Check that the link is complete. The event may also have been moved to another server.</p>
      </EventNotice>
    );
  return (
    <EventNotice
      title="This page needs its link"
      actions={
        place.as !== 'public' && (
          <LinkButton href={eventAddress({ ...place, as: 'public' })}>Open the public page</LinkButton>
        )
      }
    >
      <p>{problem.message}</p>
      <p>{missing[place.as]}</p>
    </EventNotice>
  );
}

interface EventFrameProps {
  width?: FrameWidth;
  children: ReactNode;
}

/** The frame of the pages of events, which says what leaves the browser. */
export const EventFrame = ({ width, children }: EventFrameProps) => (
  <PageFrame
    note="Lists that are sent to an event are kept on its server; all other rosters stay in this browser unless you share them. The games belong to their owners; no rule text is included."
    {...(width ? { width } : {})}
  >
    {children}
  </PageFrame>
);

/** The title of the page of all events, and what they are. */
export const EventsTitle = () => (
  <PageTitle lead="An event collects the lists of its players, checks them, locks and reveals them, and pairs the rounds. It is the one place where a list leaves this browser: it is sent to the event’s server.">
    Events
  </PageTitle>
);
