import { PageFrame } from '@/components/frame/page-frame';
import { PackPlace } from '@/components/pack/pack-place';
import type { Game } from '@/components/shelf/game-list';
import { StartPage } from '@/components/shelf/start-page';
import { PageTitle } from '@/components/ui/page-title';
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
    <PageFrame>
      <PageTitle
        className="in-[[data-shelf]]:max-sm:sr-only mb-5"
        lead="Muster is an army builder and rules checker for tabletop wargames. It shows at every step whether a force is legal and why, and prints the roster."
      >
        Build a legal force
      </PageTitle>
      <StartPage games={games} below={<PackPlace number="3" />} />
    </PageFrame>
  );
}
