'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { memo, useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { loadSystem } from '@/lib/systems/registry';
import { builderAddress } from '../shell/rosters/address';
import { goesByKeyboard, noteBegun } from '../shell/rosters/begun';

/** A game one can begin a force of, with its samples. */
export interface Game {
  id: string;
  name: string;
  samples: { id: string; name: string; about: string }[];
}

/** The games: begin a force, or look at a sample. */
export const Begin = memo(function Begin({ games }: { games: readonly Game[] }) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {games.map((game) => (
        <GameRow key={game.id} game={game} />
      ))}
    </div>
  );
});

function GameRow({ game }: { game: Game }) {
  const router = useRouter();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const start = async (sample?: string) => {
    const byKeyboard = goesByKeyboard();
    setBusy(true);
    try {
      const [system, { emptyRoster, keepNew, sampleRoster }] = await Promise.all([
        loadSystem(game.id),
        import('../shell/rosters/new-roster'),
      ]);
      if (!system) return;
      const roster = sample === undefined ? emptyRoster(system) : await sampleRoster(system, sample);
      const id = await keepNew(roster, system);
      if (byKeyboard && sample === undefined) noteBegun(id);
      router.push(builderAddress(id));
    } catch {
      toast({ message: `${game.name} could not be loaded. Check the connection and try again.` });
      setBusy(false);
    }
  };
  return (
    <article className="grid gap-x-6 gap-y-2 py-3 lg:grid-cols-[19rem_1fr] lg:items-center">
      <div className="max-sm:space-y-1.5 sm:flex sm:items-center sm:justify-between sm:gap-x-4 lg:block">
        <h3 className="font-semibold text-xl lg:mb-1.5">{game.name}</h3>
        <div className="flex flex-wrap gap-1">
          <Button variant="primary" busy={busy} onClick={() => void start()}>
            <Plus aria-hidden size={16} /> New force<span className="sr-only"> of {game.name}</span>
          </Button>
          <LinkButton href={`/rules/${game.id}`} variant="quiet">
            Rules<span className="sr-only"> and rulings of {game.name}</span>
          </LinkButton>
        </div>
      </div>
      <ul className="flex flex-wrap items-center gap-1.5 sm:grid sm:grid-cols-3 sm:items-stretch sm:gap-2">
        <li aria-hidden className="label-caps mr-1 text-muted sm:hidden">
          Samples
        </li>
        {game.samples.map(({ id, name, about }) => (
          <li key={id} className="flex">
            <button
              type="button"
              onClick={() => void start(id)}
              className="min-h-control w-full flex-col rounded-sm border border-line bg-surface px-2.5 py-1 text-left leading-snug hover:border-ink sm:flex"
            >
              <span className="sr-only">Sample </span>
              <span className="block font-medium">{name}</span>
              <span className="hidden text-pretty text-muted text-xs sm:block">{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </article>
  );
}
