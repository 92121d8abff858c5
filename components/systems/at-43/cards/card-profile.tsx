import { StatTiles } from '@/components/builder/stat-tiles';
import type { Card } from '@/lib/systems/at-43/catalogue/card';
import { profileIds, profileStats } from '@/lib/systems/at-43/catalogue/card-fields';

/** The profile of a card in a row. */
export const CardProfile = ({ card }: { card: Card }) => (
  <StatTiles
    stats={profileStats}
    element={card}
    ids={profileIds}
    size="sm"
    head="name"
    dash="unknown"
    className="mt-1.5 max-w-md"
  />
);
