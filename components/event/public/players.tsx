import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { GrowingList } from '@/components/ui/growing-list';
import { Section } from '@/components/ui/section';
import { isFrom } from '@/lib/events/course';
import type { EventView, PlayerView } from '@/lib/events/view';
import { counted } from '@/lib/roster/words';
import type { EventClient } from '../client/event-client';
import { useIsOld } from '../client/hooks';
import { ListDialog } from '../shared/list-dialog';
import { ListVerdict } from '../shared/list-verdict';
import { PlayerName } from '../shared/player-name';

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
