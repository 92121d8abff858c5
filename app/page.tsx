import { PackPlace } from '@/components/pack/pack-place';
import type { Game } from '@/components/shelf/game-list';
import { StartPage } from '@/components/shelf/start-page';
import { AppFrame } from '@/components/shell/app-frame';
import { PageLinks } from '@/components/shell/page-links';
import { loadSystem, systems } from '@/lib/systems/registry';

/** The start page: the rosters stored in this browser, the games and their samples. */
export default async function ShelfPage() {
  const games = await Promise.all(
    systems.map(async ({ id, name, mark, accent }): Promise<Game> => {
      const samples = (await (await loadSystem(id))?.samples()) ?? [];
      return {
        id,
        name,
        mark,
        accent,
        samples: samples.map((sample) => ({ id: sample.id, about: sample.about, name: sample.name })),
      };
    }),
  );
  return (
    <AppFrame nav={<PageLinks />}>
      <h1 className="in-[[data-shelf]]:max-sm:sr-only mb-6 font-semibold text-2xl sm:text-3xl">
        Build a legal force
      </h1>
      <StartPage games={games} below={<PackPlace number="3" />} />
    </AppFrame>
  );
}
