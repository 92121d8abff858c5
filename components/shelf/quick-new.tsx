import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { GameMark } from '@/components/ui/game-mark';
import type { StoredRoster } from '@/lib/storage/db';
import type { Game } from './game-list';
import { useStart } from './use-start';

/** Buttons that start a force of each game, the last used first; always visible above a long shelf. */
export function QuickNew({ games, rosters }: { games: readonly Game[]; rosters: readonly StoredRoster[] }) {
  const used = new Map<string, number>();
  for (const { roster, changed } of rosters)
    used.set(roster.system, Math.max(used.get(roster.system) ?? 0, changed));
  const inOrder = [...games].sort((a, b) => (used.get(b.id) ?? 0) - (used.get(a.id) ?? 0));
  return (
    <div className="no-print sticky top-0 z-10 -mx-1 mb-2 flex flex-wrap items-center gap-1 bg-ground px-1 py-1.5">
      <span className="label-caps mr-1 inline-flex items-center gap-1 text-muted">
        <Plus aria-hidden size={14} /> New
      </span>
      {inOrder.map((game) => (
        <QuickGame key={game.id} game={game} />
      ))}
    </div>
  );
}

function QuickGame({ game }: { game: Game }) {
  const { start, busy } = useStart(game);
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={busy}
      title={game.name}
      aria-label={`New force: ${game.name}`}
      className="min-w-control-sm px-1.5!"
      onClick={() => void start()}
    >
      <GameMark {...game} />
      <span aria-hidden className="condensed max-sm:hidden">
        {game.name}
      </span>
    </Button>
  );
}
