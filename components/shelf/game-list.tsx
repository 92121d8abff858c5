'use client';

import { memo } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { GameMark } from '@/components/ui/glyphs';
import { Section } from '@/components/ui/section';
import { useStart } from './use-start';

/** A game with its samples. */
export interface Game {
  id: string;
  name: string;
  mark: string;
  accent: string;
  samples: { id: string; name: string; about: string }[];
}

/** Columns that games and samples share on a wide screen. */
const COLUMNS = 'lg:grid-cols-5 lg:gap-x-3';

/** The games, each with buttons to start a new force and to read its rules; then their samples. */
export const GameList = memo(function GameList({ games }: { games: readonly Game[] }) {
  return (
    <>
      <div
        className={`grid border-line border-y max-lg:divide-y max-lg:divide-line sm:max-lg:grid-cols-2 ${COLUMNS}`}
      >
        {games.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </div>
      <Section title="Samples" level={3} className="mt-6">
        <div className={`grid gap-4 sm:max-lg:grid-cols-2 ${COLUMNS}`}>
          {games.map((game) => (
            <Samples key={game.id} game={game} />
          ))}
        </div>
      </Section>
    </>
  );
});

function GameRow({ game }: { game: Game }) {
  const { start, busy } = useStart(game);
  return (
    <article
      data-accent={game.accent}
      className="flex items-center gap-x-1 py-2 lg:flex-col lg:items-stretch lg:gap-y-2"
    >
      <h3 className="flex min-w-0 flex-1 items-center gap-2 font-semibold text-lg leading-tight">
        <GameMark {...game} />
        {game.name}
      </h3>
      <div className="flex shrink-0 flex-row-reverse gap-1 lg:flex-row">
        <Button variant="primary" busy={busy} onClick={() => void start()} className="max-sm:px-2.5!">
          <span aria-hidden>+</span>
          <span>
            New<span className="max-sm:sr-only"> force</span>
            <span className="sr-only"> of {game.name}</span>
          </span>
        </Button>
        <LinkButton href={`/rules/${game.id}`} variant="quiet" className="px-2!">
          Rules<span className="sr-only"> and rulings of {game.name}</span>
        </LinkButton>
      </div>
    </article>
  );
}

function Samples({ game }: { game: Game }) {
  const { start } = useStart(game);
  return (
    <article data-accent={game.accent} aria-label={`Samples of ${game.name}`}>
      <h4 className="mb-1.5 flex items-center gap-2 font-medium text-sm lg:sr-only">
        <GameMark {...game} />
        <span>
          <span className="sr-only">Samples of </span>
          {game.name}
        </span>
      </h4>
      <ul className="grid gap-1.5">
        {game.samples.map(({ id, name, about }) => (
          <li key={id} className="flex">
            <button
              type="button"
              onClick={() => void start(id)}
              className="flex min-h-control w-full flex-col rounded-sm border border-line bg-surface px-2.5 py-1 text-left leading-snug hover:border-ink"
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
