import { CheckField } from '@/components/ui/check-field';
import type { Card, SupportWeapon } from '@/lib/systems/at-43/card';
import { NameEdit } from '../name-edit';
import type { SetCard } from './set-card';
import { StatField } from './stat-field';

const blank: SupportWeapon = { name: 'Support weapon', protection: null, combat: null, size: null };
const figures = [
  ['protection', 'Protection'],
  ['combat', 'Combat'],
  ['size', 'Size'],
] as const;

/** The support weapon of a unit's gunners, a fighter with its own figures (p.48). */
export function SupportWeaponFields({ card: { supportWeapon }, set }: { card: Card; set: SetCard }) {
  const change = (fields: Partial<SupportWeapon>) =>
    set({ supportWeapon: { ...(supportWeapon ?? blank), ...fields } });
  return (
    <div className="space-y-2">
      <CheckField
        label="The support weapon is known"
        checked={supportWeapon !== null}
        onChange={(event) => set({ supportWeapon: event.target.checked ? blank : null })}
      />
      {supportWeapon && (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <NameEdit
            compact
            className="w-56 max-w-full"
            label="Support weapon"
            value={supportWeapon.name}
            onChange={(name) => change({ name })}
          />
          {figures.map(([field, label]) => (
            <StatField
              key={field}
              label={label}
              value={supportWeapon[field]}
              onChange={(value) => change({ [field]: value })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
