'use client';

import { useSearchParams } from 'next/navigation';
import { lazyComponent } from '@/components/ui/lazy-part';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import { ItemFrame, LoadingItems } from '../frame/item-frame';
import { ABOUT_PACKS, PACKS_DROPPABLE, PackList, usePackActions } from './pack-list';

/** The page of the pack in the address (`?p=`), or of all packs. */
export function PackPage({ samples }: { samples: readonly OfferedPack[] }) {
  const id = useSearchParams().get('p');
  if (id === null) return <AllPacks samples={samples} />;
  return <PackItem key={id} id={id} />;
}

const PackItem = lazyComponent<{ id: string }>(
  async () => (await import('./pack-editor')).PackItem,
  <LoadingItems noun="packs" />,
);

/** All packs that are stored in this browser, and samples to start from. */
export function AllPacks({ samples }: { samples: readonly OfferedPack[] }) {
  return (
    <ItemFrame droppable={PACKS_DROPPABLE}>
      <PageTitle lead={ABOUT_PACKS}>Packs</PageTitle>
      <div className="grid gap-10">
        <PackList />
        <SamplePacks samples={samples} />
      </div>
    </ItemFrame>
  );
}

/** A sample pack, prepared when the page is built. */
export interface OfferedPack {
  system: string;
  game: string;
  id: string;
  name: string;
  about: string;
  /** A one-line summary. */
  text: string;
}

/** The sample packs: each opens as a copy that is stored and edited like any other pack. */
function SamplePacks({ samples }: { samples: readonly OfferedPack[] }) {
  const { beginFrom } = usePackActions();
  return (
    <Section title="Sample packs">
      <p className="mb-3 max-w-prose text-muted">Each opens as a copy that you can change for your event.</p>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {samples.map(({ system, game, id, name, about, text }) => (
          <li key={`${system} ${id}`} className="flex">
            <button
              type="button"
              onClick={() => void beginFrom(system, id)}
              className="flex w-full min-w-0 flex-col rounded-sm border border-line bg-surface px-3 py-2 text-left leading-snug hover:border-ink"
            >
              <span className="label-caps text-muted">
                <span className="sr-only">Sample pack of </span>
                {game}
              </span>
              <span className="mt-0.5 font-semibold">{name}</span>
              <span className="mt-1 text-pretty text-sm">{about}.</span>
              <span className="mt-1 text-pretty text-muted text-sm">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
