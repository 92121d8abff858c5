'use client';

import { BookmarkPlus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import type { Pack } from '@/lib/roster/pack';
import { packSentence } from '@/lib/roster/pack-text';
import type { AnyGameSystem } from '@/lib/roster/system';
import { packAddress, packLabel } from '../shell/packs/label';
import { packStore, samePack } from '../shell/packs/stored-packs';
import { usePacks } from '../shell/packs/use-packs';

/** A pack that came with a link. */
export interface LinkedPack {
  pack: Pack;
  system: AnyGameSystem;
}

/** A pack that is not kept here yet: what it allows in a line, and the ways on. */
export function SharedPack({ pack, system }: LinkedPack) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const twin = usePacks(system.id)?.find((item) => samePack(item.value, pack));
  const keep = async () => {
    setBusy(true);
    router.push(packAddress(await packStore.keepNew(pack)));
  };
  return (
    <>
      <p className="label-caps text-muted">Pack · {system.name}</p>
      <h1 className="break-words font-semibold text-2xl">
        <bdi>{packLabel(pack)}</bdi>
      </h1>
      <p className="my-4 max-w-prose break-words text-lg">
        <bdi>{packSentence(pack, system)}</bdi>
      </p>
      <p className="mb-6 max-w-prose text-muted">
        {twin
          ? 'The very same pack is kept here already.'
          : 'This pack came with a link. It is not kept in this browser until you say so.'}
      </p>
      {twin ? (
        <LinkButton href={packAddress(twin.id)} variant="primary">
          Open the one kept here
        </LinkButton>
      ) : (
        <Button variant="primary" busy={busy} onClick={() => void keep()}>
          <BookmarkPlus aria-hidden size={16} /> Keep the pack
        </Button>
      )}
    </>
  );
}
