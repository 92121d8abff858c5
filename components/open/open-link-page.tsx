'use client';

import { useEffect, useState } from 'react';
import { NoticePage } from '@/components/frame/notice-page';
import { PageFrame } from '@/components/frame/page-frame';
import { LinkButton } from '@/components/ui/button';
import { lazyComponent, notLoaded } from '@/components/ui/lazy-part';
import type { ReadCollection } from '@/lib/check/read-collection';
import type { ReadMatchFile } from '@/lib/check/read-match';
import type { CheckedRoster } from '@/lib/roster/check';
import { otherGame } from '@/lib/roster/game-names';
import type { Pack } from '@/lib/roster/pack/pack';
import { eventText, packSentence } from '@/lib/roster/pack/text';
import { type Fault, fileFault } from '@/lib/roster/report';
import type { AnyGameSystem } from '@/lib/roster/system';
import { capitalised } from '@/lib/roster/text/words';
import { loadSystem } from '@/lib/systems/registry';
import { collectionAddress, packAddress } from '../shared/addresses';
import { FaultList } from '../shared/import/fault-list';
import { packStore } from '../shared/packs/stored-packs';
import { collectionStore } from '../shared/stored/item-store';
import { modelsText } from '../shared/stored/item-words';
import { SharedItem, SharedMatch, SharedRoster } from './shared-item';

/** Loaded when the app is given files: a link is opened far more often. */
const ReceivedFiles = lazyComponent(async () => (await import('./received-files')).ReceivedFiles);

type LinkState =
  | { kind: 'reading' }
  | { kind: 'files' }
  | { kind: 'roster'; examined: CheckedRoster; pack: Pack | null }
  | { kind: 'pack'; linked: LinkedPack }
  | { kind: 'collection'; linked: ReadCollection }
  | { kind: 'match'; linked: ReadMatchFile }
  | { kind: 'refused'; faults: Fault[] };

async function readAddress(): Promise<LinkState> {
  if (new URLSearchParams(window.location.search).has('files')) return { kind: 'files' };
  const [
    { isCollectionLink, isMatchLink, isPackLink, linkedText, packInLink },
    { readPackText, readRosterText },
    { examine },
  ] = await Promise.all([
    import('@/lib/check/link'),
    import('@/lib/check/read'),
    import('@/lib/check/answer'),
  ]);
  const { hash } = window.location;
  const text = linkedText(hash);
  if (!text.ok) return refused(text);
  if (isMatchLink(hash)) {
    const { readMatchText } = await import('@/lib/check/read-match');
    const read = await readMatchText(text.value);
    return read.ok ? { kind: 'match', linked: read.value } : refused(read);
  }
  if (isCollectionLink(hash)) {
    const { readCollectionText } = await import('@/lib/check/read-collection');
    const read = await readCollectionText(text.value);
    return read.ok ? { kind: 'collection', linked: read.value } : refused(read);
  }
  if (!isPackLink(hash)) {
    const linkedPack = packInLink(hash);
    const parsedPack = linkedPack?.ok ? await readPackText(linkedPack.value) : linkedPack;
    if (parsedPack?.ok === false) return refused({ faults: parsedPack.faults.map(inPack) });
    const pack = parsedPack?.value ?? null;
    const examined = examine(await readRosterText(text.value), pack);
    if (!examined.ok) return refused(examined);
    if (pack && pack.system !== examined.value.system.id)
      return refused({
        faults: [inPack({ path: 'system', code: 'system', message: otherGame(pack, examined.value.roster) })],
      });
    return { kind: 'roster', examined: examined.value, pack };
  }
  const pack = await readPackText(text.value);
  if (!pack.ok) return refused(pack);
  const system = await loadSystem(pack.value.system);
  return system ? { kind: 'pack', linked: { pack: pack.value, system } } : refused({ faults: [NOT_LOADED] });
}

const refused = ({ faults }: { faults: Fault[] }): LinkState => ({ kind: 'refused', faults });

/** Marks a fault as one of the pack in a roster's link. */
const inPack = (fault: Fault): Fault => ({
  ...fault,
  path: fault.path === '' ? 'its pack' : `its pack: ${fault.path}`,
});

const NOT_LOADED = fileFault(notLoaded('The page'));

/**
 * Shows the roster, pack, collection or match of the opened link, which is saved only when the user asks; opens the files
 * that the installed app was given (`/open/?files`).
 */
export function OpenLinkPage() {
  const [read, setRead] = useState<LinkState>({ kind: 'reading' });
  useEffect(() => {
    let current = true;
    const readLink = () =>
      readAddress()
        .catch(() => refused({ faults: [NOT_LOADED] }))
        .then((result) => {
          if (current) setRead(result);
        });
    void readLink();
    window.addEventListener('hashchange', readLink);
    return () => {
      current = false;
      window.removeEventListener('hashchange', readLink);
    };
  }, []);
  return (
    <PageFrame>
      {read.kind === 'reading' && (
        <>
          <h1 className="sr-only">Shared link</h1>
          <p role="status" className="text-muted">
            Reading the link …
          </p>
        </>
      )}
      {read.kind === 'files' && <ReceivedFiles />}
      {read.kind === 'pack' && <SharedPack {...read.linked} />}
      {read.kind === 'collection' && <SharedCollection {...read.linked} />}
      {read.kind === 'roster' && <SharedRoster examined={read.examined} pack={read.pack} />}
      {read.kind === 'match' && <SharedMatch {...read.linked} />}
      {read.kind === 'refused' && (
        <NoticePage
          number="400"
          title="This link cannot be read"
          actions={
            <LinkButton href="/" variant="primary">
              Go to your rosters
            </LinkButton>
          }
        >
          <p className="mb-4">Nothing was saved. What is wrong with it:</p>
          <FaultList faults={read.faults} whole="the link" />
        </NoticePage>
      )}
    </PageFrame>
  );
}

/** A collection from a link, not saved yet, and its size. */
const SharedCollection = ({ collection, system }: ReadCollection) => (
  <SharedItem
    value={collection}
    store={collectionStore}
    noun="collection"
    game={system.name}
    says={`${capitalised(modelsText(collection))}.`}
    addressOf={collectionAddress}
  />
);

/** A pack from a link. */
interface LinkedPack {
  pack: Pack;
  system: AnyGameSystem;
}

/** A pack from a link, not saved yet, and what it allows. */
const SharedPack = ({ pack, system }: LinkedPack) => (
  <SharedItem
    value={pack}
    store={packStore}
    noun="pack"
    game={system.name}
    says={[packSentence(pack, system), eventText(pack)].filter(Boolean).join(' ')}
    addressOf={packAddress}
  />
);
