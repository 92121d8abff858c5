'use client';

import { FolderOpen } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { AppFrame } from '@/components/shell/app-frame';
import { PageLinks } from '@/components/shell/page-links';
import { Button } from '@/components/ui/button';
import { systems } from '@/lib/systems/registry';
import { collectionAddress } from '../shell/collections/address';
import { collectionStore } from '../shell/collections/stored-collections';
import { DropTarget } from '../shell/drop-target';
import { filesOf } from '../shell/import/files-of';
import { useImport } from '../shell/import/use-import';
import { ItemPage } from '../shell/items/item-page';
import { useUndoKey } from '../shell/use-undo-key';
import { CollectionEditor } from './collection-editor';
import { CollectionList } from './collection-list';
import { CustomItems } from './custom-items';

/** The page of the collection in the address (`?c=`), or of all collections. */
export function CollectionPage() {
  const id = useSearchParams().get('c');
  if (id === null) return <AllCollections />;
  return (
    <ItemPage
      key={id}
      id={id}
      store={collectionStore}
      noun={['collection', 'collections']}
      listed={collectionAddress()}
      afterwards="Rosters built from it stay as they are."
      Frame={CollectionFrame}
      Editor={CollectionEditor}
      loading={<LoadingCollections />}
    />
  );
}

function CollectionFrame({ game, children }: { game?: string | undefined; children: ReactNode }) {
  const { take, choose, answer } = useImport();
  const accent = systems.find(({ id }) => id === game)?.accent;
  return (
    <AppFrame
      accent={accent}
      nav={<PageLinks rules={game} />}
      actions={
        <Button onClick={choose}>
          <FolderOpen aria-hidden size={16} /> Open a file
        </Button>
      }
    >
      {game === undefined && <MessageUndo />}
      {children}
      <DropTarget
        take={(data) => take(filesOf(data))}
        title="Drop to open"
        about="Collections, packs, rosters and backups"
      />
      {answer}
    </AppFrame>
  );
}

/** Binds Ctrl+Z while no collection is being edited: the editor has its own history. */
function MessageUndo() {
  useUndoKey();
  return null;
}

/** Shown while the collections are being read. */
export function LoadingCollections() {
  return (
    <AppFrame nav={<PageLinks />}>
      <h1 className="sr-only">Collections</h1>
      <p role="status" className="text-muted">
        Loading collections …
      </p>
    </AppFrame>
  );
}

function AllCollections() {
  return (
    <CollectionFrame>
      <h1 className="mb-6 font-semibold text-2xl">Collections</h1>
      <div className="grid gap-10">
        <CollectionList />
        <CustomItems />
      </div>
    </CollectionFrame>
  );
}
