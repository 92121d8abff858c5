import { useCallback, useMemo } from 'react';
import { UnreadFile } from '@/components/shared/import/unread-file';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { PlayAgainstButton, SaveCopyButton } from '@/components/shared/rosters/roster-buttons';
import { ProblemLines } from '@/components/shared/rules/problem-lines';
import { SheetView } from '@/components/shared/sheet/sheet-view';
import { SeverityMark } from '@/components/ui/badge';
import { Dialog } from '@/components/ui/dialog';
import { notLoaded } from '@/components/ui/lazy-part';
import { StatusText } from '@/components/ui/notes';
import { verdictMarks } from '@/components/ui/verdict-mark';
import { type CheckResult, checkResultOf, examine } from '@/lib/check/answer';
import { readRosterText } from '@/lib/check/read';
import { isAsCommitted } from '@/lib/events/disclosed';
import type { EventView, ListView, PlayerView } from '@/lib/events/view';
import { checkRoster } from '@/lib/roster/check';
import { shownFingerprint } from '@/lib/roster/fingerprint/text';
import type { Pack } from '@/lib/roster/pack/pack';
import { verdictWord } from '@/lib/roster/verdict';
import { rosterSheet } from '@/lib/sheet/roster-sheet';
import { loadSystem } from '@/lib/systems/registry';
import type { EventClient } from '../client/event-client';

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

/** A list of the event as it was sent, checked here. */
export interface OpenedList {
  /** The text of the roster file. */
  text: string;
  row: CheckResult;
}

/**
 * Loads a list that may be read and checks it in the browser: undefined until that is done, null if it failed.
 * @param content the hash of the list, with which it is loaded again; "" for none
 */
export function useList(
  client: EventClient,
  player: string,
  content: string,
  pack: Pack | null,
): OpenedList | null | undefined {
  const load = useCallback(() => openList(client, player, content, pack), [client, player, content, pack]);
  return useLoaded(content === '' ? undefined : load);
}

async function openList(
  client: EventClient,
  player: string,
  content: string,
  pack: Pack | null,
): Promise<OpenedList> {
  const text = await client.list(player);
  return { text, row: checkResultOf(examine(await readRosterText(text), pack), content) };
}

interface ListVerdictProps {
  list: Pick<ListView, 'verdict' | 'figures'>;
  /** As large as a heading. */
  large?: boolean;
}

/** The verdict on a list under the pack of its event, and its figures. */
export function ListVerdict({ list, large = false }: ListVerdictProps) {
  return (
    <>
      <SeverityMark severity={verdictMarks[list.verdict]} large={large}>
        {verdictWord(list.verdict)}
      </SeverityMark>
      {list.figures !== '' && <span className="condensed ml-2 text-muted text-sm">{list.figures}</span>}
    </>
  );
}
