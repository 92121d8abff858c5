'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { loadSystem } from '@/lib/systems/registry';
import { builderAddress } from './unsaved';

/** A game one can begin a force of, with its samples. */
export interface Game {
  id: string;
  name: string;
  samples: { id: string; name: string; about: string }[];
}

/** The games: begin a force, or look at a sample. */
export function Begin({ games }: { games: readonly Game[] }) {
  return (
    <div className="grid gap-8">
      {games.map((game) => (
        <GameCard key={game.id} game={game} />
      ))}
    </div>
  );
}

function GameCard({ game }: { game: Game }) {
  const router = useRouter();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const start = async (sample?: string) => {
    setBusy(true);
    try {
      const [system, { emptyRoster, keepNew, sampleRoster }] = await Promise.all([
        loadSystem(game.id),
        import('./new-roster'),
      ]);
      if (!system) return;
      const roster = sample === undefined ? emptyRoster(system) : await sampleRoster(system, sample);
      router.push(builderAddress(await keepNew(roster, system)));
    } catch {
      toast({ message: `${game.name} could not be loaded. Check the connection and try again.` });
      setBusy(false);
    }
  };
  return (
    <article className="grid gap-4 border-accent border-l-4 pl-4 sm:pl-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h3 className="font-semibold text-2xl">{game.name}</h3>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" busy={busy} onClick={() => void start()}>
            <Plus aria-hidden size={16} /> New force<span className="sr-only"> of {game.name}</span>
          </Button>
          <LinkButton href={`/rules/${game.id}`} variant="quiet">
            Rules and rulings<span className="sr-only"> of {game.name}</span>
          </LinkButton>
        </div>
      </div>
      <ul className="grid gap-2 md:grid-cols-3">
        {game.samples.map(({ id, name, about }) => (
          <li key={id} className="flex">
            <button
              type="button"
              onClick={() => void start(id)}
              className="min-h-control w-full rounded-sm border border-line bg-surface px-3 py-2 text-left hover:border-ink"
            >
              <span className="label-caps block text-muted">Sample</span>
              <span className="block font-medium">{name}</span>
              <span className="block text-muted text-sm">{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </article>
  );
}
