import { memo } from 'react';
import { usePack } from '@/components/builder/ban';
import { SelectField } from '@/components/ui/select-field';
import type { Pack } from '@/lib/roster/pack';
import { banOf } from '@/lib/roster/pack-bans';
import type { RulingValues } from '@/lib/roster/ruling';
import { weapons } from '@/lib/systems/forge-of-war/catalogue/catalogue';
import { type AnyWeapon, armoury } from '@/lib/systems/forge-of-war/evaluate/evaluate-units';
import type { CustomWeapon } from '@/lib/systems/forge-of-war/force';
import { weaponFacts } from '@/lib/systems/forge-of-war/paper/marks';
import { useEvaluation } from './use-force';

type WeaponSelectProps = {
  label: string;
  value: string;
  /** The force's own weapons, offered first. */
  own?: readonly CustomWeapon[];
  /** Label of a first option with an empty value. */
  none?: string;
  onChange: (id: string) => void;
};

/** The weapon list; memoised, to render only when pack or rulings change, not at each keystroke. */
const WeaponOptions = memo(function WeaponOptions({
  pack,
  rulings,
}: {
  pack: Pack | null;
  rulings: RulingValues;
}) {
  const weaponOf = armoury([], rulings);
  return (
    <optgroup label="The list">
      {weapons.map((weapon) => (
        <option key={weapon.id} value={weapon.id}>
          {[weapon.name, ...weaponFacts(weaponOf(weapon.id) as AnyWeapon), banOf(pack, 'upgrades', weapon.id)]
            .filter(Boolean)
            .join(' · ')}
        </option>
      ))}
    </optgroup>
  );
});

/** Selects a weapon; each option shows its figures. */
export function WeaponSelect({ label, value, own = [], none, onChange }: WeaponSelectProps) {
  const pack = usePack();
  const { rulings } = useEvaluation();
  return (
    <SelectField
      label={label}
      className="w-80 max-w-full"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {own.length > 0 && (
        <optgroup label="The force’s own">
          {own.map((weapon) => (
            <option key={weapon.id} value={weapon.id}>
              {weapon.name || weapon.id} · {weaponFacts(weapon).join(' · ')}
            </option>
          ))}
        </optgroup>
      )}
      <WeaponOptions pack={pack} rulings={rulings} />
    </SelectField>
  );
}
