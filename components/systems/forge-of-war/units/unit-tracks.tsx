import { dequal } from 'dequal/lite';
import { memo } from 'react';
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

/** Maximum boxes drawn; larger counts are shown as a number. */
const MAX_BOXES = 60;
const SIDE = 11;
const STEP = 14;

type MarkTrackProps = {
  label: string;
  count: number;
  /** Boxes followed by a bar, counted from 1; null for none. */
  bars?: readonly (number | null)[];
  /** Boxes that end a part, and the names of the parts. */
  ends?: readonly number[];
  names?: readonly string[];
};

/** A track as printed on the sheet: boxes in groups of five, with bars at its marks. */
export const MarkTrack = memo(function MarkTrack(props: MarkTrackProps) {
  const { label, count, bars = [], ends = [], names = [] } = props;
  const lost = bars.filter((bar) => bar !== null);
  const marks = [...lost, ...ends];
  const text = lost.length > 0 ? `${count}, marks after ${[...new Set(lost)].join(', ')} lost` : `${count}`;
  return (
    <div className="flex items-start gap-2">
      <span className="label-caps w-20 shrink-0 text-muted">{label}</span>
      {count > MAX_BOXES ? (
        <span className="text-sm">{text}</span>
      ) : (
        <span role="img" aria-label={`${label}: ${text}`} className="flex min-w-0 flex-wrap gap-y-1 pt-0.5">
          {Array.from({ length: Math.ceil(count / 5) }, (_, group) => {
            const from = group * 5;
            const boxes = Math.min(5, count - from);
            return (
              <svg
                key={group}
                aria-hidden
                width={boxes * STEP + 5}
                height={SIDE + 4}
                className="block shrink-0"
              >
                {Array.from({ length: boxes }, (_, index) => (
                  <g key={index}>
                    <rect
                      x={index * STEP + 0.5}
                      y={2.5}
                      width={SIDE - 1}
                      height={SIDE - 1}
                      className="fill-surface stroke-edge"
                    />
                    {marks.includes(from + index + 1) && (
                      <line
                        x1={index * STEP + SIDE + 1.5}
                        x2={index * STEP + SIDE + 1.5}
                        y1={0}
                        y2={SIDE + 4}
                        strokeWidth={2.5}
                        className="stroke-accent"
                      />
                    )}
                  </g>
                ))}
              </svg>
            );
          })}
        </span>
      )}
      {names.length > 0 && (
        <span className="condensed min-w-0 flex-1 basis-32 text-sm">{names.join(' · ')}</span>
      )}
    </div>
  );
}, dequal);
