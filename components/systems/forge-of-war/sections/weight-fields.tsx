import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import type { WeightOfFire } from '@/lib/systems/forge-of-war/force';
import { kindOfWeight, type WeightKind, weightOfKind } from '@/lib/systems/forge-of-war/paper/weights';

const kinds: readonly { value: WeightKind; label: string }[] = [
  { value: 'dice', label: 'Dice' },
  { value: 'target', label: 'By target' },
  { value: 'range', label: 'By range' },
  { value: 'radius', label: 'Radius' },
];

const labels: Record<string, string> = {
  dice: 'Dice a figure',
  infantry: 'Infantry',
  horde: 'Horde',
  vehicle: 'Vehicle',
  near: 'Up to 12"',
  farIfStill: 'Beyond 12", if still',
  radius: 'Inches',
};

type WeightFieldsProps = { name: string; weight: WeightOfFire; onChange: (weight: WeightOfFire) => void };

/** A weapon's weight of fire in one of its four forms. */
export function WeightFields({ name, weight, onChange }: WeightFieldsProps) {
  const parts = typeof weight === 'number' ? { dice: weight } : weight;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <Segmented<WeightKind>
        compact
        label={
          <>
            Weight of fire<span className="sr-only"> of {name}</span>
          </>
        }
        value={kindOfWeight(weight)}
        options={kinds}
        onChange={(kind) => onChange(weightOfKind(kind, weight))}
      />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {Object.entries(parts).map(([key, dice]) => (
          <NumberField
            key={key}
            compact
            label={labels[key] ?? key}
            min={0}
            max={99}
            value={dice}
            onChange={(next) =>
              onChange(key === 'dice' ? next : ({ ...(weight as object), [key]: next } as WeightOfFire))
            }
          />
        ))}
      </div>
    </div>
  );
}
