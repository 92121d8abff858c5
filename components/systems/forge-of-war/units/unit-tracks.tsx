import type { ReckonedUnit } from '@/lib/systems/forge-of-war/reckon-units';
import { countsFigures, systemTrack } from '@/lib/systems/forge-of-war/tracks';
import { MarkTrack } from './track';

/** The tracks of a unit that the sheet prints: figures, wounds, D-markers, a vehicle's systems. */
export function UnitTracks({ unit }: { unit: ReckonedUnit }) {
  const { source, dMarkers, marks, vehicle } = unit;
  const { w } = source.profile;
  const { half, third, quarter } = marks;
  const systems = vehicle ? systemTrack(unit) : null;
  return (
    <div className="space-y-1">
      {countsFigures(unit) && (
        <MarkTrack label="Figures" count={source.figures} bars={[half, third, quarter]} />
      )}
      {w > 1 && <MarkTrack label="Wounds" count={w} />}
      <MarkTrack label="D-markers" count={dMarkers} />
      {systems && (
        <MarkTrack label="Systems" count={systems.count} ends={systems.bars} names={systems.names} />
      )}
    </div>
  );
}
