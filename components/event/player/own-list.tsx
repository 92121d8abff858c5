import { FileText, Send } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { FixFinder, FixView } from '@/components/shared/fixes/fix-view';
import { FormDialog } from '@/components/shared/form-dialog';
import { useLoaded } from '@/components/shared/loading/use-loaded';
import { SaveCopyButton } from '@/components/shared/rosters/roster-buttons';
import { ProblemLines } from '@/components/shared/rules/problem-lines';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form/form-field';
import { ShortList } from '@/components/ui/lists';
import { AlertText, EmptyState, StatusText } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import type { ResultFix } from '@/lib/check/answer';
import { isFrom, mayBeSent } from '@/lib/events/course';
import type { EventView, ListView, PlayerView } from '@/lib/events/view';
import type { Pack } from '@/lib/roster/pack/pack';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem } from '@/lib/systems/registry';
import type { EventClient } from '../client/event-client';
import { AGAIN, useAsk, useEventView, useIsOld } from '../client/hooks';
import { CheckedList, LeavesNote, Receipt } from '../send/checked-list';
import { BuildRosterButton, type ChosenList, ListChoice, useListForm } from '../send/list-choice';
import { ListDialog, ListVerdict, useList } from '../shared/list-dialog';
import { Countdown, Moment } from '../shared/times';

interface OwnListProps {
  client: EventClient;
  view: EventView;
  me: PlayerView;
}

/** The player's list: its verdict, problems, fix and receipt, and how long it can be sent or replaced. */
export function OwnList({ client, view, me }: OwnListProps) {
  const [shown, show] = useState<'send' | 'open' | null>(null);
  const { system: game } = view.settings;
  const system = useLoaded(useCallback(() => loadSystem(game), [game]));
  const isOld = useIsOld(client);
  const canSend = mayBeSent(view, me) && !isOld;
  const { list } = me;
  const sendButton = canSend && (
    <Button variant="primary" disabled={!system} onClick={() => show('send')}>
      <Send aria-hidden size={16} /> {list === null ? 'Send a list' : 'Replace the list'}
    </Button>
  );
  return (
    <Section title="Your list">
      <div className="grid gap-4">
        <WhenLocked client={client} view={view} me={me} />
        {system === null && (
          <p role="alert">This version of Muster does not have the game of this event. Reload the page.</p>
        )}
        {list === null ? (
          <EmptyState
            title="No list yet"
            actions={
              canSend && (
                <>
                  {sendButton}
                  {system && <BuildRosterButton system={system} pack={view.settings.pack} />}
                </>
              )
            }
          >
            <p>{isOld ? 'You had not sent a list.' : noList(view, canSend)}</p>
          </EmptyState>
        ) : (
          <>
            <SentList client={client} view={view} me={me} list={list} system={system ?? null} />
            <div className="flex flex-wrap gap-2">
              {sendButton}
              {!isOld && (
                <Button onClick={() => show('open')}>
                  <FileText aria-hidden size={16} /> Open the list
                </Button>
              )}
            </div>
            <Receipt event={view} player={me} list={list} />
          </>
        )}
      </div>
      {shown === 'send' && system && (
        <SendListDialog client={client} me={me} system={system} onClose={() => show(null)} />
      )}
      {shown === 'open' && (
        <ListDialog client={client} settings={view.settings} player={me} onClose={() => show(null)} />
      )}
    </Section>
  );
}

function noList(view: EventView, canSend: boolean): string {
  if (canSend)
    return 'Choose one of your rosters or a file, or build a roster for this event. The list is checked at once, and you can replace it until the lists are locked.';
  if (!isFrom('open', view)) return 'Lists can be sent once the event is open.';
  return 'The lists are locked, and you have not sent one. The organiser can let you send one.';
}

/** How long lists can be sent, or that the organiser lets this player send one after the lock. */
function WhenLocked({ client, view, me }: OwnListProps) {
  const { deadline, zone } = view.settings;
  if (me.unlocked !== null)
    return (
      <p>
        The organiser unlocked your list, so you can send it now. Reason: <bdi>{me.unlocked}</bdi>
      </p>
    );
  if (view.step !== 'open') return isFrom('locked', view) ? <p>The lists are locked.</p> : null;
  if (deadline === null) return <p>The organiser locks the lists by hand; no time is set.</p>;
  return (
    <p>
      Lists are locked in{' '}
      <strong className="font-semibold">
        <Countdown store={client.store} until={deadline} over="a moment" />
      </strong>
      : <Moment at={deadline} zone={zone} />.
    </p>
  );
}

