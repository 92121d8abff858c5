import { useState } from 'react';
import { ListVerdict } from '@/components/event/shared/list-dialog';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ShortList } from '@/components/ui/lists';
import { StatusText } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { isListed } from '@/lib/events/course';
import type { ListView } from '@/lib/events/view';
import { momentText } from '@/lib/events/zoned-time';
import { shownFingerprint } from '@/lib/roster/fingerprint/text';
import { counted } from '@/lib/roster/text/words';
import type { EventClient, FoundListFix } from '../../client/event-client';
import { problemSentence } from '../../client/problem';
import { type OpenPlayer, type PlayerDialogProps, playerActions } from './player-actions';

/** All about a player: the list with its problems, the note, and what can be done. */
export function PlayerDialog({
  client,
  view,
  player,
  open,
  onClose,
}: PlayerDialogProps & { open: OpenPlayer }) {
  const { id, number, name, team, entered, list, note, unlocked, hasLink, isOut } = player;
  const { zone } = view.settings;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{name}</bdi>}
      description={
        <bdi>
          {[`No. ${number}`, team.trim(), `entered ${momentText(entered, zone, 'short')}`]
            .filter(Boolean)
            .join(' · ')}
        </bdi>
      }
    >
      <div className="grid gap-5">
        {(isOut || !hasLink) && (
          <p>
            {isOut && 'This player has withdrawn. '}
            {list !== null && !isListed(player) && 'The list is not locked or revealed with the others. '}
            {!hasLink && 'The link of this player is withdrawn.'}
          </p>
        )}
        <Section level={3} title="List">
          {list === null ? (
            <p className="text-muted">No list was sent.</p>
          ) : (
            <SentList client={client} player={id} list={list} zone={zone} sent={player.sent} />
          )}
          {unlocked !== null && (
            <p className="mt-2">
              Unlocked. Reason: <bdi>{unlocked}</bdi>
            </p>
          )}
        </Section>
        {note !== '' && (
          <Section level={3} title="Private note">
            <p className="whitespace-pre-wrap">
              <bdi className="wrap-anywhere">{note}</bdi>
            </p>
          </Section>
        )}
        <Section level={3} title="Actions">
          <div className="flex flex-wrap gap-2">
            {playerActions(player, view.step)
              .flat()
              .map(({ task, label, Icon }) => (
                <Button key={task} size="sm" onClick={() => open(id, task)}>
                  <Icon aria-hidden size={16} /> {label}
                </Button>
              ))}
          </div>
        </Section>
      </div>
    </Dialog>
  );
}

interface SentListProps {
  client: EventClient;
  player: string;
  list: ListView;
  zone: string;
  /** How many lists the player sent. */
  sent: number;
}

function SentList({ client, player, list, zone, sent }: SentListProps) {
  return (
    <div className="grid gap-2">
      <p>
        <bdi className="wrap-anywhere font-semibold">{list.name || 'No name'}</bdi>{' '}
        <ListVerdict list={list} />
      </p>
      <p className="text-muted text-sm">
        Receipt {list.number}, received {momentText(list.at, zone)}
        {sent > 1 && `; sent ${counted(sent, 'time')}`}. Fingerprint{' '}
        <span className="font-mono">{shownFingerprint(list.fingerprint)}</span>
      </p>
      <ShortList items={list.problems} className="divide-y divide-line border-line border-y empty:hidden">
        {(problem, index) => (
          <li key={index} className="py-1.5">
            <bdi className="wrap-anywhere">{problem}</bdi>
          </li>
        )}
      </ShortList>
      {list.verdict === 'illegal' && <ServerFix key={list.content} client={client} player={player} />}
    </div>
  );
}

/** The smallest change that makes a list legal, searched by the server: the list itself may not be read yet. */
function ServerFix({ client, player }: Pick<SentListProps, 'client' | 'player'>) {
  const [found, setFound] = useState<{ fix: FoundListFix | null }>();
  const [status, setStatus] = useState('');
  const [isBusy, setBusy] = useState(false);
  const search = async () => {
    setBusy(true);
    setStatus('Searching …');
    try {
      const fix = await client.fix(player);
      setFound({ fix });
      setStatus(
        fix ? `Makes the list legal with ${counted(fix.changes, 'change')}.` : 'No fix was found in time.',
      );
    } catch (error) {
      setStatus(problemSentence(error));
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-2">
      {!found && (
        <div>
          <Button size="sm" busy={isBusy} onClick={() => void search()}>
            Search for a fix
          </Button>
        </div>
      )}
      {found?.fix && (
        <ShortList items={found.fix.edits} className="list-disc pl-5 font-medium">
          {(edit, index) => (
            <li key={index}>
              <bdi className="wrap-anywhere">{edit}</bdi>
            </li>
          )}
        </ShortList>
      )}
      <StatusText className="text-sm">{status}</StatusText>
    </div>
  );
}
