import { Begin, type Game } from '@/components/shelf/begin';
import { Shelf } from '@/components/shelf/shelf';
import { AppFrame } from '@/components/shell/app-frame';
import { NavLink } from '@/components/shell/nav-link';
import { Section } from '@/components/ui/section';
import { loadSystem, systems } from '@/lib/systems/registry';

/** Where one begins: the games, their samples, and the rosters kept in this browser. */
export default async function ShelfPage() {
  const games = await Promise.all(
    systems.map(async ({ id, name }): Promise<Game> => {
      const samples = (await (await loadSystem(id))?.samples()) ?? [];
      return {
        id,
        name,
        samples: samples.map((sample) => ({ id: sample.id, about: sample.about, name: sample.name })),
      };
    }),
  );
  return (
    <AppFrame nav={<NavLink href="/">Shelf</NavLink>}>
      <h1 className="mb-1 font-semibold text-3xl">Muster a legal force</h1>
      <p className="mb-8 max-w-prose text-lg text-muted">
        Build it, see at every step whether it is legal and why, and print the roster for the table.
      </p>
      <div className="grid gap-10">
        <Section number="1" title="Begin">
          <Begin games={games} />
        </Section>
        <Shelf systemNames={Object.fromEntries(systems.map(({ id, name }) => [id, name]))} />
      </div>
    </AppFrame>
  );
}
