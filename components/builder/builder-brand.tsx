import { ChevronLeft } from 'lucide-react';
import { GameMark } from '@/components/ui/game-mark';
import { PageLink } from '@/components/ui/page-link';
import type { RegisteredSystem } from '@/lib/systems/registry';
import { Wordmark } from '../shell/wordmark';

interface BuilderBrandProps {
  game: Pick<RegisteredSystem, 'name' | 'mark' | 'accent'> | undefined;
  /** Whether a link back to the rosters replaces the app's name, on narrow screens. */
  back: boolean;
}

/** The left edge of the builder's header: the link home, and the game. */
export function BuilderBrand({ game, back }: BuilderBrandProps) {
  return (
    <>
      {back ? (
        <PageLink
          href="/"
          aria-label="Rosters"
          className="-ml-2 grid size-control shrink-0 place-items-center rounded-sm hover:bg-accent-wash"
        >
          <ChevronLeft aria-hidden size={22} />
        </PageLink>
      ) : (
        <Wordmark brief />
      )}
      {game && (
        <span className="condensed flex min-w-0 items-center gap-2 font-semibold text-sm">
          <GameMark {...game} />
          <span className="min-w-0 [overflow-wrap:normal] max-[22.4rem]:sr-only max-sm:text-2xs sm:truncate">
            {game.name}
          </span>
        </span>
      )}
    </>
  );
}
