import { CheckField } from '@/components/ui/check-field';
import type { Card } from '@/lib/systems/at-43/card';
import type { SetCard } from './set-card';
import { StatField } from './stat-field';

const fields = [
  ['movement', 'Movement'],
  ['protection', 'Protection'],
  ['combat', 'Combat'],
  ['size', 'Size'],
] as const;

const STEEL = 'nerves-of-steel';

/** The figures of a card: movement, protection, combat, size, morale. */
export function ProfileFields({ card, set }: { card: Card; set: SetCard }) {
  const { morale } = card;
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        {fields.map(([field, label]) => (
          <StatField
            key={field}
            label={label}
            value={card[field]}
            onChange={(value) => set({ [field]: value })}
          />
        ))}
        {morale !== STEEL && (
          <StatField label="Morale" value={morale} onChange={(value) => set({ morale: value })} />
        )}
      </div>
      <CheckField
        label="Nerves of steel"
        description="Morale is a dash on the card: it never tests (p.75)."
        checked={morale === STEEL}
        onChange={(event) => set({ morale: event.target.checked ? STEEL : null })}
      />
    </div>
  );
}
