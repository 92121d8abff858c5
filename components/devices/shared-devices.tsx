import { type ReactNode, useState } from 'react';
import { siteAddress } from '@/components/shared/addresses';
import { CopyField } from '@/components/shared/share/copy-field';
import { QrPicture } from '@/components/shared/share/qr-picture';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { AlertText } from '@/components/ui/notes';
import { Section } from '@/components/ui/section';
import { dateText } from '@/lib/roster/text/dates';
import { counted, inList } from '@/lib/roster/text/words';
import { type StoredSpace, storageSentence } from '@/lib/storage/db';
import type { Round } from '@/lib/sync/engine';
import { keyText } from '@/lib/sync/key';
import { SyncProblem } from '@/lib/sync/transport';
import { exchangeNow, leave, removeSpace, renew, type Shared } from './controller';
import { JoinForm, WhatTheServerSees } from './join-forms';

/** Most other devices that are listed. */
const MAX_SHOWN = 20;

interface SharedDevicesProps extends Shared {
  space: StoredSpace;
  /** The key of a link that was opened; null for none. */
  given: Uint8Array | null;
  onJoined: () => void;
}

/** The devices of a space: what they have in common, the link for another one, and how to stop. */
export function SharedDevices({ space, given, onJoined, ...shared }: SharedDevicesProps) {
  const [asked, ask] = useState<Question | null>(null);
  const link = `${siteAddress()}/devices#${keyText(space.key)}`;
  const isOther = given !== null && keyText(given) !== keyText(space.key);
  return (
    <div className="grid gap-8">
      {given !== null && !isOther && <p role="status">This browser already shares with these devices.</p>}
      {isOther && (
        <Section title="Another link">
          <p className="mb-4 max-w-prose">
            This browser already shares with other devices. If you join these, it leaves the others.
            Everything in this browser stays.
          </p>
          <JoinForm sharedKey={given} onJoined={onJoined} />
        </Section>
      )}
      <Section title="State">
        <State {...shared} space={space} />
      </Section>
      <Section title="Devices">
        <ul className="grid gap-1">
          <li>
            <bdi className="wrap-anywhere font-medium">{space.device.name}</bdi>, this one
          </li>
          {shared.others.slice(0, MAX_SHOWN).map(({ id, name, at }) => (
            <li key={id}>
              <bdi className="wrap-anywhere font-medium">{name}</bdi>, last seen {dateText(at, 'short')}
            </li>
          ))}
          {shared.others.length > MAX_SHOWN && (
            <li>{counted(shared.others.length - MAX_SHOWN, 'other device')}, last seen earlier</li>
          )}
        </ul>
      </Section>
      {!shared.isGone && (
        <Section title="Another device">
          <div className="grid gap-4">
            <p className="max-w-prose">
              Open this link on the other device, or scan the code. Whoever has the link can read and change
              everything that is shared. Keep it to yourself.
            </p>
            <QrPicture text={link} name="these devices" what="devices" />
            <CopyField folded label="Link" text={link} action="Copy the link" />
          </div>
        </Section>
      )}
      <Section title="Stop">
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => ask('leave')}>Stop here</Button>
          {!shared.isGone && <Button onClick={() => ask('renew')}>Make a new link</Button>}
          {!shared.isGone && <Button onClick={() => ask('remove')}>Delete from the server</Button>}
        </div>
        {space.expires > 0 && (
          <p className="mt-3 text-muted text-sm">
            The server deletes the shared data if no device uses it before {dateText(space.expires, 'date')}.
            Everything on your devices stays.
          </p>
        )}
        <div className="mt-1">
          <WhatTheServerSees />
        </div>
      </Section>
      {asked && <Ask space={space} question={asked} onClose={() => ask(null)} />}
    </div>
  );
}

