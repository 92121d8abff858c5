'use client';

import { useEffect, useState } from 'react';
import { AppFrame } from '@/components/shell/app-frame';
import { NoticePage } from '@/components/shell/notice-page';
import { PageLinks } from '@/components/shell/page-links';
import { LinkButton } from '@/components/ui/button';
import type { Examined } from '@/lib/check/answer';
import type { ReadCollection } from '@/lib/check/read-collection';
import type { Pack } from '@/lib/roster/pack';
import { type Fault, fileFault } from '@/lib/roster/report';
import { loadSystem } from '@/lib/systems/registry';
import { FaultList } from '../shell/fault-list';
import { SharedCollection } from './shared-collection';
import { type LinkedPack, SharedPack } from './shared-pack';
import { SharedRoster } from './shared-roster';

type Read =
  | { kind: 'reading' }
  | { kind: 'roster'; examined: Examined; pack: Pack | null }
  | { kind: 'pack'; linked: LinkedPack }
  | { kind: 'collection'; linked: ReadCollection }
  | { kind: 'refused'; faults: Fault[] };

async function readAddress(): Promise<Read> {
  const [
    { isCollectionLink, isPackLink, linkedText, packBeside },
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
  if (isCollectionLink(hash)) {
    const { readCollectionText } = await import('@/lib/check/read-collection');
    const read = await readCollectionText(text.value);
    return read.ok ? { kind: 'collection', linked: read.value } : refused(read);
  }
  if (!isPackLink(hash)) {
    const beside = packBeside(hash);
    const packed = beside?.ok ? await readPackText(beside.value) : beside;
    if (packed?.ok === false) return refused({ faults: packed.faults.map(inPack) });
    const pack = packed?.value ?? null;
    const examined = examine(await readRosterText(text.value), pack);
    if (!examined.ok) return refused(examined);
    if (pack && pack.system !== examined.value.system.id)
      return refused({
        faults: [
          inPack({ path: 'system', code: 'system', message: 'It is for another game than the roster.' }),
        ],
      });
    return { kind: 'roster', examined: examined.value, pack };
  }
  const pack = await readPackText(text.value);
  if (!pack.ok) return refused(pack);
  const system = await loadSystem(pack.value.system);
  return system ? { kind: 'pack', linked: { pack: pack.value, system } } : refused({ faults: [notLoaded] });
}

const refused = ({ faults }: { faults: Fault[] }): Read => ({ kind: 'refused', faults });

/** A fault of the pack that came beside a roster. */
const inPack = (fault: Fault): Fault => ({
  ...fault,
  path: fault.path === '' ? 'its pack' : `its pack: ${fault.path}`,
});

const notLoaded = fileFault('The page could not be loaded. Check the connection and load it again.');

/** The roster, pack or collection of the link that was opened: what is in it first; it is kept only when asked. */
export function OpenLinkPage() {
  const [read, setRead] = useState<Read>({ kind: 'reading' });
  useEffect(() => {
    let current = true;
    const look = () =>
      readAddress()
        .catch(() => refused({ faults: [notLoaded] }))
        .then((result) => {
          if (current) setRead(result);
        });
    void look();
    window.addEventListener('hashchange', look);
    return () => {
      current = false;
      window.removeEventListener('hashchange', look);
    };
  }, []);
  return (
    <AppFrame nav={<PageLinks />}>
      {read.kind === 'reading' && (
        <>
          <h1 className="sr-only">A shared link</h1>
          <p role="status" className="text-muted">
            Reading the link …
          </p>
        </>
      )}
      {read.kind === 'pack' && <SharedPack {...read.linked} />}
      {read.kind === 'collection' && <SharedCollection {...read.linked} />}
      {read.kind === 'roster' && <SharedRoster examined={read.examined} pack={read.pack} />}
      {read.kind === 'refused' && (
        <NoticePage
          number="400"
          title="This link cannot be read"
          actions={
            <LinkButton href="/" variant="primary">
              To the shelf
            </LinkButton>
          }
        >
          <p className="mb-4">Nothing was kept. What is wrong with it:</p>
          <FaultList faults={read.faults} />
        </NoticePage>
      )}
    </AppFrame>
  );
}
