'use client';

import { memo } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { GameMark } from '@/components/ui/game-mark';
import { useStart } from './use-start';

/** A game with its samples. */
export interface Game {
  id: string;
  name: string;
  mark: string;
  accent: string;
  samples: { id: string; name: string; about: string }[];
}

/** The games, each with buttons to start a new force or open a sample. */
export const GameList = memo(function Begin({ games }: { games: readonly Game[] }) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {games.map((game) => (
        <GameRow key={game.id} game={game} />
      ))}
    </div>
  );
});

function GameRow({ game }: { game: Game }) {
  const { start, busy } = useStart(game);
  return (
    <article
      data-accent={game.accent}
      className="grid gap-x-6 gap-y-2 py-3 lg:grid-cols-[19rem_1fr] lg:items-center"
    >
      <div className="max-sm:space-y-1.5 sm:flex sm:items-center sm:justify-between sm:gap-x-4 lg:block">
        <h3 className="flex items-center gap-2.5 font-semibold text-xl lg:mb-1.5">
          <GameMark {...game} />
          {game.name}
        </h3>
        <div className="flex flex-wrap gap-1">
          <Button variant="primary" busy={busy} onClick={() => void start()}>
            <span aria-hidden>+</span> New force<span className="sr-only"> of {game.name}</span>
          </Button>
          <LinkButton href={`/rules/${game.id}`} variant="quiet">
            Rules<span className="sr-only"> and rulings of {game.name}</span>
          </LinkButton>
        </div>
      </div>
      <ul className="grid gap-1.5 sm:grid-cols-3 sm:gap-2">
        <li aria-hidden className="label-caps text-muted sm:hidden">
          Samples
        </li>
        {game.samples.map(({ id, name, about }) => (
          <li key={id} className="flex">
            <button
              type="button"
              onClick={() => void start(id)}
              className="min-h-control w-full flex-col rounded-sm border border-line bg-surface px-2.5 py-1 text-left leading-snug hover:border-ink flex"
            >
              <span className="sr-only">Sample </span>
              <span className="block font-medium">{name}</span>
              <span className="block text-pretty text-muted text-xs">{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </article>
  );
}
