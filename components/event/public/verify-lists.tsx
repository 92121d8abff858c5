import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '@/components/shared/import/files';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { ShortList } from '@/components/ui/lists';
import { Section } from '@/components/ui/section';
import { isFrom } from '@/lib/events/course';
import type { DisclosedList, Verified } from '@/lib/events/disclosed';
import type { EventView } from '@/lib/events/view';
import { momentText } from '@/lib/events/zoned-time';
import { counted, inList } from '@/lib/roster/text/words';
import type { EventClient } from '../client/event-client';
import { useIsOld } from '../client/hooks';
import { problemSentence } from '../client/problem';

interface VerifyListsProps {
  client: EventClient;
  view: EventView;
}

/** Compares the revealed lists with their seals, in this browser or by a file to save; before the reveal, the seals. A seal is a commitment. */
export function VerifyLists({ client, view }: VerifyListsProps) {
  const isOld = useIsOld(client);
  if (!isFrom('locked', view)) return null;
  return (
    <Section title="Verify the lists">
      <div className="grid gap-3">
        <p className="max-w-prose">
          When the lists were locked, the server published a seal of each: a number worked out from the list,
          by which anyone can check that the list was not changed.
          {!isFrom('revealed', view) && ' This can be checked once the lists are revealed.'}
        </p>
        {isFrom('revealed', view) && view.settings.shown === 'everyone' && !isOld && (
          <Verify client={client} view={view} />
        )}
        <Seals view={view} />
      </div>
    </Section>
  );
}

type Verification =
  | { kind: 'idle' | 'working' }
  | { kind: 'done'; verified: Verified }
  | { kind: 'failed'; sentence: string };

function Verify({ client, view }: VerifyListsProps) {
  const [state, setState] = useState<Verification>({ kind: 'idle' });
  const load = async (): Promise<DisclosedList[]> => {
    const names = new Map(view.players.map(({ id, name }) => [id, name]));
    const lists = await client.lists();
    return lists.map(({ player, ...list }) => ({ player: names.get(player) ?? player, ...list }));
  };
  const run = async (work: () => Promise<Verification>) => {
    setState({ kind: 'working' });
    const failed = (error: unknown) => ({ kind: 'failed' as const, sentence: problemSentence(error) });
    setState(await work().catch(failed));
  };
  const verify = async (): Promise<Verification> => {
    const [lists, { verified }] = await Promise.all([load(), import('@/lib/events/disclosed')]);
    return { kind: 'done', verified: verified(lists) };
  };
  const save = async (): Promise<Verification> => {
    const file = JSON.stringify({ musterLists: 1, lists: await load() });
    saveFile('lists.json', file, 'application/json');
    return { kind: 'idle' };
  };
  const isBusy = state.kind === 'working';
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button busy={isBusy} onClick={() => void run(verify)}>
          <ShieldCheck aria-hidden size={16} /> Verify the lists
        </Button>
        <Button busy={isBusy} onClick={() => void run(save)}>
          <Download aria-hidden size={16} /> Save the lists
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {state.kind === 'working' && <p>Loading the lists …</p>}
        {state.kind === 'failed' && <p className="font-medium text-error">{state.sentence}</p>}
        {state.kind === 'done' && <Outcome {...state.verified} />}
      </div>
      <p className="text-muted text-sm">
        To check without this page, save the lists and run{' '}
        <code className="font-mono">muster event verify lists.json</code>.
      </p>
    </>
  );
}

function Outcome({ same, changed, replaced }: Verified) {
  return (
    <>
      {changed.length > 0 && (
        <p className="font-medium text-error">
          {counted(changed.length, 'list')}{' '}
          {changed.length === 1 ? 'does not match its seal' : 'do not match their seals'}:{' '}
          <bdi>{inList(changed)}</bdi>.
        </p>
      )}
      {same > 0 && (
        <p className={changed.length === 0 ? 'font-medium text-legal' : undefined}>
          {changed.length === 0
            ? same === 1
              ? 'The only list matches its seal.'
              : `All ${same} lists match their seals.`
            : `${counted(same, 'other list')} ${same === 1 ? 'matches its seal' : 'match their seals'}.`}
        </p>
      )}
      {same + changed.length === 0 && <p>No lists are revealed.</p>}
      {replaced.length > 0 && (
        <p>
          Sent again after the lock, once the organiser unlocked them: <bdi>{inList(replaced)}</bdi>.
        </p>
      )}
    </>
  );
}

function Seals({ view }: { view: EventView }) {
  const players = view.players.filter(({ commitments }) => commitments.length > 0);
  if (players.length === 0) return null;
  return (
    <Disclosure title="Seals" aside={counted(players.length, 'list')}>
      <ShortList items={players} className="divide-y divide-line border-line border-y text-sm">
        {({ id, name, commitments }) => (
          <li key={id} className="py-1.5">
            <bdi className="wrap-anywhere">{name}</bdi>
            {commitments.map(({ at, hash }) => (
              <p key={hash} className="text-muted">
                {momentText(at, view.settings.zone, 'short')}{' '}
                <span className="break-all font-mono text-xs">{hash}</span>
              </p>
            ))}
          </li>
        )}
      </ShortList>
    </Disclosure>
  );
}
