import { dequal } from 'dequal/lite';
import { BookmarkPlus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { capitalised } from '@/lib/roster/words';
import type { ItemStore, Named } from '../shell/items/item-store';
import { labelOf } from '../shell/items/label';
import { useStoredItems } from '../shell/items/use-stored-items';

interface SharedItemProps<Value extends Named> {
  value: Value;
  store: ItemStore<Value>;
  /** "pack" or "collection". */
  noun: string;
  game: string;
  /** A one-line summary. */
  says: string;
  addressOf: (id: string) => string;
}

/** An item from a link that is not saved yet: its summary, and a button to save it or a link to the stored one. */
export function SharedItem<Value extends Named>(props: SharedItemProps<Value>) {
  const { value, store, noun, game, says, addressOf } = props;
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const twin = useStoredItems(store)?.read.find((item) => dequal(item.value, value));
  const save = async () => {
    setBusy(true);
    router.push(addressOf(await store.saveNew(value)));
  };
  return (
    <>
      <p className="label-caps text-muted">
        {capitalised(noun)} · {game}
      </p>
      <PageTitle lead={<bdi className="wrap-anywhere">{says}</bdi>}>
        <bdi>{labelOf(value)}</bdi>
      </PageTitle>
      <p className="mb-6 max-w-prose text-muted">
        {twin
          ? `The same ${noun} is saved here already.`
          : `This ${noun} came with a link. It is not saved in this browser until you choose to.`}
      </p>
      {twin ? (
        <LinkButton href={addressOf(twin.id)} variant="primary">
          Open the one saved here
        </LinkButton>
      ) : (
        <Button variant="primary" busy={busy} onClick={() => void save()}>
          <BookmarkPlus aria-hidden size={16} /> Save the {noun}
        </Button>
      )}
    </>
  );
}
