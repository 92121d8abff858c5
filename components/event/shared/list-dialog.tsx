import { useMemo } from 'react';
import { PlayAgainstButton } from '@/components/shell/matches/play-against-button';
import { ProblemLines } from '@/components/shell/problem-lines';
import { SaveCopyButton } from '@/components/shell/rosters/save-copy-button';
import { SheetView } from '@/components/shell/sheet/sheet-view';
import { UnreadFile } from '@/components/shell/unread-file';
import { useLoaded } from '@/components/shell/use-loaded';
import { Dialog } from '@/components/ui/dialog';
import { StatusText } from '@/components/ui/live-text';
import { notLoaded } from '@/components/ui/not-loaded';
import { isAsCommitted } from '@/lib/events/disclosed';
import type { EventView, ListView, PlayerView } from '@/lib/events/view';
import { checkRoster } from '@/lib/roster/check';
import { shownFingerprint } from '@/lib/roster/fingerprint-text';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import { loadSystem } from '@/lib/systems/registry';
import type { EventClient } from '../client/event-client';
import { ListVerdict } from './list-verdict';
import { type OpenedList, useList } from './use-list';

interface ListDialogProps {
  client: EventClient;
  settings: EventView['settings'];
  player: PlayerView;
  onClose: () => void;
}

/** A list of the event that may be read: its verdict, its problems and its sheet. */
export function ListDialog({ client, settings, player, onClose }: ListDialogProps) {
  const { pack, system: game } = settings;
  const { list } = player;
  const opened = useList(client, player.id, list?.content ?? '', pack);
  const system = useLoaded(useMemo(() => () => loadSystem(game), [game]));
  const read = opened?.row.read;
  const sheet = useMemo(() => {
    if (!read || !system) return null;
    const { roster } = read;
    // The problems are shown above the sheet.
    return {
      ...rosterSheet({ roster, system, checked: checkRoster(roster, system, pack), pack }),
      verdict: null,
    };
  }, [read, system, pack]);
  if (list === null) return null;
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={<bdi>{list.name || 'No name'}</bdi>}
      description={<bdi>{[player.name, player.team.trim()].filter((part) => part !== '').join(' · ')}</bdi>}
      footer={
        read &&
        system && (
          <>
            <PlayAgainstButton roster={read.roster} system={system} pack={pack} />
            <SaveCopyButton roster={read.roster} system={system} pack={pack} />
          </>
        )
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-1">
          <p>
            <ListVerdict list={list} />
          </p>
          <p className="text-muted text-sm">
            Fingerprint <span className="font-mono">{shownFingerprint(list.fingerprint)}</span>
          </p>
          <Committed player={player} list={list} opened={opened} />
        </div>
        <StatusText>
          {opened === undefined && 'Opening the list …'}
          {opened === null && notLoaded('The list', 'open it again')}
        </StatusText>
        {opened && !read && <UnreadFile row={opened.row} />}
        {read && read.problems.length > 0 && <ProblemLines problems={read.problems} system={read.system} />}
        {sheet && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the section scrollable by keyboard
          <section aria-label="Sheet" tabIndex={0}>
            <SheetView sheet={sheet} headless />
          </section>
        )}
      </div>
    </Dialog>
  );
}

interface CommittedProps {
  player: PlayerView;
  list: ListView;
  opened: OpenedList | null | undefined;
}

/** Whether a revealed list matches the seal, its commitment, that was published at the lock. */
function Committed({ player: { name, commitments }, list: { salt }, opened }: CommittedProps) {
  if (!opened || salt === null || commitments.length === 0) return null;
  const isSame = isAsCommitted({ player: name, text: opened.text, salt, commitments });
  return (
    <p className={isSame ? 'text-muted text-sm' : 'font-medium text-error'}>
      {isSame
        ? 'Checked: this list matches its seal.'
        : 'This list does not match its seal: it was changed on the server.'}
    </p>
  );
}
