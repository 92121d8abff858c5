import type { Metadata } from 'next';
import { Suspense } from 'react';
import { StaticAll } from '@/components/frame/static-all';
import { AllPacks, type OfferedPack, PackPage } from '@/components/pack/pack-page';
import { packSentence } from '@/lib/roster/pack/text';
import { parsePack } from '@/lib/roster/parse';
import { systems } from '@/lib/systems/registry';

export const metadata: Metadata = { title: 'Packs' };

/** One pack, or all that are stored in this browser, and samples to start from. */
export default async function Packs() {
  const samples = (await Promise.all(systems.map(samplePacksOf))).flat();
  return (
    <Suspense
      fallback={
        <StaticAll>
          <AllPacks samples={samples} />
        </StaticAll>
      }
    >
      <PackPage samples={samples} />
    </Suspense>
  );
}

async function samplePacksOf({ id: game, load }: (typeof systems)[number]): Promise<OfferedPack[]> {
  const { system } = await load();
  return ((await system.samplePacks?.()) ?? []).map(({ id, name, about, pack }) => {
    const read = parsePack(pack, system);
    if (!read.ok) throw new Error(`The sample pack ${id} cannot be read`);
    return { system: game, game: system.name, id, name, about, text: packSentence(read.value, system) };
  });
}
