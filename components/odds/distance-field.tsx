import { NumberField } from '@/components/ui/number-field';
import { distanceUnit } from '@/lib/odds/by-distance';
import { withUnit } from '@/lib/odds/chart';
import type { AttackKind } from '@/lib/odds/model';

interface DistanceFieldProps {
  kind: AttackKind;
  value: number;
  onChange: (value: number) => void;
}

/** The distance of both fighters, always in sight: a slider as long as the charts, and a number that can be more. */
export function DistanceField({ kind, value, onChange }: DistanceFieldProps) {
  const [field] = kind.fields;
  if (field === undefined) return null;
  const { label, min = 0, max = 99 } = field;
  const unit = distanceUnit(kind);
  const longest = kind.byDistance?.at(-1) ?? max;
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-end gap-x-4 gap-y-1 bg-ground py-2">
      <NumberField label={unit === '' ? label : `${label} (${unit})`} {...{ min, max, value, onChange }} />
      <input
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={withUnit(value, unit)}
        min={min}
        max={longest}
        value={Math.min(value, longest)}
        onChange={({ target }) => onChange(Number(target.value))}
        className="min-h-control min-w-40 max-w-xl flex-1 accent-accent"
      />
    </div>
  );
}
