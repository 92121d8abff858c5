import { CheckField } from '@/components/ui/check-field';
import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import type { Card, Weapon } from '@/lib/systems/at-43/card';
import { blankWeapon } from '@/lib/systems/at-43/in-play';
import { NameEdit } from '../name-edit';
import { firstRow, ListEditor } from './list-editor';
import { OddsChart, oddsNote } from './odds-chart';
import type { SetCard } from './set-card';
import { StatField } from './stat-field';

/** The weapons of a card, each with the odds of its damage test. */
export function WeaponList({ card, set }: { card: Card; set: SetCard }) {
  return (
    <ListEditor
      title="Weapons"
      noun="weapon"
      note={oddsNote}
      items={card.weapons}
      labelOf={({ name }) => name}
      blank={() => ({ ...blankWeapon('Weapon'), special: false })}
      onChange={(weapons) => set({ weapons })}
    >
      {(weapon, change) => (
        <WeaponFields weapon={weapon} change={change} vehicle={card.category === 'vehicle'} />
      )}
    </ListEditor>
  );
}

const figures = [
  ['attackRate', 'Attack rate'],
  ['rerolls', 'Re-rolls'],
  ['penetration', 'Penetration'],
  ['damage', 'Damage'],
  ['area', 'Area'],
] as const;

type WeaponFieldsProps = {
  weapon: Weapon;
  change: (fields: Partial<Weapon>) => void;
  vehicle: boolean;
};

function WeaponFields({ weapon, change, vehicle }: WeaponFieldsProps) {
  return (
    <div className="space-y-2">
      <div className={firstRow}>
        <NameEdit
          compact
          className="w-56 max-w-full"
          label="Weapon"
          value={weapon.name}
          onChange={(name) => change({ name })}
        />
        <NumberField
          compact
          label="How many"
          min={1}
          max={99}
          value={weapon.count}
          onChange={(count) => change({ count })}
        />
        <Segmented
          compact
          label="Kind"
          value={weapon.kind}
          options={[
            { value: 'ranged', label: 'Ranged' },
            { value: 'close', label: 'Close combat' },
          ]}
          onChange={(kind) => change({ kind })}
        />
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-3">
        <StatField
          label={weapon.fixed ? 'Result needed' : 'Accuracy'}
          value={weapon.accuracy}
          onChange={(accuracy) => change({ accuracy })}
        />
        {figures.map(([field, label]) => (
          <StatField
            key={field}
            label={label}
            empty={field === 'area' ? 'none' : undefined}
            value={weapon[field]}
            onChange={(value) => change({ [field]: value })}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-x-6">
        <CheckField
          label="Special: bearers only"
          checked={weapon.special}
          onChange={(event) => change({ special: event.target.checked })}
        />
        <CheckField
          label="Locked shot: a result, not an accuracy"
          checked={weapon.fixed}
          onChange={(event) => change({ fixed: event.target.checked })}
        />
      </div>
      {(vehicle || weapon.fieldOfView !== null) && (
        <NameEdit
          compact
          optional
          className="max-w-96"
          label="Field of view"
          hint="In words, as the vehicle's description has it (p.48); empty where it is not known."
          value={weapon.fieldOfView ?? ''}
          onChange={(view) => change({ fieldOfView: view === '' ? null : view })}
        />
      )}
      <OddsChart weapon={weapon} />
    </div>
  );
}
