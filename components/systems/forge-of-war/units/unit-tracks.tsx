import { MarkTrack } from '@/components/ui/charts/mark-track';
import type { EvaluatedUnit } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import { countsFigures, systemTrack, woundsOf } from '@/lib/systems/forge-of-war/paper/tracks';

/** The tracks of a unit that the sheet prints: figures, wounds, D-markers, a vehicle's systems. */
export function UnitTracks({ unit }: { unit: EvaluatedUnit }) {
  const { source, dMarkers, groups, marks, vehicle } = unit;
  const wounds = woundsOf(unit);
  const each = groups > 1 ? ' each' : '';
  const { half, third, quarter } = marks;
  const systems = vehicle ? systemTrack(unit) : null;
  return (
    <div className="space-y-1">
      {countsFigures(unit) && (
        <MarkTrack label="Figures" count={source.figures} bars={[half, third, quarter]} />
      )}
      {wounds > 0 && <MarkTrack label={source.figures > 1 ? 'Wounds each' : 'Wounds'} count={wounds} />}
      <MarkTrack label={`D-markers${each}`} count={dMarkers} />
      {systems && (
        <MarkTrack label="Systems" count={systems.count} ends={systems.bars} names={systems.names} />
      )}
    </div>
  );
}
