import { FileText, Monitor } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { GrowingList } from '@/components/ui/growing-list';
import { Section } from '@/components/ui/section';
import { isFrom } from '@/lib/events/course';
import type { EventView, PlayerView } from '@/lib/events/view';
import { counted } from '@/lib/roster/text/words';
import type { EventClient } from '../client/event-client';
import { useEventView, useIsOld } from '../client/hooks';
import { screenAddress } from '../client/places';
import type { ViewStore } from '../client/view-store';
import { EventHead, Notices } from '../shared/event-head';
import { ListDialog, ListVerdict } from '../shared/list-dialog';
import { PlayerName } from '../shared/player-name';
import { ConnectionLine } from '../shared/times';
import { EntryForm } from './entry-form';
import { EventFacts } from './event-facts';
import { RoundsAndStandings } from './rounds-and-standings';
import { VerifyLists } from './verify-lists';

interface PublicPageProps {
  client: EventClient;
  store: ViewStore;
}

/** What everyone may see of an event: what it is, who has entered, the lists after the reveal, rounds and standings. */
export function PublicPage({ client, store }: PublicPageProps) {
  const view = useEventView(store);
  const isOld = useIsOld(client);
  return (
    <>
      <EventHead view={view} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 content-start gap-8">
          <ConnectionLine store={store} />
          {!isOld && <EntryForm client={client} view={view} />}
          <RoundsAndStandings view={view} store={store} />
          <Players client={client} view={view} />
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <Section
            title="The event"
            actions={
              <LinkButton size="sm" variant="quiet" href={screenAddress(client.place)}>
                <Monitor aria-hidden size={16} /> For a projector
              </LinkButton>
            }
          >
            <EventFacts view={view} store={store} />
          </Section>
          {view.notices.length > 0 && (
            <Section title="Notices">
              <Notices view={view} />
            </Section>
          )}
          <VerifyLists client={client} view={view} />
        </div>
      </div>
    </>
  );
}

interface PlayersProps {
  client: EventClient;
  view: EventView;
}

/** Who has entered, with their lists once these may be read. */
export function Players({ client, view }: PlayersProps) {
  const [opened, open] = useState<PlayerView | null>(null);
  const isOld = useIsOld(client);
  const present = view.players.filter(({ isOut }) => !isOut).length;
  return (
    <Section title="Players" aside={playersText(present, view.players.length - present)}>
      {view.players.length === 0 ? (
        <p className="text-muted">No players yet.</p>
      ) : (
        <GrowingList items={view.players}>
          {(player) => (
            <li key={player.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span className="min-w-0 flex-1 basis-60">
                <PlayerName player={player} />
                {player.isOut && <span className="text-muted text-sm"> Withdrawn</span>}
              </span>
              <PlayerList view={view} player={player} open={isOld ? null : () => open(player)} />
            </li>
          )}
        </GrowingList>
      )}
      {opened && (
        <ListDialog client={client} settings={view.settings} player={opened} onClose={() => open(null)} />
      )}
    </Section>
  );
}

const playersText = (present: number, withdrawn: number): string =>
  withdrawn === 0 ? counted(present, 'player') : `${counted(present, 'player')}, ${withdrawn} withdrawn`;

interface PlayerListProps extends Pick<PlayersProps, 'view'> {
  player: PlayerView;
  /** Null while it cannot be loaded. */
  open: (() => void) | null;
}

/** The list of a player if it may be read; after the lock, whether there is one. */
function PlayerList({ view, player: { name, list, commitments, isOut }, open }: PlayerListProps) {
  if (list?.isReadable)
    return (
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="text-sm">
          <ListVerdict list={list} />
        </span>
        {open && (
          <Button size="sm" variant="quiet" onClick={open}>
            <FileText aria-hidden size={16} /> Open<span className="sr-only"> the list of {name}</span>
          </Button>
        )}
      </span>
    );
  const isLocked = commitments.length > 0;
  if (!isFrom('locked', view) || (isOut && !isLocked)) return null;
  return <span className="text-muted text-sm">{isLocked ? 'List locked' : 'No list'}</span>;
}