interface SentListProps extends OwnListProps {
  list: ListView;
  /** Null until it is loaded. */
  system: AnyGameSystem | null;
}

/** What was sent, with the check of this browser once the list is loaded. */
function SentList({ client, view, me, list, system }: SentListProps) {
  const { pack } = view.settings;
  const isOld = useIsOld(client);
  const opened = useList(client, me.id, isOld ? '' : list.content, pack);
  const read = opened?.row.read;
  return (
    <div className="grid gap-3">
      <div>
        <p className="font-semibold text-lg">
          <bdi className="wrap-anywhere">{list.name || 'No name'}</bdi>
        </p>
        <p>
          <ListVerdict list={list} large />
        </p>
      </div>
      {read ? (
        read.problems.length > 0 && <ProblemLines problems={read.problems} system={read.system} />
      ) : (
        <ShortList items={list.problems} className="divide-y divide-line border-line border-y">
          {(problem, index) => (
            <li key={index} className="py-2">
              <bdi>{problem}</bdi>
            </li>
          )}
        </ShortList>
      )}
      {read && system && list.verdict === 'illegal' && (
        <ListFix roster={read.roster} system={system} pack={pack} />
      )}
    </div>
  );
}

interface ListFixProps {
  roster: Roster;
  system: AnyGameSystem;
  pack: Pack | null;
}

/** The cheapest fix of the player's list, searched in this browser; without one, the way to the builder. */
function ListFix({ roster, system, pack }: ListFixProps) {
  const [result, setResult] = useState<ResultFix>();
  const [isSearching, setSearching] = useState(true);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const finder = new FixFinder();
    const control = new AbortController();
    setSearching(true);
    finder
      .find({ roster, pack }, control.signal, setResult)
      .then(setResult, (error: Error) => setFailure(error.message))
      .finally(() => setSearching(false));
    return () => {
      control.abort();
      finder.end();
    };
  }, [roster, pack]);
  return (
    <section aria-label="Fix" className="grid gap-2">
      <h3 className="label-caps">Fix</h3>
      <FixView result={result} isSearching={isSearching} failure={failure} />
      {!isSearching && !result?.fix && (
        <div className="grid justify-items-start gap-2">
          <p>Correct the list in the builder, where “Make it legal” searches again, then send it again.</p>
          <SaveCopyButton roster={roster} system={system} pack={pack} />
        </div>
      )}
    </section>
  );
}

interface SendListDialogProps {
  client: EventClient;
  me: PlayerView;
  system: AnyGameSystem;
  onClose: () => void;
}

/** Chooses a list and sends it to the event, or another one in its place. */
function SendListDialog({ client, me, system, onClose }: SendListDialogProps) {
  const { settings } = useEventView(client.store);
  const { form, chosen } = useListForm(system, settings);
  const [isReading, setReading] = useState(false);
  const { ask, isBusy, problem, isUnanswered, clear } = useAsk(client);
  const isFirst = me.list === null;
  const send = async ({ list }: { list: ChosenList }) => {
    const sent = await ask({ act: 'send', roster: { ...list.roster } }, me.revision, 'List sent.');
    if (sent) onClose();
  };
  return (
    <FormDialog
      title={isFirst ? 'Send a list' : 'Replace the list'}
      verb={isUnanswered ? AGAIN : isFirst ? 'Send the list' : 'Replace the list'}
      isWaiting={isReading}
      form={form}
      onClose={onClose}
      onSubmit={send}
    >
      <FormField control={form.control} name="list" onValue={clear}>
        {(field) => <ListChoice {...field} system={system} pack={settings.pack} onReading={setReading} />}
      </FormField>
      {chosen && <CheckedList roster={chosen.roster} system={system} settings={settings} />}
      <LeavesNote settings={settings} server={client.place.server} />
      <AlertText>{problem}</AlertText>
      <StatusText>{isBusy && 'Sending the list …'}</StatusText>
    </FormDialog>
  );
}
