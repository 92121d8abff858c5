import { StatTiles } from '@/components/builder/stat-tiles';
import type { EvaluatedUnit } from '@/lib/systems/command-horizon/evaluate/evaluate-units';
import { mainLine, unitStats } from '@/lib/systems/command-horizon/fields';

/** The figures of a unit, or of its first squad if it is in squads. */
export const UnitTiles = ({ unit, size = 'md' }: { unit: EvaluatedUnit; size?: 'sm' | 'md' }) => (
  <StatTiles
    stats={unitStats}
    element={mainLine(unit)}
    size={size}
    head={size === 'sm' ? 'letter' : 'label'}
    className="max-w-lg grid-cols-[minmax(min-content,0.8fr)_minmax(min-content,1.5fr)_repeat(3,minmax(min-content,1fr))]"
  />
);
