'use client';

import { FolderOpen } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AppFrame } from '@/components/shell/app-frame';
import { NoticePage } from '@/components/shell/notice-page';
import { PageLinks } from '@/components/shell/page-links';
import { Button, LinkButton } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { OpenFile, type OpenFileHandle } from '../shell/intake/open-file';
import { packAddress, packLabel } from '../shell/packs/label';
import { forgetPack, keepPack, type StoredPack } from '../shell/packs/stored-packs';
import { useStoredPacks } from '../shell/packs/use-packs';
import { UnreadableList } from '../shell/unreadable/unreadable-list';
import { useUndoKey } from '../shell/use-undo-key';
import { PackEditor } from './pack-editor';
import { PackList } from './pack-list';
import { type OfferedPack, SamplePacks } from './sample-packs';

/** The pack that the address names (`?p=`), or all packs. */
export function PackPage({ samples }: { samples: readonly OfferedPack[] }) {
  const id = useSearchParams().get('p');
  return id === null ? <AllPacks samples={samples} /> : <OnePack key={id} id={id} />;
}

function PackFrame({ game, children }: { game?: string | undefined; children: ReactNode }) {
  const file = useRef<OpenFileHandle>(null);
  return (
    <AppFrame
      nav={<PageLinks rules={game} />}
      actions={
        <Button onClick={() => file.current?.choose()}>
          <FolderOpen aria-hidden size={16} /> Open a file
        </Button>
      }
    >
      {game === undefined && <MessageUndo />}
      {children}
      <OpenFile ref={file} />
    </AppFrame>
  );
}

/** Ctrl+Z where no pack is being edited, which has a history of its own. */
function MessageUndo() {
  useUndoKey();
  return null;
}

/** While the packs are being read. */
export function LoadingPacks() {
  return (
    <AppFrame nav={<PageLinks />}>
      <h1 className="sr-only">Packs</h1>
      <p role="status" className="text-muted">
        Reading the packs …
      </p>
    </AppFrame>
  );
}

function AllPacks({ samples }: { samples: readonly OfferedPack[] }) {
  return (
    <PackFrame>
      <h1 className="mb-6 font-semibold text-2xl">What an event allows</h1>
      <div className="grid gap-10">
        <PackList />
        <SamplePacks samples={samples} />
      </div>
    </PackFrame>
  );
}

function OnePack({ id }: { id: string }) {
  const packs = useStoredPacks();
  const toast = useToast();
  const [deleted, setDeleted] = useState<StoredPack | null>(null);
  const kept = packs?.read.find((each) => each.id === id);
  const unread = packs?.unread.filter(({ key }) => [key].flat().at(-1) === id) ?? [];
  const title = kept ? packLabel(kept.pack) : null;
  useEffect(() => {
    if (title !== null) document.title = `${title} – Muster`;
  }, [title]);
  if (packs === undefined) return <LoadingPacks />;
  if (kept)
    return (
      <PackFrame game={kept.system.id}>
        <PackEditor
          kept={kept}
          onDelete={async () => {
            const refusal = await forgetPack(kept);
            if (refusal === null) setDeleted(kept);
            else toast({ message: refusal });
          }}
        />
      </PackFrame>
    );
  return (
    <PackFrame>
      {deleted && <Deleted kept={deleted} />}
      {unread.length > 0 && (
        <>
          <h1 className="mb-6 font-semibold text-2xl">A pack that cannot be read</h1>
          <div className="mb-6">
            <UnreadableList list={unread} title="This pack" level={2} />
          </div>
          <AllPacksLink />
        </>
      )}
      {!deleted && unread.length === 0 && (
        <NoticePage number="404" title="No pack here" actions={<AllPacksLink />}>
          <p>No pack of this address is kept in this browser.</p>
        </NoticePage>
      )}
    </PackFrame>
  );
}

const AllPacksLink = () => <LinkButton href={packAddress()}>All packs</LinkButton>;

function Deleted({ kept }: { kept: StoredPack }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that deleted it is gone.
  useEffect(() => undo.current?.focus(), []);
  return (
    <NoticePage
      number="–"
      title="Pack deleted"
      actions={
        <>
          <Button
            ref={undo}
            variant="primary"
            onClick={() => void keepPack(kept.pack, kept.id).catch(() => undefined)}
          >
            Undo
          </Button>
          <AllPacksLink />
        </>
      }
    >
      <p role="status">
        <bdi>“{packLabel(kept.pack)}”</bdi> is kept no longer. Forces built for it keep their copy.
      </p>
    </NoticePage>
  );
}
