import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { useToast } from '@/components/ui/toast';
import { type EventPlace, eventAddress } from '../client/places';
import { forgetEvent, rememberEvent, rememberedEvents } from '../client/remembered';
import { mainServer } from '../client/servers';

const roles: Record<EventPlace['as'], string> = {
  organiser: 'Organiser',
  player: 'Player',
  public: 'Public page',
};

/** The events that were opened in this browser; nothing if there are none. */
export function RememberedEvents() {
  const toast = useToast();
  const [events, setEvents] = useState(rememberedEvents);
  if (events.length === 0) return null;
  const main = mainServer();
  const forget = (event: (typeof events)[number]) => {
    forgetEvent(event);
    setEvents(rememberedEvents());
    toast({
      message: `${event.name} removed from this list.`,
      action: {
        label: 'Undo',
        onAction: () => {
          rememberEvent(event.place, event.name);
          setEvents(rememberedEvents());
        },
      },
    });
  };
  return (
    <Section title="Events on this device">
      <ul className="max-w-3xl divide-y divide-line border-line border-y">
        {events.map((event) => (
          <li key={JSON.stringify(event.place)} className="flex min-h-11 items-center gap-3">
            <span className="min-w-0 flex-1 py-1">
              <PageLink href={eventAddress(event.place)} className="font-semibold">
                <bdi className="wrap-anywhere">{event.name}</bdi>
              </PageLink>{' '}
              <span className="text-muted text-sm">
                {roles[event.place.as]}
                {event.place.server !== main && `, on ${new URL(event.place.server).host}`}
              </span>
            </span>
            <IconButton
              label={`Remove ${event.name} (${roles[event.place.as]}) from this list`}
              icon={<X aria-hidden size={16} />}
              onClick={() => forget(event)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
