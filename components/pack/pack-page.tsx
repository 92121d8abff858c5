'use client';

import { FolderOpen } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useRef } from 'react';
import { AppFrame } from '@/components/shell/app-frame';
import { PageLinks } from '@/components/shell/page-links';
import { Button } from '@/components/ui/button';
import { packAddress } from '../shell/addresses';
import { OpenFile, type OpenFileHandle } from '../shell/import/open-file';
import { ItemPage } from '../shell/items/item-page';
import { packStore } from '../shell/packs/stored-packs';
import { useUndoKey } from '../shell/use-undo-key';
import { PackEditor } from './pack-editor';
import { PackList } from './pack-list';
import { type OfferedPack, SamplePacks } from './sample-packs';

/** The page of the pack in the address (`?p=`), or of all packs. */
export function PackPage({ samples }: { samples: readonly OfferedPack[] }) {
  const id = useSearchParams().get('p');
  if (id === null) return <AllPacks samples={samples} />;
  return (
    <ItemPage
      key={id}
      id={id}
      store={packStore}
      noun={['pack', 'packs']}
      listed={packAddress()}
      afterwards="Forces built for it keep their copy."
      Frame={PackFrame}
      Editor={PackEditor}
      loading={<LoadingPacks />}
    />
  );
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

/** Binds Ctrl+Z while no pack is being edited: the editor has its own history. */
function MessageUndo() {
  useUndoKey();
  return null;
}

/** Shown while the packs are being read. */
export function LoadingPacks() {
  return (
    <AppFrame nav={<PageLinks />}>
      <h1 className="sr-only">Packs</h1>
      <p role="status" className="text-muted">
        Loading packs …
      </p>
    </AppFrame>
  );
}

function AllPacks({ samples }: { samples: readonly OfferedPack[] }) {
  return (
    <PackFrame>
      <h1 className="mb-6 font-semibold text-2xl">Packs</h1>
      <div className="grid gap-10">
        <PackList />
        <SamplePacks samples={samples} />
      </div>
    </PackFrame>
  );
}
