'use client';

import { useSearchParams } from 'next/navigation';
import type { ComponentProps } from 'react';
import { PageTitle } from '@/components/ui/page-title';
import { packAddress } from '../shell/addresses';
import { ItemFrame } from '../shell/items/item-frame';
import { ItemPage } from '../shell/items/item-page';
import { packStore } from '../shell/packs/stored-packs';
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
    />
  );
}

const PackFrame = (props: ComponentProps<typeof ItemFrame>) => (
  <ItemFrame {...props} droppable="Packs, rosters, collections and backups" />
);

function AllPacks({ samples }: { samples: readonly OfferedPack[] }) {
  return (
    <PackFrame>
      <PageTitle>Packs</PageTitle>
      <div className="grid gap-10">
        <PackList />
        <SamplePacks samples={samples} />
      </div>
    </PackFrame>
  );
}
