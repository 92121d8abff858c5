import { StatTiles } from '@/components/builder/stat-tiles';
import { elementStats, type StatLine } from '@/lib/systems/horizon-wars/fields';

/** The stat line of an element: always five tiles, P F M A D. */
export const ElementTiles = ({ element, size = 'md' }: { element: StatLine; size?: 'sm' | 'md' }) => (
  <StatTiles
    stats={elementStats}
    element={element}
    size={size}
    isInline={size === 'sm'}
    // M is the widest of the small tiles: it may have a bonus.
    className={
      size === 'sm' ? '@max-md:max-w-none max-w-72 grid-cols-[1fr_1fr_1.6fr_1fr_1fr]' : 'max-w-96 grid-cols-5'
    }
  />
);
