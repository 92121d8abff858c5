import { useState } from 'react';
import { siteAddress } from '@/components/shared/addresses';
import { CopyField } from '@/components/shared/share/copy-field';
import { QrPicture } from '@/components/shared/share/qr-picture';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/fields/segmented';
import { AlertText } from '@/components/ui/notes';
import { withoutLog } from '@/lib/play/state';
import { newId, type StoredSpace, storageSentence } from '@/lib/storage/db';
import { beginSharedMatch, endSharedMatch } from '@/lib/storage/shared-match';
import { keysOf, newKey } from '@/lib/sync/key';
import { shareMatch } from '@/lib/sync/match/exchange';
import { matchKeyText } from '@/lib/sync/match/link';
import type { Who } from '@/lib/sync/match/who';
import { SyncProblem } from '@/lib/sync/transport';
import { transportOf } from '../devices/transport';
import { usePlay, usePlayed } from './context';
import type { Sharing } from './session-model';

/** Shares a match that is marked on several phones at once, or gives the links of one that is shared. */
export function SharePhones() {
  const { session } = usePlay();
  const { sharing } = usePlayed();
  return sharing === null ? <BeginSharing /> : <Links key={session.id} {...sharing} />;
}

/** The space of a match that this device shares or joins. */
export function spaceOfMatch(
  id: string,
  key: Uint8Array,
  match: Required<StoredSpace>['match'],
): StoredSpace {
  return {
    id,
    key,
    // As short as the steps of a match have it.
    device: { id: newId().slice(0, 13), name: '' },
    cursor: '0',
    number: 0,
    version: '',
    synced: null,
    expires: 0,
    match,
  };
}

function BeginSharing() {
  const { reopen } = usePlay();
  const { head, state } = usePlayed();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const begin = async () => {
    setBusy(true);
    setProblem('');
    try {
      const key = newKey();
      const keys = keysOf(key);
      const match = withoutLog({ ...head, notes: '', result: null }, state);
      await shareMatch({ keys, transport: transportOf(keys) }, match);
      await beginSharedMatch(spaceOfMatch(head.id, key, { base: match.base, who: 'both' }));
      await reopen();
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-3">
      <p>
        Everybody marks the same match on their own phone. A tap counts at once, also without a network, and
        is on the other phones as soon as there is one. You get a link for the opponent.
      </p>
      <p className="text-muted text-sm">
        The other phones get both lists whole, with hidden elements and what is in reserve, but without your
        notes. What was marked until now can only be undone before you share. The server cannot read any of
        it.
      </p>
      <AlertText>{problem}</AlertText>
      <Button variant="primary" className="justify-self-start" busy={isBusy} onClick={() => void begin()}>
        Share the match
      </Button>
    </div>
  );
}

/** What went wrong with a shared match, as a sentence. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof SyncProblem)) return storageSentence(error);
  return error.kind === 'gone'
    ? 'Phones share a match through the server of Muster, and there is none at this address.'
    : error.message;
}

function Links({ space, who: own }: Sharing) {
  const { reopen } = usePlay();
  const { head } = usePlayed();
  const sides = head.sides.map(({ id, name }) => ({
    value: `side-${id}`,
    label: `Only ${name || 'their side'}`,
  }));
  const nothing = { value: 'look', label: 'Nothing' };
  // Who marks one side alone hands on no more than to look.
  const options =
    own === 'both'
      ? [...(sides.length > 1 ? sides : []), { value: 'both', label: 'Everything' }, nothing]
      : [nothing];
  const theirs = head.sides.find(({ mine }) => !mine);
  const first = options.find(({ value }) => value === `side-${theirs?.id}`) ?? options[0];
  const [chosen, choose] = useState(first?.value ?? nothing.value);
  const who: Who = chosen === 'both' || chosen === 'look' ? chosen : { side: chosen.slice('side-'.length) };
  const link = `${siteAddress()}/play#${matchKeyText(space.key, who)}`;
  return (
    <div className="grid gap-4">
      <p>This match is shared. Open this link on the other phone, or scan it.</p>
      <Segmented label="Whoever opens it marks" value={chosen} options={options} onChange={choose} />
      <QrPicture key={`code ${chosen}`} text={link} name={head.name} what="match" />
      <CopyField folded key={`link ${chosen}`} label="Link" text={link} action="Copy the link" />
      <p className="text-muted text-sm">
        Send the link only to those who play: what it may mark is an agreement, and everybody who has it can
        read the match.
      </p>
      <Button className="justify-self-start" onClick={() => void endSharedMatch(head.id).then(reopen)}>
        Stop sharing here
      </Button>
    </div>
  );
}
