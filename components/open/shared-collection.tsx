'use client';

import { BookmarkPlus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import type { ReadCollection } from '@/lib/check/read-collection';
import { capitalised } from '@/lib/roster/words';
import { collectionAddress } from '../shell/collections/address';
import { collectionStore } from '../shell/collections/stored-collections';
import { modelsText } from '../shell/collections/words';
import { labelOf, sameNamed } from '../shell/items/item-store';
import { useStoredItems } from '../shell/items/use-stored-items';

/** A collection that is not kept here yet: how much is in it, and the ways on. */
export function SharedCollection({ collection, system }: ReadCollection) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const twin = useStoredItems(collectionStore)?.read.find((item) => sameNamed(item.value, collection));
  const keep = async () => {
    setBusy(true);
    router.push(collectionAddress(await collectionStore.keepNew(collection)));
  };
  return (
    <>
      <p className="label-caps text-muted">Collection · {system.name}</p>
      <h1 className="break-words font-semibold text-2xl">
        <bdi>{labelOf(collection)}</bdi>
      </h1>
      <p className="my-4 max-w-prose text-lg">{capitalised(modelsText(collection))}.</p>
      <p className="mb-6 max-w-prose text-muted">
        {twin
          ? 'The very same collection is kept here already.'
          : 'This collection came with a link. It is not kept in this browser until you say so.'}
      </p>
      {twin ? (
        <LinkButton href={collectionAddress(twin.id)} variant="primary">
          Open the one kept here
        </LinkButton>
      ) : (
        <Button variant="primary" busy={busy} onClick={() => void keep()}>
          <BookmarkPlus aria-hidden size={16} /> Keep the collection
        </Button>
      )}
    </>
  );
}