/** What is the same on all devices, what waits, and what went wrong. */
function State({
  came,
  space,
  isBusy,
  problem,
  isGone,
  waiting,
  round,
}: Omit<SharedDevicesProps, 'given' | 'onJoined'>) {
  const all =
    waiting > 0
      ? `${counted(waiting, 'change waits', 'changes wait')} to be sent.`
      : space.synced === null
        ? ''
        : `Everything is sent, last at ${dateText(space.synced, 'short')}.`;
  return (
    <div className="grid max-w-prose gap-3">
      <p role="status">{isBusy && space.synced === null ? 'Exchanging everything …' : all}</p>
      {isGone ? (
        <AlertText>
          The shared data is no longer on the server: it was deleted, or another device made a new link.
          Everything in this browser stays. Choose Stop here, then open the new link or start again.
        </AlertText>
      ) : (
        problem !== '' && (
          <div className="grid justify-items-start gap-2">
            <AlertText>{problem}</AlertText>
            <Button size="sm" busy={isBusy} onClick={() => void exchangeNow()}>
              Try again
            </Button>
          </div>
        )
      )}
      {round && <Came {...round} came={came} />}
    </div>
  );
}

/** What came, and what the last exchange could not take. */
function Came({ came, refused, unreadable, replayed }: Round & Pick<Shared, 'came'>) {
  const all = [...came.values()];
  const of = (kind: string) => all.filter((each) => each.kind === kind && !each.isCopy).length;
  const got = [
    [of('roster'), 'roster', 'rosters'],
    [of('library'), 'pack, collection or other item', 'packs, collections and other items'],
    [all.filter(({ isCopy }) => isCopy).length, 'conflict copy', 'conflict copies'],
  ] as const;
  const words = got.flatMap(([count, one, many]) => (count > 0 ? [counted(count, one, many)] : []));
  const refusals = new Map<string, number>();
  for (const { why } of refused) refusals.set(why, (refusals.get(why) ?? 0) + 1);
  const lines = [
    words.length > 0 ? `Received from other devices: ${inList(words)}.` : '',
    ...[...refusals].map(([why, count]) => `${counted(count, 'item was', 'items were')} not sent. ${why}`),
    unreadable > 0
      ? `${counted(unreadable, 'record')} could not be read. A newer version of Muster may have made ${unreadable === 1 ? 'it' : 'them'}: reload the page.`
      : '',
    replayed > 0
      ? `The server sent an older state of ${counted(replayed, 'record')} than this device has seen. The newer state was kept and sent again. If this happens often, do not trust the server.`
      : '',
  ].filter((line) => line !== '');
  return (
    <ul className="grid gap-1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type Question = 'leave' | 'renew' | 'remove';

const questions: Record<
  Question,
  { title: string; verb: string; text: ReactNode; act: (space: StoredSpace) => Promise<void> }
> = {
  leave: {
    title: 'Stop here',
    verb: 'Stop here',
    text: 'Everything in this browser stays. Changes are not exchanged until you open the link again.',
    act: leave,
  },
  renew: {
    title: 'Make a new link',
    verb: 'Make a new link',
    text: 'Do this if you have lost a device. The old link stops working, and everything is sent again under a new key. Open the new link on each of your other devices. The lost device keeps what it already has.',
    act: renew,
  },
  remove: {
    title: 'Delete from the server',
    verb: 'Delete',
    text: 'The server deletes the shared data, and your devices stop exchanging changes. Everything on the devices stays.',
    act: removeSpace,
  },
};

interface AskProps {
  space: StoredSpace;
  question: Question;
  onClose: () => void;
}

function Ask({ space, question, onClose }: AskProps) {
  const { title, verb, text, act } = questions[question];
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const go = async () => {
    setBusy(true);
    setProblem('');
    try {
      await act(space);
      onClose();
    } catch (error) {
      setProblem(error instanceof SyncProblem ? error.message : storageSentence(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      alert
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => void go()}>
            {verb}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <AlertText>{problem}</AlertText>
    </Dialog>
  );
}
